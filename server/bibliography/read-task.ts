import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { openProcesses } from '#server/platform/processes/processes.ts'
import type { ReadEntry } from './read-entry.ts'
import type { ReadFile } from './read-file.ts'

export interface ReadTask {
  from: string
  to: string
  name: string
}

export type ReadOutcome = Pick<ReadFile, 'kind' | 'problem'> & { count: number }

// In a separate process, because ten thousand entries take seconds, in which no page would be served.
const processes = openProcesses({
  program: 'server/bibliography/read-worker.ts',
  atOnce: 1,
  timeout: 60_000, // milliseconds; the largest file takes a tenth of it
  longestQueue: 5,
})

/** Reads a file of publications in a separate process and passes its entries, in order, to `take`. */
export async function readArticlesFile(
  { path, name }: { path: string; name: string },
  take: (file: ReadOutcome, entries: AsyncIterable<ReadEntry>) => Promise<void>,
): Promise<void> {
  const to = `${path}.entries`
  try {
    const outcome = (await processes.perform({ from: path, to, name } satisfies ReadTask)) as ReadOutcome
    await take(outcome, entriesIn(to))
  } finally {
    await rm(to, { force: true })
  }
}

async function* entriesIn(path: string): AsyncGenerator<ReadEntry> {
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: 0 }))
    yield JSON.parse(line) as ReadEntry
}
