// What other areas may take of polls.
export { PollView } from './poll-view.tsx'
