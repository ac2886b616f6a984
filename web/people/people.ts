// What other areas show of people.
export { OwnSteps } from './own-steps.tsx'
