import { unmarked } from '#contract/articles/marked-text.ts'
import { articles as say } from '#messages/articles.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { scholarlyArticle } from '#web/structured-data.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { ArticleView } from './article-view.tsx'
import { scholarMeta } from './scholar-meta.ts'

const { load, meta, Trail } = slugPage({
  page: 'article',
  find: (client, slug) => client.articles.find({ slug }),
  section: 'publication',
  lists: [{ page: 'scientificArticles', title: say.title }],
  titleOf: ({ title }) => unmarked(title),
  descriptionOf: ({ summary, abstract }) => summary || unmarked(abstract) || undefined,
  metaOf: import.meta.env.SSR ? scholarMeta : undefined,
  structuredData: import.meta.env.SSR
    ? (article, { address }) => scholarlyArticle({ ...article, address })
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export default function ArticlePage() {
  const { origin: _, ...article } = useData<typeof load>()
  return (
    <Section>
      <Trail />
      <ArticleView article={article} />
    </Section>
  )
}
