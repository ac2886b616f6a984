// Exports of this folder that other areas use.
export { NewsCards } from './news-cards.tsx'
