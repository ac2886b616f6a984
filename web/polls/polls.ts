// The exports that other areas may import.
export { PollPartSlot } from './poll-slots.tsx'
