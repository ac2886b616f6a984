export { endHolds } from './holds.ts'
