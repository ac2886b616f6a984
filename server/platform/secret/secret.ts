import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Database, type Kysely, transact } from '#server/platform/database/database.ts'
import { writeNewFile } from '#server/platform/storage/own-file.ts'

/** Name of the secret's file in the data folder. Only the site's own account can read the file. */
export const secretFile = 'secret'

interface Place {
  db: Kysely<Database>
  dataFolder: string
  /** Secret from the environment, used in place of the file. */
  given: Buffer | undefined
}

/**
 * Returns the secret of this installation, from which the keys of HMACs and sealed tokens are derived.
 * Creates it at the first start, and moves it out of the database if an earlier version stored it there.
 * Throws an Error whose message is a sentence for the operator if the secret is missing or does not match the
 * database.
 */
export async function openSecret({ db, dataFolder, given }: Place): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ id: true })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const { secret, isMoved } = await transact(db, async trx => {
    // The row lock lets one process continue at a time: of several first starts, one creates the secret.
    const row = await trx
      .selectFrom('installation')
      .select(['secret', 'secretHash'])
      .forUpdate()
      .executeTakeFirstOrThrow()
    const kept = given ?? (await readSecret(dataFolder))
    if (!kept && row.secretHash) throw new Error(missing(dataFolder))
    const chosen = kept ?? row.secret ?? randomBytes(32)
    const wanted = row.secret ? hashOf(row.secret) : row.secretHash
    if (wanted && !timingSafeEqual(wanted, hashOf(chosen))) throw new Error(other(dataFolder))
    if (!kept) await writeNewFile(join(dataFolder, secretFile), `${chosen.toString('hex')}\n`, 0o600)
    if (row.secret || !row.secretHash)
      await trx
        .updateTable('installation')
        .set({ secret: null, secretHash: hashOf(chosen) })
        .execute()
    return { secret: chosen, isMoved: row.secret !== null }
  })
  // Until it is overwritten, the old secret remains in the file of the table.
  if (isMoved) await sql`vacuum full installation`.execute(db)
  return secret
}

/** Returns the secret for a command, without creating one; null before the first start. */
export async function findSecret({ db, dataFolder, given }: Place): Promise<Buffer | null> {
  const row = await db.selectFrom('installation').select('secret').executeTakeFirst()
  return given ?? (await readSecret(dataFolder)) ?? row?.secret ?? null
}

async function readSecret(dataFolder: string): Promise<Buffer | undefined> {
  const path = join(dataFolder, secretFile)
  const text = await readFile(path, 'utf8').catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`The secret of this installation cannot be read: ${path}.`, { cause: error })
  })
  if (text === undefined) return undefined
  if (!/^[0-9a-f]{64}\s*$/.test(text))
    throw new Error(`${path} is no secret of this site: 64 digits from 0 to f.`)
  return Buffer.from(text.trim(), 'hex')
}

function hashOf(secret: Buffer): Buffer {
  return createHash('sha256').update('secret of the installation').update(secret).digest()
}

function missing(dataFolder: string): string {
  return `The secret of this installation is missing: bring back ${join(dataFolder, secretFile)} from the data folder of another process or from a backup, or set SITE_SECRET; docs/operations.md says what to do where it is lost.`
}

function other(dataFolder: string): string {
  return `The secret in SITE_SECRET or ${join(dataFolder, secretFile)} is not the one of this database: all processes on it need the same.`
}
