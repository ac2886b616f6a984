// Uploads, moves and replaces files while a crash interrupts the writes. Each text contains the mark of its
// file at its start and end.
import { createHash, randomInt, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writing } from './crash-writes.ts'
import { openDatabase } from './site-database.ts'

/** The last version of a file that was acknowledged. */
export interface KeptFile {
  mark: string
  version: number
}

interface Answered {
  id: number
  version: number
  folder: string
  name: string
}

const folders = ['crash', 'crash/eins', 'crash/zwei']
const textOf = (mark: string) => `${mark}\n${`${randomUUID()} `.repeat(randomInt(1, 4000))}\n${mark} end`

export async function sendFile(writing: Writing): Promise<void> {
  const mark = randomUUID()
  const folder = folders[randomInt(folders.length)] ?? ''
  const answer = await send(writing, 'POST', 'upload', mark, { folder })
  if (answer) keepFile(writing, mark, answer)
}

export async function replaceFile(writing: Writing): Promise<void> {
  const [id, file] = anyFile(writing)
  if (!file) return sendFile(writing)
  const answer = await send(writing, 'PUT', 'replace', file.mark, { id: String(id) })
  if (answer) keepFile(writing, file.mark, answer)
}

export async function moveFile(writing: Writing): Promise<void> {
  const [id, kept] = anyFile(writing)
  if (!kept) return sendFile(writing)
  const { url, token } = writing
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { folder, name } = (await (
    await fetch(`${url}/api/v1/backstage/file-manager/${id}`, { headers })
  ).json()) as Answered
  const paths = [[folder, name].filter(Boolean).join('/')]
  const body = JSON.stringify({ paths, folder: folders[randomInt(folders.length)] })
  const answer = await fetch(`${url}/api/v1/backstage/file-manager/move`, { method: 'PUT', headers, body })
  await writing.onAnswer?.(answer, 'move')
  await answer.arrayBuffer()
}

async function send(
  { url, token, onAnswer }: Writing,
  method: string,
  path: string,
  mark: string,
  fields: Record<string, string>,
): Promise<Answered | null> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([textOf(mark)]), `${mark}.txt`)
  const answer = await fetch(`${url}/api/v1/backstage/file-manager/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  await onAnswer?.(answer, path)
  return answer.ok ? ((await answer.json()) as Answered) : null
}

function keepFile({ kept }: Writing, mark: string, { id, version }: Answered): void {
  if ((kept.uploads?.get(id)?.version ?? 0) < version) kept.uploads?.set(id, { mark, version })
}

function anyFile({ kept }: Writing): [number, KeptFile | undefined] {
  const all = [...(kept.uploads ?? [])]
  return all[randomInt(Math.max(1, all.length))] ?? [0, undefined]
}

/**
 * Returns acknowledged files that are missing or incomplete, rows whose bytes are missing, and partly written
 * files.
 */
export async function lostFiles(folder: string, kept: ReadonlyMap<number, KeptFile>): Promise<string[]> {
  const database = await openDatabase(folder)
  try {
    const { rows } = await database.query<Row>(
      `select id, version, hash, variants from files
       union all select file_id, 0, hash, variants from file_versions`,
    )
    const bytes = bytesIn(join(folder, 'files'))
    const now = new Map(rows.filter(({ version }) => version > 0).map(row => [row.id, row]))
    const lost = [...kept].flatMap(([id, file]) => problemOf(id, file, now.get(id), bytes))
    const wanted = rows.flatMap(({ hash, variants }) => [hash, ...variants.map(each => each.hash)])
    return [
      ...lost,
      ...wanted.filter(hash => !bytes.has(hash)).map(hash => `the bytes ${hash.slice(0, 8)} of a row`),
      ...[...bytes].filter(([hash, path]) => hash !== hashOf(path)).map(([hash]) => `half of ${hash}`),
    ]
  } finally {
    await database.end()
  }
}

interface Row {
  id: number
  version: number
  hash: string
  variants: { hash: string }[]
}

function problemOf(
  id: number,
  { mark, version }: KeptFile,
  row: Row | undefined,
  bytes: ReadonlyMap<string, string>,
): string[] {
  if (!row || row.version < version) return [`file ${id}`]
  const path = bytes.get(row.hash)
  if (!path) return [`the bytes of file ${id}`]
  const text = readFileSync(path, 'utf8')
  return text.startsWith(mark) && text.endsWith(`${mark} end`) ? [] : [`a part of file ${id}`]
}

/** Maps hash → path. Bytes that no row needs stay under their own hash for a day, until they are swept. */
function bytesIn(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(each => each.isFile())
  return new Map(entries.map(({ name, parentPath }) => [name, join(parentPath, name)]))
}

function hashOf(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}
