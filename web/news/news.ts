// What other areas show of news.
export { NewsArticle } from './news-article.tsx'
export { NewsCards } from './news-cards.tsx'
