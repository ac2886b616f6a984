// Runs as a separate process, directly from this file.
import { readFile, writeFile } from 'node:fs/promises'
import { readArticles } from './read-file.ts'
import type { ReadOutcome, ReadTask } from './read-task.ts'

process.on('message', (task: ReadTask) => void perform(task).then(outcome => process.send?.(outcome)))
process.on('disconnect', () => process.exit())

/** Writes the entries as lines of JSON, so that the site can read them one by one. */
async function perform({ from, to, name }: ReadTask): Promise<ReadOutcome> {
  const { kind, entries, problem } = readArticles(await readFile(from), name)
  await writeFile(to, entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))
  return { kind, problem, count: entries.length }
}
