// What other areas show of contests.
export { ContestView } from './contest-view.tsx'
