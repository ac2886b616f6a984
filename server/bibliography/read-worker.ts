// Runs as a process of its own, straight from this file.
import { readFile, writeFile } from 'node:fs/promises'
import { readArticles } from './read-file.ts'
import type { ReadOutcome, ReadTask } from './read-task.ts'

process.on('message', (task: ReadTask) => void perform(task).then(outcome => process.send?.(outcome)))
process.on('disconnect', () => process.exit())

/** Writes what it has read as lines of JSON: the site takes them in one by one. */
async function perform({ from, to, name }: ReadTask): Promise<ReadOutcome> {
  const { kind, entries, problem } = readArticles(await readFile(from), name)
  await writeFile(to, entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))
  return { kind, problem, count: entries.length }
}
