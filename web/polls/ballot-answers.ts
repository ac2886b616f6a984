// Both parts are in one chunk, so that the poll's page names its files once.
export { Results } from './results.tsx'
export { Thanks } from './thanks.tsx'
