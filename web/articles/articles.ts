// Exports of this folder that other areas use.
export { ArticleEntries } from './article-entries.tsx'
export { OwnPublications } from './own-publications.tsx'
