import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { withSourceLines } from './source-lines.ts'

test('frames of built files name the lines of the sources, others stay as they are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-lines-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const built = join(folder, 'run.js')
  // Maps line 3 of the built file to line 7 of the source, from its fifth column on.
  const map = { version: 3, names: [], sources: ['../../../server/news/news.ts'], mappings: ';;AAMI' }
  await writeFile(`${built}.map`, JSON.stringify(map))
  const frames = [
    `    at categoryNamed (${pathToFileURL(built)}:3:1)`,
    `    at ${built}:3:9`,
    `    at Pool.query (${join(folder, 'library.js')}:10:2)`,
    '    at node:internal/process/task_queues:103:5',
  ].join('\n')
  expect(withSourceLines(frames).split('\n')).toEqual([
    '    at categoryNamed (server/news/news.ts:7:5)',
    expect.stringMatching(/^ {4}at server\/news\/news\.ts:7:\d+$/),
    `    at Pool.query (${join(folder, 'library.js')}:10:2)`,
    '    at node:internal/process/task_queues:103:5',
  ])
})
