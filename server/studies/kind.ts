import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { plainText } from '#contract/richtext.ts'
import { type StudyFields, studyRecord } from '#contract/studies/study.ts'
import { studyStateNames } from '#messages/studies.ts'
import { studiesBackstage as say } from '#messages/studies-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { type Acting, recordKind } from '#server/platform/records/records.ts'
import { dropLettersOfStudy } from './call-queries.ts'
import { factsOf } from './facts.ts'

/** Studies as a kind of record. They have no pages of their own; all are shown on the page for volunteers. */
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
  // Once a study has enough volunteers, its unwritten letters are dropped, so that these volunteers can be
  // reached by a later call.
  afterSave: async ({ db }, { id, fields }) => {
    if (fields.hasEnough) await dropLettersOfStudy(db, id)
  },
  facts: factsOf,
  namesOf,
})

/** Before a save: throws `invalid` if the end is not after the beginning. */
async function refuseStudy(_: Acting, { seeksFrom, seeksUntil }: StudyFields): Promise<void> {
  if (seeksFrom && seeksUntil && new Date(seeksUntil) <= new Date(seeksFrom))
    throw fail('invalid', { fields: { seeksUntil: 'endBeforeStart' } })
}
