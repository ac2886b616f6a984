export { consentForgets } from './consents.ts'
export { isFormHandler, type Kept, receiveForm, type VisitorsForm } from './receive.ts'
export { repeatForgets } from './repeats.ts'
export { type StaffLetter, tellStaff } from './staff-letter.tsx'
