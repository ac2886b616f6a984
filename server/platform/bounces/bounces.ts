export { type Bounce, readBounce } from './read-bounce.ts'
export type { BounceReason } from './reasons.ts'
