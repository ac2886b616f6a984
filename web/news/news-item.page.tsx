import type { NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { slugPage } from '#web/shell/slug-page.tsx'
import { newsArticle } from '#web/structured-data.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { NewsArticle } from './news-article.tsx'
import { NewsRelated } from './news-related.tsx'

const { load, meta, Trail } = slugPage({
  page: 'newsItem',
  find: (client, slug) => client.news.find({ slug }),
  section: 'info',
  lists: [{ page: 'news', title: news.title }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ teaser }) => teaser,
  pictureOf: ({ image }) => image,
  structuredData: import.meta.env.SSR
    ? (item, { origin, address }) => {
        const author = item.author?.name ?? null
        return newsArticle(origin, { ...item, address, author, image: item.image?.src ?? null })
      }
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export default function NewsItemPage() {
  const say = useSay()
  const language = useLanguage()
  const item = useData<typeof load>()
  const address = item.origin + addressOf('newsItem', language, { slug: item.slug })
  return (
    <>
      <Section>
        <Trail />
        <NewsArticle item={item} address={address} />
        <Pagination
          label={say(news.neighbours)}
          previous={stepTo(item.previous, say(news.previous), language)}
          next={stepTo(item.next, say(news.next), language)}
        />
      </Section>
      <NewsRelated items={item.related} />
    </>
  )
}

function stepTo(neighbour: NewsDetail['previous'], label: string, language: 'de' | 'en') {
  if (!neighbour) return undefined
  return { href: addressOf('newsItem', language, { slug: neighbour.slug }), label, title: neighbour.title }
}
