import { fail } from '#contract/errors.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { numbered } from './names.ts'
import type { FileRow } from './picture.ts'
import { insertFile, type NewFile } from './queries.ts'

export type Needs = Pick<Context, 'db' | 'storage' | 'clock' | 'caller'>
export type About = Omit<NewFile, 'hash' | 'sizeBytes' | 'createdBy' | 'now'>

const mostNamesakes = 1000

/** Takes over the bytes at a temporary path, and gives them the first free name: nothing is ever written over. */
export async function keep(context: Needs, path: string, about: About): Promise<FileRow> {
  const stored = await context.storage.put(path)
  const row = { ...about, ...stored, createdBy: context.caller?.id ?? null, now: context.clock() }
  for (let n = 1; n <= mostNamesakes; n += 1) {
    const inserted = await insertFile(context.db, { ...row, name: numbered(about.name, n) })
    if (inserted) return inserted
  }
  throw fail('nameTaken')
}
