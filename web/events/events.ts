// What other areas show of events.
export { EventCards } from './event-cards.tsx'
export { eventData } from './event-data.ts'
export { EventViewSlot } from './event-view-slot.tsx'
export { RegistrationSlot } from './registration-slot.tsx'
export { registrationIn } from './send-registration.ts'
