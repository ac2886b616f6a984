export { consentForgets, keepConsent, refuseUnknownVersion } from './consents.ts'

export { isFormHandler, receiveForm, type VisitorsForm } from './receive.ts'
export {
  checkRefusal,
  endRefusals,
  findRefusals,
  isRefused,
  refusalAddress,
  refusalToken,
  refuseLetters,
} from './refused-addresses.ts'
export { forgetRepeats, type KeptForm, repeatForgets } from './repeats.ts'
export { notifyStaff } from './staff-letter.tsx'
