import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { plainText } from '#contract/richtext.ts'
import { type StudyFields, studyRecord } from '#contract/studies/study.ts'
import { studyStateNames } from '#messages/studies.ts'
import { studiesBackstage as say } from '#messages/studies-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { type Acting, recordKind } from '#server/platform/records/records.ts'
import { dropWaiting } from './call-queries.ts'
import { factsOf } from './facts.ts'

/** Studies as a kind of record. They have no page of their own: all stand on the page for volunteers. */
export const studyKind = recordKind({
  name: 'studies',
  table: 'studies',
  record: studyRecord,
  translated: {
    texts: ['title', 'description', 'participants', 'duration', 'compensation'],
  },
  addressed: { slugFrom: 'title' },
  published: { hasPage: sql<boolean>`false` },
  columns: async () => [
    { heading: say.titleDe, cell: ({ title }) => title.de },
    { heading: say.titleEn, cell: ({ title }) => title.en },
    { heading: say.state, cell: ({ studyState }, reader) => studyStateNames[studyState][reader] },
    { heading: say.places, cell: ({ places }) => places },
    { heading: say.placesTaken, cell: ({ placesTaken }) => placesTaken },
    { heading: say.seeksFrom, cell: ({ seeksFrom }) => (seeksFrom ? new Date(seeksFrom) : null) },
    { heading: say.seeksUntil, cell: ({ seeksUntil }) => (seeksUntil ? new Date(seeksUntil) : null) },
  ],
  words: ({ title, description, participants, ethicsNumber, contact }) => [
    ...[title.de, title.en, participants.de, participants.en, ethicsNumber, contact.name],
    ...[plainText(description.de), plainText(description.en)],
  ],
  refuse: refuseStudy,
  // Whoever waits for a letter is not told of what looks for nobody, and can be told once it does again.
  afterSave: async ({ db }, { id, fields }) => {
    if (fields.hasEnough) await dropWaiting(db, id)
  },
  facts: factsOf,
  namesOf,
})

/** Before a save: throws `invalid` for an end before its beginning. */
async function refuseStudy(_: Acting, { seeksFrom, seeksUntil }: StudyFields): Promise<void> {
  if (seeksFrom && seeksUntil && new Date(seeksUntil) <= new Date(seeksFrom))
    throw fail('invalid', { fields: { seeksUntil: 'endBeforeStart' } })
}
