export { serveFeeds } from './feeds.ts'
export { serveFiles } from './media.ts'
export { forgetPageViews } from './page-views.ts'
export { serveWellKnown } from './well-known.ts'
