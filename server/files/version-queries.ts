import { asJson, type Database, type Kysely } from '#server/platform/database/database.ts'
import type { FileContent, FileRow } from './picture.ts'
import type { ChangedBy } from './queries.ts'

type Db = Kysely<Database>

/** Stores the current content of a file as an older version. */
export async function insertVersion(db: Db, file: FileRow, { userId, now }: ChangedBy): Promise<void> {
  const { type, sizeBytes, hash, sourceHash, width, height, variants } = file
  await db
    .insertInto('fileVersions')
    .values({
      fileId: file.id,
      ...{ type, sizeBytes, hash, sourceHash, width, height },
      variants: asJson(variants),
      replacedAt: now,
      replacedBy: userId,
    })
    .execute()
}

export async function findVersions(db: Db, fileId: number) {
  return db
    .selectFrom('fileVersions')
    .where('fileId', '=', fileId)
    .select(['id', 'type', 'sizeBytes', 'replacedAt', 'replacedBy'])
    .orderBy('id', 'desc')
    .execute()
}

export async function findVersion(db: Db, fileId: number, id: number): Promise<FileContent | undefined> {
  const row = await db
    .selectFrom('fileVersions')
    .where('fileId', '=', fileId)
    .where('id', '=', id)
    .select(['type', 'sizeBytes', 'hash', 'sourceHash', 'width', 'height', 'variants'])
    .executeTakeFirst()
  return row as FileContent | undefined
}

export async function deleteVersion(db: Db, id: number): Promise<void> {
  await db.deleteFrom('fileVersions').where('id', '=', id).execute()
}
