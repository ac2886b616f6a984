// What is told after a vote comes in one program: the page of the poll names its files once.
export { Results } from './results.tsx'
export { Thanks } from './thanks.tsx'
