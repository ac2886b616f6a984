// What other areas may take of polls.
export { PollPartSlot, PollViewSlot } from './poll-slots.tsx'
