import { preview } from '#web/shell/preview.ts'
import { ArticleView } from './article-view.tsx'

export default preview({
  find: (client, link) => client.articles.preview(link),
  View: ({ shown }) => <ArticleView article={shown} />,
})
