// Exports of this folder that other areas use.
export { OwnSteps } from './own-steps.tsx'
