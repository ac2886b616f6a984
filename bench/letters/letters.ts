// npm run letters -- 2000 20: sends an issue of the newsletter and letters of an event while Node is killed,
// and with every kind of bad mail server. npm run letters -- 10000 20 issue: only the issue. npm run letters
// -- relay: sends letters of most kinds through Postfix, OpenDKIM and Dovecot, and checks them with spam
// filters and mail programs.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CrashSite } from '../crash-site.ts'
import { freePort } from '../free-port.ts'
import { meetBadServers } from './bad-servers.ts'
import { sendIssue } from './issue.ts'
import { killWhileSending } from './kills.ts'
import { MailSink } from './mail-sink.ts'
import { sendThroughRelay } from './relay/relay.ts'

if (process.argv[2] === 'relay') {
  const wrong = await sendThroughRelay()
  for (const problem of wrong) console.error(problem)
  console.log(`${wrong.length} problems`)
  process.exit(wrong.length > 0 ? 1 : 0)
}

const letters = Number(process.argv[2] ?? 2000)
const kills = Number(process.argv[3] ?? 20)
const people = Math.min(10, Math.ceil(letters / 20))
// A run with few letters is a test, perhaps on a busy machine.
const longestAnswer = letters < 500 ? 60_000 : 1000 // milliseconds

const problems: string[] = []
await withSite(async (site, sink) => {
  const other = await MailSink.open()
  const { delivered, twice, uncertain, rate, pages, ...found } = await sendIssue(site, [sink, other], {
    letters,
    kills,
  }).finally(() => other.close())
  console.log(
    `an issue to ${letters} readers, ${kills} times paused, resumed, killed and started with another rate and mail server: ` +
      `${delivered} delivered, ${twice} of them twice, ${uncertain} uncertain, ${Math.round(rate)} a second while the site ran; ` +
      `95 of 100 pages within ${Math.round(pages.before)} ms before, ${Math.round(pages.during)} ms during it`,
  )
  problems.push(...found.problems)
})
if (process.argv[4] !== 'issue') {
  await withSite(async (site, sink) => {
    const found = await killWhileSending(site, sink, { letters, kills })
    const { delivered, twice, uncertain, visitor } = found
    console.log(
      `${letters} letters, ${kills} times kill -9: ${delivered} delivered, ${twice} of them twice, ${uncertain} uncertain; ` +
        `${visitor.answers} pages, ${visitor.slowerThan(longestAnswer)} of them later than ${longestAnswer} ms, the slowest after ${Math.round(visitor.slowest)} ms`,
    )
    problems.push(...found.problems)
    // After each kill pages are rendered for the first time again.
    if (visitor.slowerThan(longestAnswer) > visitor.answers / 1000) problems.push('pages took too long')
  })
  await withSite(async (site, sink) => {
    const found = await meetBadServers(site, sink, people)
    for (const [name, slowest] of found.slowest) {
      console.log(`mail server: ${name}; the slowest answer after ${Math.round(slowest)} ms`)
      if (slowest > longestAnswer) problems.push(`${name}: an answer took too long`)
    }
    const states = Object.groupBy(found.letters, ({ state }) => state)
    const counts = Object.entries(states).map(([state, rows = []]) => `${rows.length} ${state}`)
    console.log(`${found.letters.length} letters afterwards: ${counts.join(', ')}`)
    problems.push(...found.problems)
  })
}
for (const problem of problems) console.error(problem)
console.log(`${letters} letters, ${kills} kills, ${problems.length} problems`)
process.exitCode = problems.length > 0 ? 1 : 0

async function withSite(work: (site: CrashSite, sink: MailSink) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-letters-'))
  await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
  const sink = await MailSink.open()
  const site = new CrashSite(folder, await freePort())
  site.settings.SMTP_URL = sink.url
  site.settings.NEWSLETTER_HOLD = '0'
  try {
    await site.start()
    await work(site, sink)
  } finally {
    await site.stop()
    sink.close()
    await rm(folder, { recursive: true, force: true })
  }
}
