// npm run crash -- 20: kill -9 at any moment during mixed writes; whatever was acknowledged must be there afterwards.
// npm run crash -- 20 registrations: the same while 500 people register in each round.
// npm run crash -- 20 ballots: the same while 500 people vote in each round, and others are invited.
import { randomInt } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crashWhileVoting } from './ballots/ballots.ts'
import { type KeptFile, lostFiles } from './crash-files.ts'
import { logIn } from './crash-login.ts'
import { lossesOf } from './crash-loss.ts'
import { makeEvent, registerUntilGone } from './crash-registrations.ts'
import { CrashSite } from './crash-site.ts'
import { type Acknowledged, write } from './crash-writes.ts'
import { freePort } from './free-port.ts'

const rounds = Number(process.argv[2] ?? 20)
if (process.argv[3] === 'ballots') {
  await crashWhileVoting(rounds)
  process.exit()
}
const isRegistering = process.argv[3] === 'registrations'
const people = 500 // in each round; a random number of them get a response before the crash
const writers = isRegistering ? 50 : 6
const readyWithin = rounds < 20 ? 300_000 : 10_000 // milliseconds; a few rounds run as a test, perhaps on a busy machine

const folder = await mkdtemp(join(tmpdir(), 'larmor-crash-'))
await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
const site = new CrashSite(folder, await freePort())
const uploads = new Map<number, KeptFile>()
const kept: Acknowledged = { messages: new Set(), news: new Map(), uploads }
const written = () =>
  kept.messages.size + kept.news.size + uploads.size + (kept.registrations?.addresses.size ?? 0)
const problems: string[] = []

await site.start()
const registrations = await makeEvent(site.url)
kept.registrations = registrations
for (let round = 1; round <= rounds; round += 1) {
  const withDatabase = round % 3 === 0
  const token = await logIn(site.url, 'jonas')
  const before = written()
  const writing = Array.from({ length: writers }, () =>
    isRegistering ? registerUntilGone(site.url, registrations) : write({ url: site.url, token, kept }),
  )
  await (isRegistering ? answered(before + randomInt(people)) : pause(randomInt(200, 1500)))
  // On a busy machine this may be too early for a write of each kind, without which a run proves nothing.
  while (!isRegistering && missing().length > 0) await pause(10)
  await site.kill(withDatabase)
  await Promise.all(writing)
  const ready = await site.start()
  const lost = [...(await lossesOf(site.url, kept)), ...(await lostFiles(folder, uploads))]
  if (ready > readyWithin) problems.push(`round ${round}: ready after ${Math.round(ready)} ms`)
  problems.push(...lost.map(what => `round ${round}: lost ${what}`))
  const made = written() - before
  console.log(
    `${String(round).padStart(3)}  kill -9 of ${withDatabase ? 'Node and PostgreSQL' : 'Node'}: ` +
      `${made} new, ${lost.length} lost, ready after ${Math.round(ready)} ms`,
  )
}
await site.stop()
await rm(folder, { recursive: true, force: true })

// A run without writes proves nothing.
problems.push(...missing().map(what => `no ${what} was acknowledged`))
for (const problem of problems) console.error(problem)
console.log(
  `${rounds} crashes, ${kept.messages.size} messages, ${kept.news.size} news, ${uploads.size} files and ${registrations.addresses.size} registrations acknowledged, ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0

/** Returns the kinds of writes of this run of which none was acknowledged yet. */
function missing(): string[] {
  const found = isRegistering
    ? { registration: registrations.addresses.size }
    : {
        registration: registrations.addresses.size,
        message: kept.messages.size,
        news: kept.news.size,
        file: uploads.size,
      }
  return Object.entries(found).flatMap(([what, count]) => (count === 0 ? [what] : []))
}

async function answered(count: number): Promise<void> {
  while (written() < count) await pause(1)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds))
}
