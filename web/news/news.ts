// What other areas show of news.
export { NewsCards } from './news-cards.tsx'
