// What other areas may take of polls.
export { PollPartSlot } from './poll-slots.tsx'
