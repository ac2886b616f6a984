export { type Bounce, readBounce } from './read-bounce.ts'
