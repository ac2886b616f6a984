import { useState } from 'react'
import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { longestQuestion } from '#contract/site/question.ts'
import { team as say } from '#messages/people.ts'
import { shell } from '#messages/shell.ts'
import type { Client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { NameList } from '#web/ui/details/name-list.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import styles from './people.module.css'
import { PersonCards } from './person-cards.tsx'
import { type ShownPerson, shownPeople } from './shown-person.ts'
import { filterPeople, type Grouping, partsOf } from './team-parts.ts'

async function load(client: Client, address: Address) {
  const [page, team] = await Promise.all([loadContent(client, address), client.people.team({})])
  const by: Grouping = address.query.get('by') === 'position' ? 'position' : 'group'
  return { ...page, team: { ...team, rows: shownPeople(team.rows) }, by, q: address.query.get('q') ?? '' }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)
export const meta: MetaFunction<typeof loader> = contentMeta

/** The team page: current members by group or by position, then former members. */
export default function TeamPage() {
  return (
    <ContentListing page={useData<typeof load>()}>
      <Team />
    </ContentListing>
  )
}

const fewPeople = 3 // two groups of this size fit side by side

function Team() {
  const words = useSay()
  const language = useLanguage()
  const { team, by, q: asked } = useData<typeof load>()
  const [q, setQ] = useState(asked)
  if (team.count === 0) return <EmptyState title={words(say.empty)}>{words(say.emptyLead)}</EmptyState>
  const people = filterPeople(team.rows, team.groups, q)
  const former = people.filter(({ isFormer }) => isFormer)
  const parts = partsOf({ ...team, rows: people }, by, {
    investigators: words(say.investigators),
    others: words(say.others),
  })
  return (
    <>
      <div className={styles.tools}>
        <TeamSearch by={by} q={q} onChange={setQ} />
        <Ways by={by} />
      </div>
      <p className={styles.count} role="status">
        {q.trim() === '' ? '' : words(say.found(people.length))}
      </p>
      <div className={styles.parts}>
        {parts.map(({ id, label, slug, leaderId, people: members }) => (
          <section
            key={id}
            className={styles.part}
            aria-labelledby={`part-${id}`}
            data-wide={members.length > fewPeople ? '' : undefined}
          >
            <h2 id={`part-${id}`}>
              {slug ? <Link href={addressOf('group', language, { slug })}>{label}</Link> : label}
            </h2>
            <PersonCards
              people={members}
              lineOf={({ id: person, position }) =>
                person === leaderId ? words(say.leadsGroup) : (position?.label ?? '')
              }
            />
          </section>
        ))}
      </div>
      {former.length > 0 && <Former people={former} />}
      {people.length === 0 && <EmptyState title={words(say.none)}>{words(say.noneLead)}</EmptyState>}
    </>
  )
}

/** Filters while the visitor types; without JavaScript by a button. */
function TeamSearch({ by, q, onChange }: { by: Grouping; q: string; onChange: (q: string) => void }) {
  const words = useSay()
  return (
    <search>
      <form method="get" className={styles.search} onSubmit={event => event.preventDefault()}>
        <TextField
          name="q"
          type="search"
          label={words(say.search)}
          value={q}
          maxLength={longestQuestion}
          onChange={event => onChange(event.target.value)}
        />
        {by === 'position' && <input type="hidden" name="by" value={by} />}
        <noscript>
          <Button type="submit">{words(shell.searchSubmit)}</Button>
        </noscript>
      </form>
    </search>
  )
}

function Ways({ by }: { by: Grouping }) {
  const words = useSay()
  const address = addressOf('team', useLanguage())
  return (
    <nav className={styles.ways} aria-label={words(say.order)}>
      <Link href={address} aria-current={by === 'group' ? 'true' : undefined}>
        {words(say.byGroup)}
      </Link>
      <Link href={`${address}?by=position`} aria-current={by === 'position' ? 'true' : undefined}>
        {words(say.byPosition)}
      </Link>
    </nav>
  )
}

function Former({ people }: { people: readonly ShownPerson[] }) {
  const words = useSay()
  const language = useLanguage()
  return (
    <section className={styles.part} aria-labelledby="part-former">
      <h2 id="part-former">{words(say.former)}</h2>
      <NameList
        names={people.map(({ id, slug, name, position }) => ({
          key: id,
          href: addressOf('profile', language, { slug }),
          label: name,
          note: position?.label,
        }))}
      />
    </section>
  )
}
