import { type MouseEvent, useState } from 'react'
import { type MetaFunction, useLocation } from 'react-router'
import { inBoth } from '#contract/language.ts'
import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { fetching } from '#messages/fetching.ts'
import { sectionNames } from '#messages/menu.ts'
import {
  beyondLast,
  followOf,
  news,
  pageNumber,
  pagesOfNews,
  shownOf,
  taggedWith,
  toLast,
} from '#messages/news.ts'
import { newsletterLink } from '#messages/newsletter-link.ts'
import { shell } from '#messages/shell.ts'
import { client as browser, type Client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { FeedLinks } from '#web/share/feed-links.tsx'
import { trailFrom } from '#web/trail.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { LoadMore } from '#web/ui/listing/load-more.tsx'
import styles from './news.module.css'
import { NewsCards } from './news-cards.tsx'
import { NewsFilter } from './news-filter.tsx'

/** `page` is set for further pages only, not for the first. */
interface Asked {
  page?: number
  tag?: number
  category?: number
}

function askedIn(query: URLSearchParams): Asked {
  // Values that are not numbers are ignored, as on every page.
  const number = (name: string) =>
    /^[1-9]\d{0,4}$/.test(query.get(name) ?? '') ? { [name]: Number(query.get(name)) } : {}
  const page = query.get('page') === '1' ? {} : number('page')
  return { ...page, ...number('tag'), ...number('category') }
}

async function load(client: Client, { query, origin }: Address) {
  const asked = askedIn(query)
  const [{ rows, count }, filters] = await Promise.all([client.news.latest(asked), client.news.filters({})])
  return { rows, count, filters, asked, origin }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const language = languageIn(location.pathname)
  const loaded = unpacked(loaderData)
  // Each further page, and each page about a tag, has its own canonical address.
  const twins = inBoth(other => `${loaded?.origin ?? ''}${addressOf('news', other)}${location.search}`)
  const tag = loaded && tagIn(loaded)
  const category = categoryIn(loaded)
  const narrowed = category ? `${news.title[language]}: ${category.label}` : news.title[language]
  const about = tag ? taggedWith(tag.label)[language] : narrowed
  const page = loaded?.asked.page
  const title = page ? `${about} · ${pageNumber(page)[language]}` : about
  return head(location.pathname, {
    title,
    description: news.lead[language],
    twins,
    origin: loaded?.origin,
    socialCard: { title: news.title[language], section: sectionNames.info[language] },
    category,
  })
}

function categoryIn(
  data: { asked: Asked; filters: { categories: { id: number; label: string }[] } } | undefined,
) {
  return data?.filters.categories.find(({ id }) => id === data.asked.category)
}

function tagIn({ asked, filters }: { asked: Asked; filters: { tags: { id: number; label: string }[] } }) {
  return filters.tags.find(({ id }) => id === asked.tag)
}

export default function NewsPage() {
  const say = useSay()
  const language = useLanguage()
  const { search } = useLocation()
  const data = useData<typeof load>()
  const tag = tagIn(data)
  const list = { label: say(news.title), href: addressOf('news', language) }
  const trail = trailFrom(language, 'info', list, ...(tag ? [{ label: tag.label }] : []))
  return (
    <Section>
      <Breadcrumbs label={say(shell.here)} trail={trail} />
      <PageTitle title={tag ? say(taggedWith(tag.label)) : list.label} lead={say(news.lead)} />
      <NewsFilter categories={data.filters.categories} asked={data.asked} />
      <NewsRows key={search} />
      <Feeds category={categoryIn(data)} />
    </Section>
  )
}

/** Links to the feeds of all news, or of the category shown, and to the newsletter. */
function Feeds({ category }: { category: { id: number; label: string } | undefined }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <p className={styles.feed}>
      <Icon name="rss" /> {say(category ? followOf(category.label) : news.feed)}
      <FeedLinks source={category?.id} />
      <Link href={addressOf('newsletter', language)}>{say(newsletterLink)}</Link>
    </p>
  )
}

/** The rows of the current page; further pages are appended below them. */
function NewsRows() {
  const say = useSay()
  const language = useLanguage()
  const { rows, count, asked } = useData<typeof load>()
  const [more, setMore] = useState<NewsCard[]>([])
  const [page, setPage] = useState(asked.page ?? 1)
  const firstPage = asked.page ?? 1
  const [failure, setFailure] = useState('')
  const shown = [...rows, ...more]
  if (shown.length === 0 && count > 0) return <BeyondLast pages={Math.ceil(count / 10)} asked={asked} />
  if (shown.length === 0) return <NoNews isNarrowed={Boolean(asked.tag ?? asked.category)} />

  const isLast = (page - 1) * 10 + 10 >= count
  const href = `${addressOf('news', language)}?${new URLSearchParams({ ...strings(asked), page: String(page + 1) })}`
  const append = async (event: MouseEvent) => {
    event.preventDefault()
    setFailure('')
    try {
      const next = await browser.news.latest({ ...asked, page: page + 1 })
      setMore([...more, ...next.rows])
      setPage(page + 1)
    } catch (error) {
      setFailure(textOf(error))
    }
  }
  return (
    <>
      <NewsCards items={shown} />
      {failure && <Notice tone="danger" announce="alert" title={`${say(fetching.news)}: ${failure}`} />}
      <LoadMore
        status={say(shownOf(Math.min(count, (firstPage - 1) * 10 + shown.length), count))}
        next={isLast ? undefined : { href, label: say(news.more), onClick: append }}
      />
    </>
  )
}

/** Placeholder for a page number beyond the last page, such as in an old bookmark. */
function BeyondLast({ pages, asked }: { pages: number; asked: Asked }) {
  const say = useSay()
  const language = useLanguage()
  const { page: _, ...narrowed } = asked
  const last = pages > 1 ? { ...narrowed, page: pages } : narrowed
  const href = `${addressOf('news', language)}?${new URLSearchParams(strings(last))}`
  return (
    <EmptyState
      title={say(beyondLast)}
      actions={<ButtonLink href={href.replace(/\?$/, '')}>{say(toLast)}</ButtonLink>}
    >
      {say(pagesOfNews(pages))}
    </EmptyState>
  )
}

function NoNews({ isNarrowed }: { isNarrowed: boolean }) {
  const say = useSay()
  const language = useLanguage()
  if (!isNarrowed) return <EmptyState title={say(news.empty)}>{say(news.emptyLead)}</EmptyState>
  const all = <ButtonLink href={addressOf('news', language)}>{say(news.all)}</ButtonLink>
  return (
    <EmptyState title={say(news.noneFound)} actions={all}>
      {say(news.noneFoundLead)}
    </EmptyState>
  )
}

function strings(asked: Asked): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
}
