import { sql } from 'kysely'
import { fail } from '#contract/errors.ts'
import { fileRecord } from '#contract/files/file.ts'
import type { Bilingual } from '#contract/language.ts'
import { namesOf } from '#server/people/people.ts'
import { recordKind } from '#server/platform/records/records.ts'
import { linkedFile } from './linked.ts'
import { ownFiles, putSearchText } from './queries.ts'

/** Files as a kind of record: their descriptions have a history, and deleted files go to the trash. */
export const fileKind = recordKind({
  name: 'files',
  table: 'files',
  record: fileRecord,
  title: sql<Bilingual<string>>`jsonb_build_object('de', name, 'en', name)`,
  words: () => [],
  linked: linkedFile,
  // Files sent by visitors are changed only with what they were sent for.
  refuse: async ({ db }, _, id) => {
    if (!(await ownFiles(db).where('id', '=', id).select('id').executeTakeFirst())) throw fail('notFound')
  },
  // Files are also searched by name, which is changed by other calls.
  afterSave: ({ db }, { id }) => putSearchText(db, id),
  namesOf,
})
