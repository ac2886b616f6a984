import { preview } from '#web/shell/preview.ts'
import { NewsArticle } from './news-article.tsx'

export default preview({
  find: (client, link) => client.news.preview(link),
  View: ({ shown }) => <NewsArticle item={shown} address="" />,
})
