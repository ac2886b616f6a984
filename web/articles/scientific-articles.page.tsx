import type { MetaFunction } from 'react-router'
import type { ArticleCard } from '#contract/articles/article.ts'
import { articleFiltersIn, articleFormatNames, articlesOnAPage } from '#contract/articles/overview.ts'
import { addressOf } from '#contract/pathnames.ts'
import { articleCount, articleFormatLabels, articlesPage, articles as say } from '#messages/articles.ts'
import { Chart } from '#web/charts/chart.tsx'
import type { Client } from '#web/client.ts'
import { feedLinks, languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { FeedLinks } from '#web/share/feed-links.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { ArticleEntries } from './article-entries.tsx'
import { ArticleFilter } from './article-filter.tsx'
import styles from './articles.module.css'
import { exportAddress } from './export-address.ts'

async function load(client: Client, address: Address) {
  const { asked, page } = articleFiltersIn(address.query)
  const [content, list, choices] = await Promise.all([
    loadContent(client, address),
    client.articles.list({ ...asked, page }),
    client.articles.filters({}),
  ])
  return { ...content, asked, number: page, list, choices }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta: MetaFunction<typeof loader> = given => {
  const language = languageIn(given.location.pathname)
  // Rendered on the server only: feed readers fetch the document.
  const feeds = import.meta.env.SSR ? feedLinks(language, say.title[language], 'publications') : []
  return [...(contentMeta({ ...given, loaderData: titled(given.loaderData) } as never) ?? []), ...feeds]
}

// The title of a further page contains its number, so that tabs, bookmarks and the history can be told apart.
function titled(loaded: Parameters<typeof unpacked<Awaited<ReturnType<typeof load>>>>[0]) {
  const page = unpacked(loaded)
  if (!page || page.number === 1) return loaded
  const { title, number, language } = page
  return { pageData: { ...page, title: `${title} · ${articlesPage(number, lastOf(page))[language]}` } }
}

/** All publications by year; the search and the filters are in the query of the address. */
export default function ScientificArticlesPage() {
  const page = useData<typeof load>()
  const { choices, asked, list } = page
  const isFiltered = Object.keys(asked).length > 0
  return (
    <ContentListing page={page}>
      {(choices.years.length > 0 || isFiltered) && <ArticleFilter asked={asked} choices={choices} />}
      {list.rows.length === 0 ? <Nothing isFiltered={isFiltered || list.count > 0} /> : <Found />}
      <Feeds />
      {!isFiltered && choices.years.length > 1 && <ByYear />}
    </ContentListing>
  )
}

function Found() {
  const words = useSay()
  const { list, asked } = useData<typeof load>()
  return (
    <>
      <div className={styles.count}>
        <p role="status">{words(articleCount(list.count))}</p>
        <p className={styles.files}>
          {words(say.asFile)}
          {articleFormatNames.map(format => (
            <a key={format} href={exportAddress(format, asked)} download>
              {articleFormatLabels[format]}
            </a>
          ))}
        </p>
      </div>
      {byYear(list.rows).map(({ year, rows }) => (
        <section key={year} className={styles.year} aria-labelledby={`year-${year}`}>
          <h2 id={`year-${year}`}>{year ?? words(say.noYear)}</h2>
          <ArticleEntries articles={rows} />
        </section>
      ))}
      <Pages />
    </>
  )
}

function byYear(rows: readonly ArticleCard[]) {
  const years = [...new Set(rows.map(({ year }) => year))]
  return years.map(year => ({ year, rows: rows.filter(row => row.year === year) }))
}

function Feeds() {
  const words = useSay()
  return (
    <p className={styles.feeds}>
      {words(say.feed)}
      <FeedLinks source="publications" />
    </p>
  )
}

function lastOf({ list }: { list: { count: number } }): number {
  return Math.ceil(list.count / articlesOnAPage)
}

function Pages() {
  const words = useSay()
  const language = useLanguage()
  const { list, asked, number } = useData<typeof load>()
  const last = lastOf({ list })
  if (last <= 1) return null
  const to = (page: number, label: string) => {
    const query = { ...asked, ...(page > 1 && { page }) }
    const words = Object.entries(query).map(([name, value]) => [name, String(value)])
    const asks = words.length > 0 ? `?${new URLSearchParams(words)}` : ''
    return { href: addressOf('scientificArticles', language) + asks, label }
  }
  return (
    <Pagination
      label={words(say.pages)}
      here={words(articlesPage(number, last))}
      previous={number > 1 ? to(number - 1, words(say.previous)) : undefined}
      next={number < last ? to(number + 1, words(say.next)) : undefined}
    />
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const words = useSay()
  const all = addressOf('scientificArticles', useLanguage())
  if (!isFiltered) return <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>
  return (
    <EmptyState title={words(say.noneFound)} actions={<ButtonLink href={all}>{words(say.reset)}</ButtonLink>}>
      {words(say.noneFoundLead)}
    </EmptyState>
  )
}

function ByYear() {
  const words = useSay()
  const { years } = useData<typeof load>().choices
  const inOrder = years.toReversed()
  return (
    <div className={styles.figure}>
      <Chart
        kind="columns"
        caption={words(say.byYear)}
        labelHead={words(say.year)}
        labels={inOrder.map(({ year }) => String(year))}
        series={[{ name: words(say.count), values: inOrder.map(({ count }) => count) }]}
      />
    </div>
  )
}
