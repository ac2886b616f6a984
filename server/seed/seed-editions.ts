import { dayInBerlin, inBoth } from '#contract/language.ts'
import { blankEdition } from '#contract/lecture/edition.ts'
import { paragraphs } from '#contract/richtext.ts'
import { editionKind } from '#server/lecture/lecture.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { type DemoEdition, demoEditions } from './editions.ts'

const firstYear = 2007

/** An edition for each year from the first to this one; those whose event the demo has point at it. */
export async function seedEditions(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies
  const events = await eventsByYear(dependencies)
  const lastYear = Math.max(Number(dayInBerlin(clock()).slice(0, 4)), ...events.keys())
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  for (let year = firstYear; year <= lastYear; year += 1) {
    const edition = demoEditions[(year - firstYear) % demoEditions.length] as DemoEdition
    const { speaker, affiliation, title, abstract } = edition
    await create(editionKind, bySite, {
      ...blankEdition(year),
      speaker: { name: speaker, affiliation },
      title,
      abstract: inBoth(language => paragraphs(abstract[language])),
      eventId: events.get(year) ?? null,
      isVisible: true,
    })
  }
}

async function eventsByYear({ db }: Dependencies): Promise<Map<number, number>> {
  const events = await db
    .selectFrom('events')
    .select(['id', 'start'])
    .where('isHahnLecture', '=', true)
    .execute()
  return new Map(
    events.flatMap(({ id, start }) => (start ? [[Number(dayInBerlin(start).slice(0, 4)), id]] : [])),
  )
}
