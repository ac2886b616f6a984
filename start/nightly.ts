// npm run nightly: runs the long, exhaustive or statistical commands one after the other, and prints a table
// at the end. npm run nightly -- crash fuzz: only those with one of these words in their names.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Command {
  /** As typed after `npm run`. */
  command: string
  env?: Record<string, string>
}

const longest = 2 * 60 * 60 // seconds; a command that takes longer is considered hanging

const commands: Command[] = [
  { command: 'test -- e2e/nightly' },
  {
    command: 'test -- e2e/ web/gallery --project=e2e --project=components --tags-filter=nightly',
    env: { MOTION: 'full' },
  },
  { command: 'test -- e2e/ --project=e2e --tags-filter=!nightly', env: { MOTION: 'full' } },
  {
    command: 'test -- contract messages server --project=code --project=America/New_York',
    env: { SEED: String(Date.now() % 2 ** 31) },
  },
  { command: 'test -- web/ui/backstage/kept-document', env: { KEPT_DOCUMENTS: '50000' } },
  { command: 'test -- e2e/first-start', env: { FIRST_STARTS: '4' } },
  { command: 'mutate' },
  { command: 'faults' },
  { command: 'crash -- 20' },
  { command: 'crash -- 20 registrations' },
  { command: 'crash -- 20 ballots' },
  { command: 'letters -- 2000 20' },
  { command: 'letters -- relay' },
  { command: 'attacks' },
  { command: 'fuzz -- 20000' },
  { command: 'seats -- 500' },
  { command: 'editing -- 200' },
  { command: 'formats' },
  { command: 'upgrades' },
  { command: 'browsers' },
  { command: 'costs' },
  { command: 'bench' },
  { command: 'bench -- grow' },
  { command: 'bench -- lists' },
  { command: 'bench -- burst' },
  { command: 'bench -- votes' },
  { command: 'bench -- lighthouse' },
  { command: 'bench -- presses' },
]

const words = process.argv.slice(2)
const wanted = commands.filter(
  ({ command }) => words.length === 0 || words.some(word => command.includes(word)),
)
const folder = mkdtempSync(join(tmpdir(), 'larmor-nightly-'))
console.log(`What each command prints is kept in ${folder}.`)
const rows: string[] = []
for (const [place, one] of wanted.entries()) rows.push(await rowOf(one, join(folder, `${place + 1}.log`)))
console.log(`\n${'result'.padEnd(9)}${'seconds'.padStart(7)}  command`)
for (const row of rows) console.log(row)
process.exitCode = rows.every(row => row.startsWith('ok')) && rows.length > 0 ? 0 : 1

async function rowOf({ command, env }: Command, log: string): Promise<string> {
  const began = performance.now()
  const result = await resultOf(command, { ...process.env, ...env }, log)
  const seconds = Math.round((performance.now() - began) / 1000)
  const row = `${result.padEnd(9)}${String(seconds).padStart(7)}  npm run ${command}`
  console.log(row)
  if (result !== 'ok') console.log(await endOf(log))
  return row
}

async function resultOf(command: string, env: NodeJS.ProcessEnv, log: string): Promise<string> {
  const [name = '', ...args] = command.split(' ').filter(word => word !== '--')
  const child = spawn(process.execPath, ['start/run.mjs', name, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const file = createWriteStream(log)
  child.stdout.pipe(file, { end: false })
  child.stderr.pipe(file, { end: false })
  let isTooLong = false
  const limit = setTimeout(() => {
    isTooLong = true
    child.kill('SIGTERM')
  }, longest * 1000)
  const closed = once(child, 'close')
  const [code] = await once(child, 'exit')
  // Processes that a command has left running keep its output open.
  await Promise.race([closed, new Promise(resolve => setTimeout(resolve, 5000))])
  for (const output of [child.stdout, child.stderr]) output.destroy()
  clearTimeout(limit)
  file.end()
  await once(file, 'close')
  if (isTooLong) return 'too long'
  return code === 0 ? 'ok' : `exit ${code}`
}

async function endOf(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  return lines
    .slice(-30)
    .map(line => `    ${line}`)
    .join('\n')
}
