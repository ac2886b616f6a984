import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { fileRecord } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'
import { namesOf } from '#server/people/people.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { linkedFile } from './linked.ts'
import { ownFiles, putSearchText } from './queries.ts'

/** Files as a kind of record: what staff write about them has a history, and what they delete a trash. */
export const fileKind = recordKind({
  name: 'files',
  table: 'files',
  record: fileRecord,
  title: sql<Bilingual<string>>`jsonb_build_object('de', name, 'en', name)`,
  words: () => [],
  linked: linkedFile,
  // What visitors have sent is changed with what they sent it for.
  refuse: async ({ db }, _, id) => {
    if (!(await ownFiles(db).where('id', '=', id).select('id').executeTakeFirst())) throw fail('notFound')
  },
  // Their names are found by, too, and those have calls of their own.
  afterSave: ({ db }, { id }) => putSearchText(db, id),
  namesOf,
})
