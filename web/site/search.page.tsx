import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { hitsOnPage, longestQuestion, mostPages } from '#contract/site/question.ts'
import type { FoundGroup as FoundGroupShown, SearchHit } from '#contract/site/search.ts'
import { hitCount, insteadOf, kindNames, moreThan, pageOf, search } from '#messages/search.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { keyed } from '#web/keyed.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, unpacked, useData } from '#web/page-data.ts'
import { SearchForm } from '#web/shell/search-form.tsx'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Pagination } from '#web/ui/listing/pagination.tsx'
import { FoundGroup } from './found-group.tsx'
import styles from './search.module.css'

function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1)
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1
}

async function load(client: Client, { query, origin }: Address) {
  const q = (query.get('q') ?? '').trim()
  const page = pageIn(query)
  if (q === '' || q.length > longestQuestion) return { q, page, origin, found: null }
  return { q, page, origin, found: await client.site.search(page > 1 ? { q, page } : { q }) }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

export const meta: MetaFunction<typeof loader> = ({ location, loaderData }) =>
  head(location.pathname, {
    title: search.title[languageIn(location.pathname)],
    isHidden: true,
    origin: unpacked(loaderData)?.origin,
  })

/** The public search results, grouped by kind. */
export default function SearchPage() {
  const say = useSay()
  const language = useLanguage()
  const { q, page, found } = useData<typeof load>()
  const home = { label: say(shell.home), href: addressOf('home', language) }
  const isTooLong = q.length > longestQuestion
  return (
    <Section width="text">
      <Breadcrumbs label={say(shell.here)} trail={[home, { label: say(search.title) }]} />
      <PageTitle title={say(search.title)} />
      <SearchForm q={isTooLong ? '' : q} />
      {isTooLong && <Notice tone="warn" title={say(search.tooLong)} />}
      {found && <Result q={q} page={page} found={found} />}
    </Section>
  )
}

/** Returns the kinds of the hits, in the order of their best hit. */
function kindsIn(hits: readonly SearchHit[]): RecordKindName[] {
  return [...new Set(hits.map(({ kind }) => kind))]
}

interface Found {
  count: number
  hasMore: boolean
  rows: SearchHit[]
  instead: string | null
  group: FoundGroupShown | null
}

function Result({ q, page, found }: { q: string; page: number; found: Found }) {
  const say = useSay()
  if (found.count === 0) return <EmptyState title={say(search.none)}>{say(search.noneLead)}</EmptyState>
  return (
    <>
      <p role="status" className={styles.status}>
        {found.instead && `${say(insteadOf(q, found.instead))} `}
        {found.hasMore ? say(moreThan(found.count)) : !found.instead && say(hitCount(found.count))}
      </p>
      {found.group && <FoundGroup group={found.group} />}
      {kindsIn(found.rows).map(kind => (
        <Group key={kind} kind={kind} hits={found.rows.filter(row => row.kind === kind)} />
      ))}
      <Pages q={q} page={page} count={found.count} />
    </>
  )
}

function Pages({ q, page, count }: { q: string; page: number; count: number }) {
  const say = useSay()
  const language = useLanguage()
  const last = Math.ceil(count / hitsOnPage)
  if (last <= 1 && page === 1) return null
  const to = (other: number, label: string) => ({
    href: `${addressOf('search', language)}?${new URLSearchParams({ q, ...(other > 1 && { page: `${other}` }) })}`,
    label,
  })
  return (
    <Pagination
      label={say(search.pages)}
      here={say(pageOf(page, Math.max(page, last)))}
      previous={page > 1 ? to(Math.min(page - 1, Math.max(last, 1)), say(search.previous)) : undefined}
      next={page < last ? to(page + 1, say(search.next)) : undefined}
    />
  )
}

function Group({ kind, hits }: { kind: RecordKindName; hits: SearchHit[] }) {
  const say = useSay()
  if (hits.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={`found-${kind}`}>
      <h2 id={`found-${kind}`}>{say(kindNames[kind])}</h2>
      <ul className={styles.hits}>
        {hits.map(hit => (
          <li key={hit.address}>
            <Hit hit={hit} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Hit({ hit: { title, snippet, address, trail, language: spoken } }: { hit: SearchHit }) {
  const say = useSay()
  const language = useLanguage()
  const lang = spoken === language ? undefined : spoken
  return (
    <>
      <Link href={address} lang={lang} className={styles.title}>
        <Marked pieces={title} />
      </Link>
      <p lang={lang} className={styles.snippet}>
        <Marked pieces={snippet} />
      </p>
      <p className={styles.where}>
        {[say(shell.home), ...trail].join(' › ')}
        {lang && ` · ${say(search.onlyIn)[spoken]}`}
      </p>
    </>
  )
}

function Marked({ pieces }: { pieces: SearchHit['title'] }) {
  return keyed(pieces).map(({ key, thing: { text, isMatch } }) =>
    isMatch ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
  )
}
