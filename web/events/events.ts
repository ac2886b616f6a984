// What other areas show of events.
export { EventCards } from './event-cards.tsx'
export { EventView } from './event-view.tsx'
