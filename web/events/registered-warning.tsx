import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { EventItem } from '#contract/events/event.ts'
import { participations } from '#contract/events/settings.ts'
import { eventState } from '#contract/events/states.ts'
import { registeredCount, deletingEvents as words, writtenToOf } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'

type Ask = (ids: readonly number[]) => Promise<ReactNode>

/**
 * Warning before events are deleted: the number of registrations and of e-mails to be sent, next to the links
 * to the events.
 */
export function registrationsWarning(askLinks: Ask) {
  const ask: Ask = async ids => {
    const [registered, links] = await Promise.all([
      countRegistered(ids).catch(() => null),
      askLinks(ids).catch(() => null),
    ])
    if (registered?.all === 0) return links
    return (
      <>
        <RegisteredWarning registered={registered} hasMore={links !== null} />
        {links}
      </>
    )
  }
  return { question: words.question, ask }
}

interface Registered {
  all: number
  /** How many of them get an e-mail. */
  written: number
}

const atOnce = 25 // events per batch, one request each

async function countRegistered(ids: readonly number[]): Promise<Registered> {
  const registered = { all: 0, written: 0 }
  for (let start = 0; start < ids.length; start += atOnce) {
    const some = ids.slice(start, start + atOnce)
    for (const { event, letters } of await Promise.all(some.map(eventWithLetters))) {
      registered.all += countOf(event)
      if (sendsChangeLetters(event)) registered.written += letters.toldOfChanges
    }
  }
  return registered
}

async function eventWithLetters(id: number) {
  const { find, letters } = client.events.backstage
  const [event, counts] = await Promise.all([find({ id }), letters({ id })])
  return { event, letters: counts }
}

/** Returns the number of registrations, in any way and including the waiting list. */
function countOf({ seats }: Pick<EventItem, 'seats'>): number {
  return participations.reduce((sum, way) => sum + seats[way].taken + seats[way].waiting, 0)
}

/**
 * Whether registered guests are notified: not if the event is over, was already cancelled, or sends no such
 * e-mails.
 */
function sendsChangeLetters(event: EventItem): boolean {
  const { isCancelled, registration } = event
  return !isCancelled && registration.mails.changed && eventState(event, new Date()) !== 'past'
}

function RegisteredWarning({ registered, hasMore }: { registered: Registered | null; hasMore: boolean }) {
  const say = useSay()
  return (
    <Text size="sm" mb={hasMore ? 'sm' : 0}>
      {registered
        ? `${say(registeredCount(registered.all))} ${say(writtenToOf(registered.written, registered.all))}`
        : say(words.unknown)}
    </Text>
  )
}
