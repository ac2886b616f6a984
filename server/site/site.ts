export { serveCards } from './cards.ts'
export { serveFeeds } from './feeds.ts'
export { serveFiles } from './media.ts'
export { serveWellKnown } from './well-known.ts'
