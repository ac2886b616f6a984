export { serveFeeds } from './feeds.ts'
export { serveFiles } from './media.ts'
