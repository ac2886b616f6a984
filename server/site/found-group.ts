import { folded } from '#contract/folding.ts'
import type { GroupDetail } from '#contract/groups/shown.ts'
import type { Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { FoundGroup } from '#contract/site/search.ts'
import { list as eventsIn } from '#server/events/events.ts'
import { find as findGroup } from '#server/groups/groups.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Hit } from '#server/platform/records/records.ts'

const mostLooked = 3 // groups among the hits; the named group is near the top
const shortest = 3 // letters of a word that can name a group: `mr` is part of many names
const mostPublications = 3 // the group's page shows the others

/** Returns the first group among the hits whose name, keyword or tags contain all words of the question. */
export async function groupNamed(
  context: Context,
  { q, hits }: { q: string; hits: readonly Hit[] },
): Promise<FoundGroup | null> {
  const found = hits.filter(({ kind, language }) => kind === 'groups' && language === context.language)
  for (const { address } of found.slice(0, mostLooked)) {
    const group = await findGroup(context, slugIn(address))
    if (isNamed(group, q)) return shown(group, await nextEvent(context, hits))
  }
  return null
}

function isNamed({ name, keyword, tags }: GroupDetail, q: string): boolean {
  const names = folded([name, keyword, ...tags.map(({ label }) => label)].join(' '))
  const words = folded(q).split(/\s+/)
  return words.every(word => word.length >= shortest && names.includes(word))
}

function shown(group: GroupDetail, next: FoundGroup['nextEvent']): FoundGroup {
  const { slug, name, teaser, language, contact, latestPublications, leader, members } = group
  const people = [leader ?? [], members].flat()
  return {
    ...{ slug, name, teaser, language, contact },
    people: people.map(person => ({
      slug: person.slug,
      name: person.name,
      isLeader: person === leader,
      position: person.position?.label ?? '',
    })),
    latestPublications: latestPublications.slice(0, mostPublications),
    nextEvent: next,
  }
}

async function nextEvent(context: Context, hits: readonly Hit[]): Promise<FoundGroup['nextEvent']> {
  const addresses = new Set(hits.filter(({ kind }) => kind === 'events').map(({ address }) => address))
  if (addresses.size === 0) return null
  const { rows } = await eventsIn(context, { state: 'upcoming' })
  const next = rows.find(event => !event.isCancelled && addresses.has(eventAddress(event, context.language)))
  return next ? { slug: next.slug, title: next.title, start: next.start, language: next.language } : null
}

function eventAddress({ slug }: { slug: string }, language: Language): string {
  return addressOf('event', language, { slug })
}

function slugIn(address: string): string {
  return decodeURIComponent(address.split('/').at(-1) ?? '')
}
