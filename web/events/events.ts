// Exports of this folder that other areas use.
export { EventCards } from './event-cards.tsx'
export { eventData } from './event-data.ts'
export { EventViewSlot } from './event-view-slot.tsx'
export { RegistrationSlot } from './registration-slot.tsx'
export { registrationIn } from './send-registration.ts'
