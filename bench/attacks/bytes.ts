// What stands in the files of the database, byte by byte, whatever its tables say.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Asks the database for rows. */
export type Rows = (query: string) => Promise<Record<string, unknown>[]>

/** The files of a table, of what is kept beside it and of its indexes, in the folder of the database server. */
export async function filesOf(folder: string, rows: Rows, table: string): Promise<Buffer[]> {
  const found = await rows(`select pg_relation_filepath(oid) as path from pg_class
    where '${table}'::regclass in (oid, (select indrelid from pg_index where indexrelid = pg_class.oid))
    or oid = (select reltoastrelid from pg_class where oid = '${table}'::regclass)`)
  return Promise.all(found.map(({ path }) => readFile(join(folder, String(path)))))
}

/** The files of all tables and indexes of the database, of the catalogue and its statistics, too. One may be gone by now. */
export async function allFilesOf(folder: string, rows: Rows): Promise<Buffer[]> {
  const found = await rows('select distinct pg_relation_filepath(oid) as path from pg_class')
  const paths = found.flatMap(({ path }) => (path === null ? [] : [join(folder, String(path))]))
  return Promise.all(paths.map(path => readFile(path).catch(() => Buffer.alloc(0))))
}

/** All files below a folder. */
export async function filesBelow(folder: string): Promise<Buffer[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found.filter(one => one.isFile())
  return Promise.all(files.map(one => readFile(join(one.parentPath, one.name))))
}

/** The files of the database's log. Somebody may have one deleted meanwhile. */
export async function readLog(folder: string): Promise<Buffer[]> {
  const log = join(folder, 'pg_wal')
  const names = (await readdir(log)).filter(name => /^[0-9A-F]{24}$/.test(name))
  return Promise.all(names.map(name => readFile(join(log, name)).catch(() => Buffer.alloc(0))))
}

/** How often each of these stands in the files. */
export function countIn(files: readonly Buffer[], wanted: readonly Buffer[]): number[] {
  return wanted.map(one => files.reduce((sum, file) => sum + timesIn(file, one), 0))
}

function timesIn(file: Buffer, wanted: Buffer): number {
  let found = 0
  for (let at = file.indexOf(wanted); at >= 0; at = file.indexOf(wanted, at + 1)) found += 1
  return found
}
