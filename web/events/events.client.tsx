import { Text } from '@mantine/core'
import { IconCopy, IconUsers } from '@tabler/icons-react'
import type { EventListed } from '#contract/events/event.ts'
import { participations } from '#contract/events/settings.ts'
import { isPagePublic } from '#contract/events/states.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { timeOf } from '#messages/event-times.ts'
import {
  eventFieldNames,
  eventsCount,
  seatsTaken,
  eventsBackstage as words,
} from '#messages/events-backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import type { RowAction } from '#web/lists/list-declaration.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { registrationsWarning } from './registered-warning.tsx'
import { useDuplicate } from './use-duplicate.ts'

const calls = client.events.backstage

/** List of all events: search, show, copy and delete. */
export default function EventList() {
  const say = useSay()
  const language = useLanguage()
  const { duplicate } = useDuplicate()
  const options = (names: Record<string, string>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }))
  const registrations = ({ id }: EventListed): RowAction[] => [
    {
      label: words.openRegistrations,
      icon: IconUsers,
      href: addressOf('backstageRegistrations', language, { id: String(id) }),
    },
  ]
  return (
    <RecordList<EventListed>
      {...{ kind: 'events', calls, names: eventFieldNames }}
      count={eventsCount}
      failed={fetching.events}
      words={words}
      sort="nearest"
      columns={[
        { key: 'start', label: words.when, sort: 'start', show: row => <When row={row} /> },
        { key: 'state', label: words.state, show: row => <State row={row} /> },
        { key: 'registration', label: words.registration, show: row => <Registration row={row} /> },
      ]}
      filters={[
        { name: 'when', label: words.state, is: 'several', options: options(say(words.states)) },
        { name: 'is', label: words.flags, is: 'one', options: options(say(words.flagNames)) },
        { name: 'start', label: words.start, is: 'days' },
      ]}
      losing={registrationsWarning}
      publicAddress={row => (isPagePublic(row, new Date()) ? publicAddressOf('events', row, language) : null)}
      rowActions={row => [
        ...(row.hasRegistration ? registrations(row) : []),
        { label: words.duplicate, icon: IconCopy, run: () => duplicate(row.id) },
      ]}
    />
  )
}

function When({ row: { start } }: { row: EventListed }) {
  const say = useSay()
  const language = useLanguage()
  if (start === null) return say(words.noDate)
  return (
    <time dateTime={start} style={{ whiteSpace: 'nowrap' }}>
      {shortDayOf(start, language)}
      <Text size="xs" c="dimmed">
        {timeOf(start, language)}
      </Text>
    </time>
  )
}

function State({
  row: { eventState, isCancelled, isVisible, hasDetailsPage, isDetailsVisible },
}: {
  row: EventListed
}) {
  const say = useSay()
  const isOnlyPage = !isVisible && hasDetailsPage && isDetailsVisible
  if (!isCancelled && !eventState && !isOnlyPage) return '–'
  return (
    <>
      {isCancelled && (
        <Text size="sm" c="var(--danger)" fw={600}>
          {say(words.isCancelled)}
        </Text>
      )}
      {!isCancelled && eventState && <Text size="sm">{say(words.states)[eventState]}</Text>}
      {isOnlyPage && (
        <Text size="xs" c="var(--warn)">
          {say(words.standing).page}
        </Text>
      )}
    </>
  )
}

function Registration({ row: { registrationState, seats } }: { row: EventListed }) {
  const say = useSay()
  if (registrationState === null) return '–'
  const ways = participations.filter(way => seats[way].capacity !== null || seats[way].taken > 0)
  return (
    <div>
      <Text size="sm">{say(words.registrationStates)[registrationState]}</Text>
      {ways.map(way => (
        <Text key={way} size="xs" c="dimmed">
          {say(words[way])}:{' '}
          <span style={{ whiteSpace: 'nowrap' }}>
            {say(seatsTaken(seats[way].taken, seats[way].capacity, seats[way].waiting))}
          </span>
        </Text>
      ))}
    </div>
  )
}
