// npm run attacks: runs each attack in full and prints a table of what got through. npm run attacks -- office
// hall: only the attacks whose file names contain one of these words.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AttackResult } from './attack-results.ts'

const files = [
  'server/file-rights.test.ts',
  'server/voting/office.test.ts',
  'server/voting/disk.test.ts',
  'server/hall.test.ts',
  'server/people/takeover.test.ts',
  'server/leaving.test.ts',
]
const words = process.argv.slice(2)
const wanted = files.filter(file => words.length === 0 || words.some(word => file.includes(word)))

const folder = await mkdtemp(join(tmpdir(), 'larmor-attacks-'))
const report = join(folder, 'report')
try {
  const args = ['start/run.mjs', 'test', ...wanted, '--silent']
  const child = spawn(process.execPath, args, { env: { ...process.env, ATTACKS: report }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  const lines = (await readFile(report, 'utf8').catch(() => '')).split('\n').filter(line => line !== '')
  process.exitCode = print(lines.map(line => JSON.parse(line) as AttackResult)) && code === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true })
}

/**
 * Prints a row for each attack, with all that got through. Returns false if anything did, or nothing was
 * tried.
 */
function print(results: readonly AttackResult[]): boolean {
  const names = [...new Set(results.map(({ attack }) => attack))].sort()
  console.log(`\n${'tries'.padStart(8)}${'through'.padStart(9)}  attack`)
  for (const name of names) {
    const all = results.filter(({ attack }) => attack === name)
    const tries = all.reduce((sum, one) => sum + one.tries, 0)
    const through = all.flatMap(one => one.through)
    console.log(`${String(tries).padStart(8)}${String(through.length).padStart(9)}  ${name}`)
    for (const what of through.slice(0, 20)) console.log(`${' '.repeat(19)}${what}`)
  }
  return names.length > 0 && results.every(({ through }) => through.length === 0)
}
