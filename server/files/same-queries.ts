import { type ExpressionBuilder, sql } from 'kysely'
import { mayDo, opens } from '#contract/permissions.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FileRow } from './picture.ts'
import { fileRows, ownFiles } from './queries.ts'

/** Folder of pictures that people upload of themselves. */
const portraits = 'portraits'

/**
 * Finds a file with this content that the caller may use instead of a new one, preferably in this folder.
 * Files sent by visitors are excluded, as are those of a profile, except for their owner. Callers who may not
 * choose files get only their own.
 */
export async function findSame(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  { sourceHash, folder }: { sourceHash: string; folder: string },
): Promise<FileRow | undefined> {
  const looks = caller !== null && mayDo(opens.fileChoice, caller.flags)
  const found = ownFiles(db)
    .where(either => either.or([either('sourceHash', '=', sourceHash), either('hash', '=', sourceHash)]))
    .where(either => {
      const own = either.and([either('createdBy', '=', caller?.id ?? 0), either('folder', '=', folder)])
      return looks ? either.or([own, either.not(personalFileCondition(either))]) : own
    })
    .orderBy(sql`folder = ${folder}`, 'desc')
    .orderBy('id')
    .limit(1)
  return fileRows(await found.selectAll().execute())[0]
}

function personalFileCondition(either: ExpressionBuilder<Database, 'files'>) {
  const used = either
    .selectFrom('recordReferences')
    .whereRef('targetId', '=', 'files.id')
    .where('target', '=', 'files')
    .where('kind', '=', 'people')
    .select('targetId')
  return either.or([either('folder', '=', portraits), either.exists(used)])
}
