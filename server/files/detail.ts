import { fail } from '#contract/errors.ts'
import type { FileDetail } from '#contract/files/file.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { seenByOf } from './access.ts'
import { fileOf } from './picture.ts'
import { fileRows } from './queries.ts'
import { findVersions } from './version-queries.ts'

/** Returns a file with all details for staff, in the trash or not. Throws `notFound`. */
export async function detailOf(context: Context, id: number): Promise<FileDetail> {
  const { db } = context
  const [row] = fileRows(
    await db.selectFrom('files').where('id', '=', id).where('isSent', '=', false).selectAll().execute(),
  )
  if (!row) throw fail('notFound')
  const versions = await findVersions(db, id)
  const people = [row.createdBy, row.updatedBy, ...versions.map(({ replacedBy }) => replacedBy)]
  const names = await namesOf(
    context,
    people.filter(one => one !== null),
  )
  const nameOf = (person: number | null) => names.get(person ?? 0) ?? null
  return {
    ...fileOf(row),
    seenBy: await seenByOf(context, id),
    createdBy: nameOf(row.createdBy),
    updatedBy: nameOf(row.updatedBy),
    versions: versions.map(({ replacedAt, replacedBy, ...version }) => ({
      ...version,
      replacedAt: replacedAt.toISOString(),
      replacedBy: nameOf(replacedBy),
    })),
  }
}
