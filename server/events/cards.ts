import { attendanceOf } from '#contract/events/attendance.ts'
import type { EventCard } from '#contract/events/shown.ts'
import {
  eventState,
  isPagePublic,
  livestreamState,
  participationsOf,
  registrationState,
  standingOf,
} from '#contract/events/states.ts'
import { inLanguage, type Language } from '#contract/language.ts'
import { standingSentence } from '#messages/event-standing.ts'
import { imagesOf, recordedParts } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerLanguage, slugsShown } from '#server/platform/records/records.ts'
import type { EventRow } from './queries.ts'
import { fullWaysOf, type SeatsLeft, seatsLeftIn } from './seats.ts'
import { withIsoMoments } from './stated.ts'

/** Events as the public sees them; no other fields leave the server. */
export async function cardsOf(context: Context, rows: readonly EventRow[]): Promise<EventCard[]> {
  const { language } = context
  const images = await imagesOf(
    context,
    rows.flatMap(row => pictureOf(row) ?? []),
    language,
  )
  const left = await seatsLeftIn(context.db, rows)
  return rows.map(row => ({
    ...textsOf(row, language),
    ...statesOf(row, context.clock()),
    standing: standingIn(context, row, left.get(row.id) ?? {}),
    image: images.get(pictureOf(row) ?? 0) ?? null,
  }))
}

function pictureOf({ teaserImageId, imageId }: EventRow): number | null {
  return teaserImageId ?? imageId
}

function textsOf(row: EventRow, language: Language) {
  const spoken = answerLanguage(row.translation, language)
  const { id, isOneDayEvent, isCancelled, isHahnLecture, isAnniversary, isIsmrmEvening, highlight } = row
  const start = row.start ?? row.createdAt
  return {
    ...{ id, isOneDayEvent, isCancelled, isHahnLecture, isAnniversary, isIsmrmEvening, highlight },
    slug: slugsShown(row.slug)[language],
    title: row.title[spoken],
    teaser: row.teaser[spoken],
    venueName: inLanguage(row.venue.name, language).value,
    start: start.toISOString(),
    end: (row.end ?? start).toISOString(),
    language: spoken,
  }
}

/** Whether visitors can read the event's page. */
export function hasPage(row: EventRow, now: Date): boolean {
  const publishAt = row.publishAt?.toISOString() ?? null
  const unpublishAt = row.unpublishAt?.toISOString() ?? null
  return isPagePublic({ ...row, publishAt, unpublishAt }, now)
}

/** Status of the event, as a code and a sentence. */
function standingIn({ clock, language }: Context, row: EventRow, left: SeatsLeft): EventCard['standing'] {
  const ways = participationsOf(row.registration)
  const fullWays = fullWaysOf(left)
  const isFull = ways.length > 0 && fullWays.length === ways.length
  const is = standingOf(withIsoMoments(row), isFull, clock())
  if (is === null) return null
  const { start, end } = row.registration
  const facts = {
    ...{ opens: start, ends: end, fullWays },
    isLive: livestreamState(withIsoMoments(row), clock()) === 'live',
    ...recordedParts(row),
  }
  return { is, sentence: standingSentence(is, facts)[language] }
}

function statesOf(row: EventRow, now: Date) {
  return {
    state: eventState(withIsoMoments(row), now),
    registrationState: registrationState(withIsoMoments(row), now),
    participations: row.hasRegistration ? participationsOf(row.registration) : [],
    attendance: attendanceOf(row),
    hasPage: hasPage(row, now),
  }
}
