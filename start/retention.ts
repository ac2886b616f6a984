// npm run retention: prints which personal data is kept for how long, and what would be deleted now. With
// find <address>: prints where an address occurs, in the database and outside of it. Both change nothing.
import { type RetentionKind, retention } from '#contract/retention.ts'
import { type Config, readConfig } from '#server/config.ts'
import { openDatabaseBeside } from '#server/platform/database/database.ts'
import { type Due, findDueRows } from '#server/platform/retention/retention.ts'
import { findTraces } from '#server/platform/retention/traces.ts'
import { findSecret } from '#server/platform/secret/secret.ts'
import { importWithLetters } from './import-with-letters.ts'

try {
  const [command, word] = process.argv.slice(2)
  if (command === 'find' && word) await printTraces(word)
  else if (command === undefined) await printDue()
  else throw new Error('How to use it: npm run retention, or npm run retention -- find <address>')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function printTraces(word: string): Promise<void> {
  const config = readConfig(process.env)
  const { db, dataFolder, close } = await open(config)
  try {
    const secret = await findSecret({ db, dataFolder, given: config.secret })
    const traces = await findTraces({ db, dataFolder, ...(secret && { secret }) }, word)
    for (const { place, count } of traces) console.log(`${place}: ${count}`)
    console.log(
      traces.length === 0
        ? 'It stands nowhere.'
        : 'Not looked into: backups, and logs that are kept elsewhere.',
    )
  } finally {
    await close()
  }
}

function open(config: Config) {
  const log = { info() {}, warn() {}, error: (_: object, sentence: string) => console.error(sentence) }
  return openDatabaseBeside({ config, log })
}

async function printDue(): Promise<void> {
  const { allForgets, findKeysDue } =
    await importWithLetters<typeof import('#server/retention.ts')>('/server/retention.ts')
  const database = await open(readConfig(process.env))
  try {
    const now = { db: database.db, clock: () => new Date() }
    const found = await findDueRows(now, allForgets)
    const keys = await findKeysDue(now)
    for (const kind of Object.keys(retention) as RetentionKind[]) {
      print(kind, found)
      if (kind === 'votingAddress') printKeys(keys.length)
    }
  } finally {
    await database.close()
  }
}

function print(kind: RetentionKind, found: readonly Due[]): void {
  const { what, period } = retention[kind]
  console.log(`\n${what.en}: ${period.en}`)
  for (const { forgetting, rows, oldest } of found.filter(one => one.forgetting.kind === kind)) {
    const does = forgetting.empties ? `emptied: ${Object.keys(forgetting.empties).join(', ')}` : 'deleted'
    const since = oldest ? `, the oldest since ${oldest.toISOString()}` : ''
    console.log(`  ${forgetting.table}: ${rows} ${rows === 1 ? 'row' : 'rows'} would be ${does}${since}`)
  }
}

// Destroying a vote's key makes all its addresses and the marks of its participants unreadable.
function printKeys(count: number): void {
  const keys = `${count} ${count === 1 ? 'key' : 'keys'}`
  console.log(`  votings: ${keys} would be destroyed, and with each all addresses of its vote`)
}
