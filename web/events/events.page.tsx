import type { MetaFunction } from 'react-router'
import { calendarAddress } from '#contract/events/calendar.ts'
import { type Asked, eventFiltersIn, isOfKind } from '#contract/events/overview.ts'
import type { EventCard } from '#contract/events/shown.ts'
import { addressOf } from '#contract/pathnames.ts'
import { monthOf, yearOf } from '#messages/event-when.ts'
import { eventsOverview as say } from '#messages/events-overview.ts'
import type { Client } from '#web/client.ts'
import { languageIn } from '#web/head.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { ContentListing, contentMeta, loadContent } from '#web/pages/pages.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { EventCards } from './event-cards.tsx'
import { EventFilter } from './event-filter.tsx'
import styles from './events.module.css'

async function load(client: Client, address: Address) {
  const [page, { rows, ...list }] = await Promise.all([loadContent(client, address), client.events.list({})])
  const changes = [page.changesAt, list.changesAt].filter(moment => moment !== null).sort()
  const asked = eventFiltersIn(address.query)
  const years = [...new Set(rows.map(({ start }) => yearOf(start)))].sort().reverse()
  const months = [...new Set(rows.map(({ start }) => monthOf(start)))].sort((a, b) => a - b)
  return {
    ...page,
    changesAt: changes[0] ?? null,
    asked,
    years,
    months,
    isNone: rows.length === 0,
    ...groupEvents(rows, asked),
  }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

// Upcoming events are sorted by date ascending, past events by year descending, latest first.
function groupEvents(rows: readonly EventCard[], { kind, year, month, registration }: Asked) {
  const wanted = rows.filter(
    event =>
      (!kind || isOfKind(event, kind)) &&
      (!year || yearOf(event.start) === year) &&
      (!month || monthOf(event.start) === month) &&
      (!registration || event.registrationState !== null),
  )
  const past = wanted.filter(({ state }) => state === 'past')
  const pastYears = [...new Set(past.map(({ start }) => yearOf(start)))]
  return {
    running: wanted.filter(({ state, isCancelled }) => state === 'running' && !isCancelled),
    upcoming: wanted
      .filter(({ state, isCancelled }) => state === 'upcoming' || (state === 'running' && isCancelled))
      .reverse(),
    past: pastYears.map(one => ({ year: one, events: past.filter(({ start }) => yearOf(start) === one) })),
  }
}

export const meta: MetaFunction<typeof loader> = given => {
  const language = languageIn(given.location.pathname)
  const calendar = { type: 'text/calendar', title: say.title[language], href: calendarAddress(language) }
  return [...(contentMeta(given as never) ?? []), { tagName: 'link', rel: 'alternate', ...calendar }]
}

/** Running and upcoming events, past events by year, and the calendar subscription. */
export default function EventsPage() {
  const words = useSay()
  const page = useData<typeof load>()
  const { asked, years, months, running, upcoming, past, isNone } = page
  const isFiltered = Object.keys(asked).length > 0
  return (
    <ContentListing page={page}>
      {!isNone && <EventFilter asked={asked} years={years} months={months} />}
      {isFiltered && running.length + upcoming.length + past.length === 0 ? (
        <NothingFound />
      ) : (
        <>
          {running.length > 0 && <Running events={running} />}
          {(upcoming.length > 0 || !isFiltered) && <Upcoming events={upcoming} />}
          {past.length > 0 && <Past years={past} />}
        </>
      )}
      <Subscribe label={words(say.subscribe)} />
    </ContentListing>
  )
}

function Running({ events }: { events: readonly EventCard[] }) {
  const words = useSay()
  return (
    <section className={styles.part}>
      <h2>{words(say.running)}</h2>
      <EventCards events={events} label={words(say.running)} />
    </section>
  )
}

function Upcoming({ events }: { events: readonly EventCard[] }) {
  const words = useSay()
  if (events.length === 0)
    return <EmptyState title={words(say.noneUpcoming)}>{words(say.noneUpcomingLead)}</EmptyState>
  return (
    <section className={styles.part}>
      <h2>{words(say.upcoming)}</h2>
      <EventCards events={events} label={words(say.upcoming)} />
    </section>
  )
}

function Past({ years }: { years: readonly { year: string; events: EventCard[] }[] }) {
  const words = useSay()
  return (
    <section className={styles.part}>
      <h2>{words(say.past)}</h2>
      {years.map(({ year, events }) => (
        <div key={year} className={styles.year}>
          <h3>{year}</h3>
          <EventCards events={events} label={`${words(say.past)} ${year}`} heading="h4" />
        </div>
      ))}
    </section>
  )
}

function NothingFound() {
  const words = useSay()
  const all = addressOf('events', useLanguage())
  return (
    <EmptyState
      title={words(say.noneFound)}
      actions={<ButtonLink href={all}>{words(say.showAll)}</ButtonLink>}
    >
      {words(say.noneFoundLead)}
    </EmptyState>
  )
}

function Subscribe({ label }: { label: string }) {
  return (
    <p className={styles.subscribe}>
      <a href={calendarAddress(useLanguage())} type="text/calendar">
        <Icon name="calendar" /> {label}
      </a>
    </p>
  )
}
