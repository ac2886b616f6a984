// Exports of this folder that other areas use.
export { contentMeta, loadContent } from './content.tsx'
export { ContentItem, ContentPart } from './content-item.tsx'
export { ContentListing } from './content-listing.tsx'
export { ContentView } from './content-view.tsx'
export { Contents } from './contents.tsx'
export { HomeView } from './home-view.tsx'
