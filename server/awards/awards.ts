import { type AwardFields, awardFields, awardListed } from '#contract/awards/awards.ts'
import { plainText } from '#contract/richtext.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { changesWith, type RecordKind, resolveLinks, spokenIn } from '#server/platform/records/records.ts'
import { findPublic } from './queries.ts'

/** Awards as a kind of record. */
export const awardsKind: RecordKind<AwardFields> = {
  name: 'awards',
  table: 'awards',
  fields: awardFields,
  listed: awardListed,
  texts: ['title', 'content'],
  needs: ['title', 'content'],
  pointsAt: {},
  filters: {},
  words: ({ title, content, tags, year }) => [
    ...[title.de, title.en, String(year)],
    ...[plainText(content.de), plainText(content.en), ...tags],
  ],
  namesOf,
}

/** All public awards, the latest year first. */
export async function all(context: Context) {
  await changesWith(context, awardsKind)
  const rows = await findPublic(context.db, context.clock())
  const cards = rows.map(async ({ id, title, content, year, translation }) => {
    const language = spokenIn(translation, context.language)
    const shown = await resolveLinks(context, content[language], context.language)
    return { id, year, language, title: title[language], content: shown }
  })
  return { count: rows.length, rows: await Promise.all(cards) }
}
