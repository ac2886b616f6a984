import { type ExpressionBuilder, sql } from 'kysely'
import { mayDo, opens } from '#contract/permissions.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { FileRow } from './picture.ts'
import { ownFiles, read } from './queries.ts'

/** Where people put their own pictures. */
const portraits = 'portraits'

/**
 * A file with this content that may be handed to the caller instead of a new one, from this folder if there is one. What
 * visitors have sent goes with what they sent it for, and what belongs to a profile is the person's: neither is handed to
 * anybody else. Who may not look at files gets none but their own.
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
      return looks ? either.or([own, either.not(isPersonal(either))]) : own
    })
    .orderBy(sql`folder = ${folder}`, 'desc')
    .orderBy('id')
    .limit(1)
  return read(await found.selectAll().execute())[0]
}

function isPersonal(either: ExpressionBuilder<Database, 'files'>) {
  const used = either
    .selectFrom('recordReferences')
    .whereRef('targetId', '=', 'files.id')
    .where('target', '=', 'files')
    .where('kind', '=', 'people')
    .select('targetId')
  return either.or([either('folder', '=', portraits), either.exists(used)])
}
