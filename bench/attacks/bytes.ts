// Reads the raw files of the database, to find bytes that no query of its tables returns.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Runs a query and returns its rows. */
export type Rows = (query: string) => Promise<Record<string, unknown>[]>

/**
 * Returns the files of a table, its TOAST table and its indexes from the data folder of the database server.
 */
export async function filesOf(folder: string, rows: Rows, table: string): Promise<Buffer[]> {
  const found = await rows(`select pg_relation_filepath(oid) as path from pg_class
    where '${table}'::regclass in (oid, (select indrelid from pg_index where indexrelid = pg_class.oid))
    or oid = (select reltoastrelid from pg_class where oid = '${table}'::regclass)`)
  return Promise.all(found.map(({ path }) => readFile(join(folder, String(path)))))
}

/**
 * Returns the files of all tables and indexes, including the catalogue and its statistics. A file that was
 * deleted meanwhile counts as empty.
 */
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

/** Returns the files of the write-ahead log. A file that was deleted meanwhile counts as empty. */
export async function readLog(folder: string): Promise<Buffer[]> {
  const log = join(folder, 'pg_wal')
  const names = (await readdir(log)).filter(name => /^[0-9A-F]{24}$/.test(name))
  return Promise.all(names.map(name => readFile(join(log, name)).catch(() => Buffer.alloc(0))))
}

/** Counts the occurrences of each byte sequence in the files. */
export function countIn(files: readonly Buffer[], wanted: readonly Buffer[]): number[] {
  return wanted.map(one => files.reduce((sum, file) => sum + timesIn(file, one), 0))
}

function timesIn(file: Buffer, wanted: Buffer): number {
  let found = 0
  for (let at = file.indexOf(wanted); at >= 0; at = file.indexOf(wanted, at + 1)) found += 1
  return found
}
