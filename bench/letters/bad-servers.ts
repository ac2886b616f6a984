import { logIn } from '../crash-login.ts'
import { type KeptRegistrations, makeEvent, register } from '../crash-registrations.ts'
import type { CrashSite } from '../crash-site.ts'
import { openDatabase } from '../site-database.ts'
import { finished } from './kills.ts'
import { type MailSink, manners } from './mail-sink.ts'
import { lettersIn, lossesIn, unseenBy } from './outbox.ts'
import { Visitor } from './visitor.ts'

const longestAttempt = 15_000 // milliseconds to wait for a mail server that delays the letters

/**
 * Registers people while the mail server misbehaves in one way after the other, then while it works again.
 */
export async function meetBadServers(site: CrashSite, sink: MailSink, people: number) {
  const kept = await makeEvent(site.url, null)
  const slowest = new Map<string, number>()
  const problems: string[] = []
  const meet = async (name: string) => {
    const visitor = new Visitor(site.url)
    await registerSome(site, kept, people, visitor)
    await visitor.leave()
    slowest.set(name, visitor.slowest)
    problems.push(...visitor.problems.map(problem => `${name}: ${problem}`))
  }
  for (const manner of manners) {
    sink.manner = manner
    await meet(manner)
  }
  sink.manner = 'friendly'
  for (const [name, url] of [
    ['wrong password', `smtp://larmor:wrong@127.0.0.1:${sink.port}`],
    ['broken encryption', `smtps://127.0.0.1:${sink.port}`],
  ] as const) {
    await restart(site, url)
    await meet(name)
  }
  await restart(site, sink.url)
  const letters = await finished(site.folder)
  const wanted = [...kept.addresses]
  problems.push(...lossesIn(letters, { wanted, received: sink.received, doubles: 0 }))
  problems.push(...(await unseenBy(site.url, await logIn(site.url, 'hanna'), letters)))
  return { problems, slowest, letters }
}

async function restart(site: CrashSite, url: string): Promise<void> {
  await site.stop()
  site.settings.SMTP_URL = url
  await site.start()
}

async function registerSome(
  { url, folder }: CrashSite,
  kept: KeptRegistrations,
  people: number,
  visitor: Visitor,
) {
  const client = await openDatabase(folder)
  const before = kept.addresses.size
  for (let n = 0; n < people; n += 1) await visitor.asks(() => register(url, kept))
  if (kept.addresses.size < before + people) visitor.problems.push('a registration was refused')
  for (const end = performance.now() + longestAttempt; performance.now() < end; ) {
    const untried = (await lettersIn(client)).filter(({ state }) => state === 'queued' || state === 'sending')
    if (untried.length === 0) break
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  await client.end()
}
