import { type MetaFunction, redirect } from 'react-router'
import { inBoth, type Language } from '#contract/language.ts'
import type { NewsDetail } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news } from '#messages/news.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { breadcrumbs, newsArticle } from '#web/facts.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { trailFrom } from '#web/trail.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { NewsArticle } from './news-article.tsx'
import { NewsRelated } from './news-related.tsx'

/** Old slugs, and the other language's, lead to the one that counts. */
async function load(client: Client, { language, parameters, origin }: Address) {
  const item = await client.news.find({ slug: parameters.slug ?? '' })
  const slug = item.slugs[language]
  if (slug !== parameters.slug) throw redirect(addressOf('newsItem', language, { slug }), 301)
  return { ...item, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData: item }) => {
  if (!item) return []
  const addresses = inBoth(other => item.origin + addressOf('newsItem', other, { slug: item.slugs[other] }))
  const language = languageIn(location.pathname)
  const isBoth = item.availableIn.length === 2
  return head(location.pathname, {
    title: item.title,
    description: item.teaser,
    canonical: addresses[item.language],
    ...(isBoth && { twins: addresses }),
    origin: item.origin,
    card: { section: news.title[language], picture: item.image },
    facts: import.meta.env.SSR ? factsOf(item, addresses[item.language]) : [],
  })
}

function factsOf(item: NewsDetail & { origin: string }, address: string) {
  const { origin, language, title } = item
  const trail = trailTo(title, language)
  const author = item.author?.name ?? null
  return [
    newsArticle(origin, { ...item, address, author, image: item.image?.src ?? null }),
    breadcrumbs(origin, trail),
  ]
}

function trailTo(title: string, language: Language) {
  const list = { label: news.title[language], href: addressOf('news', language) }
  return trailFrom(language, 'info', list, { label: title })
}

export default function NewsItemPage() {
  const say = useSay()
  const language = useLanguage()
  const item = useData<typeof load>()
  const address = item.origin + addressOf('newsItem', language, { slug: item.slug })
  return (
    <>
      <Section>
        <Breadcrumbs label={say(shell.here)} trail={trailTo(item.title, language)} />
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
