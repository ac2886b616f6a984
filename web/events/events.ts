// What other areas show of events.
export { EventCards } from './event-cards.tsx'
export { EventViewSlot } from './event-view-slot.tsx'
export { RegistrationSlot } from './registration-slot.tsx'
export { registrationIn } from './send-registration.ts'
