// What other areas take of publications.
export { ArticleEntries } from './article-entries.tsx'
export { OwnPublications } from './own-publications.tsx'
