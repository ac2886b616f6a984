import { sql } from 'kysely'
import { noRecording } from '#contract/files/recording.ts'
import { dayInBerlin, inBoth } from '#contract/language.ts'
import { blankEdition, type EditionFields } from '#contract/lecture/edition.ts'
import { paragraphs } from '#contract/richtext.ts'
import { editionKind } from '#server/lecture/lecture.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { create } from '#server/platform/records/records.ts'
import { type DemoEdition, demoEditions } from './editions.ts'

const firstYear = 2007

/** Creates an edition for each year from the first to this one; editions with a demo event refer to it. */
export async function seedEditions(dependencies: Dependencies): Promise<void> {
  const { db, clock } = dependencies
  const events = await eventsByYear(dependencies)
  const lastYear = Math.max(Number(dayInBerlin(clock()).slice(0, 4)), ...events.keys())
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  for (let year = firstYear; year <= lastYear; year += 1)
    await create(editionKind, bySite, {
      ...blankEdition(year),
      ...editionFieldsOf(events.get(year) ?? demoEditions[(year - firstYear) % demoEditions.length]),
      isVisible: true,
    })
}

// Does not repeat the details of a future event; the edition of a past one keeps its abstract for the
// history.
function editionFieldsOf(source: LectureEvent | DemoEdition | undefined): Partial<EditionFields> {
  if (!source) return {}
  if ('keySpeaker' in source)
    return {
      eventId: source.id,
      title: inBoth(language => capital(source.title[language].replace(/^.*: /, ''))),
      speaker: { name: source.keySpeaker.name, affiliation: { de: '', en: '' } },
      imageId: source.imageId,
      ...(source.isOver && {
        abstract: source.detailsContent,
        recording: { ...noRecording, address: 'https://av.tib.eu/player/54321' },
      }),
    }
  const { speaker, affiliation, title, abstract } = source
  const text = inBoth(language => paragraphs(abstract[language]))
  return { speaker: { name: speaker, affiliation }, title, abstract: text }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

type LectureEvent = Awaited<ReturnType<typeof lectureEvents>>[number]

function lectureEvents({ db, clock }: Dependencies) {
  return db
    .selectFrom('events')
    .select(['id', 'title', 'start', 'detailsContent', 'keySpeaker', 'imageId'])
    .select(sql<boolean>`"end" < ${clock()}`.as('isOver'))
    .where('isHahnLecture', '=', true)
    .orderBy('start')
    .execute()
}

async function eventsByYear(dependencies: Dependencies): Promise<Map<number, LectureEvent>> {
  const events = await lectureEvents(dependencies)
  return new Map(
    events.flatMap(event => (event.start ? [[Number(dayInBerlin(event.start).slice(0, 4)), event]] : [])),
  )
}
