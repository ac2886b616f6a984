// Exports of this folder that other areas use.
export { FactorResetRequest } from './factor-reset.tsx'
export { PasskeysElsewhere } from './passkeys-elsewhere.tsx'
export { SecondFactorPanel } from './second-factor-panel.tsx'
export { SetUpFirst } from './set-up-first.tsx'
