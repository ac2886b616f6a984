import { useState } from 'react'
import { type MetaFunction, useLocation } from 'react-router'
import { inBoth } from '#contract/language.ts'
import type { NewsCard } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { news, shownOf } from '#messages/news.ts'
import { shell } from '#messages/shell.ts'
import { client as browser, type Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadMore } from '#web/ui/load-more.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Section } from '#web/ui/section.tsx'
import { NewsCards } from './news-cards.tsx'

interface Asked {
  page: number
  tag?: number
  category?: number
}

function askedIn(query: URLSearchParams): Asked {
  const number = (name: string) => (query.get(name) ? { [name]: Number(query.get(name)) } : {})
  return { page: 1, ...number('page'), ...number('tag'), ...number('category') }
}

async function load(client: Client, { query, origin }: Address) {
  const asked = askedIn(query)
  return { ...(await client.news.latest(asked)), asked, origin }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) => {
  const language = languageIn(location.pathname)
  const twins = inBoth(other => `${loaderData?.origin ?? ''}${addressOf('news', other)}`)
  return head(location.pathname, { title: news.title[language], description: news.lead[language], twins })
}

export default function NewsPage() {
  const say = useSay()
  const language = useLanguage()
  const home = { label: say(shell.home), href: addressOf('home', language) }
  const { key } = useLocation()
  return (
    <Section>
      <Breadcrumbs label={say(shell.here)} trail={[home, { label: say(news.title) }]} />
      <PageTitle title={say(news.title)} lead={say(news.lead)} />
      <NewsRows key={key} />
    </Section>
  )
}

/** Further pages are appended; the first replaces what stood here. */
function NewsRows() {
  const say = useSay()
  const language = useLanguage()
  const { rows, count, asked } = useData<typeof load>()
  const [more, setMore] = useState<NewsCard[]>([])
  const [page, setPage] = useState(asked.page)
  const shown = [...rows, ...more]
  if (shown.length === 0) return <EmptyState title={say(news.empty)}>{say(news.emptyLead)}</EmptyState>

  const isLast = (page - 1) * 10 + 10 >= count
  const href = `${addressOf('news', language)}?${new URLSearchParams({ ...strings(asked), page: String(page + 1) })}`
  const append = async () => {
    const next = await browser.news.latest({ ...asked, page: page + 1 })
    setMore([...more, ...next.rows])
    setPage(page + 1)
  }
  return (
    <Container>
      <NewsCards items={shown} />
      <LoadMore
        status={say(shownOf(Math.min(count, (asked.page - 1) * 10 + shown.length), count))}
        next={
          isLast
            ? undefined
            : { href, label: say(news.more), onClick: event => (event.preventDefault(), void append()) }
        }
      />
    </Container>
  )
}

function strings(asked: Asked): Record<string, string> {
  return Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]))
}
