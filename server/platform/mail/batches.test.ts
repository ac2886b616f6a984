import { expect, test } from 'vitest'
import { notify } from '#server/platform/database/database.ts'
import { claimUnreportedPauses, findBatch, openBatch, pauseBatch } from './batches.ts'
import { claimDue, findNextDue, recordAttempt } from './queries.ts'
import { mailChannel } from './queue.ts'
import { noon, prepareOutbox, soon } from './test-outbox.ts'

const later = (milliseconds: number) => new Date(noon.getTime() + milliseconds)

async function withBatch(letters: number, env: Record<string, string> = {}) {
  const outbox = await prepareOutbox(env)
  await openBatch(outbox.db, 'issue 1')
  const queue = (n: number, domain = 'example.org') =>
    outbox.queue({
      ...{ isBulk: true, batch: 'issue 1', dedupeKey: `issue 1 ${domain} ${n}` },
      to: { address: `reader-${n}@${domain}` },
    })
  for (let n = 1; n <= letters; n += 1) await queue(n)
  const count = async (state: string) => (await outbox.states()).filter(one => one === state).length
  return { ...outbox, queueOne: queue, count }
}

test('a paused batch is not sent until it is resumed, other letters are', async () => {
  const { db, smtp, queue, startWorker, states } = await withBatch(3)
  expect(await pauseBatch(db, 'issue 1', noon)).toBe(true)
  expect(await pauseBatch(db, 'issue 1', noon)).toBe(false)
  await queue({ isBulk: true, to: { address: 'other@example.org' } })
  startWorker()
  await soon(async () => expect(await states()).toEqual(['queued', 'queued', 'queued', 'sent']))
  expect(await findNextDue(db)).toBeNull()
  expect(await findBatch(db, 'issue 1')).toEqual({ pausedAt: noon, pausedBecause: 'staff' })
  await openBatch(db, 'issue 1')
  await soon(async () => expect(await states()).toEqual(['sent', 'sent', 'sent', 'sent']))
  expect(smtp.received).toHaveLength(4)
})

test('twenty failures in a row pause a batch, are reported once, and are counted anew after it is resumed', async () => {
  const { db, smtp, startWorker, count } = await withBatch(30)
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 550 }
  startWorker()
  await soon(async () => expect((await findBatch(db, 'issue 1'))?.pausedBecause).toBe('failures'))
  await soon(async () => expect(await count('sending')).toBe(0))
  // The other connection may have been sending one already.
  expect(await count('failed')).toBeLessThanOrEqual(21)
  expect(await claimUnreportedPauses(db, 'issue ', noon)).toEqual(['issue 1'])
  expect(await claimUnreportedPauses(db, 'issue ', noon)).toEqual([])
  smtp.manners = { kind: 'friendly' }
  await openBatch(db, 'issue 1')
  await soon(async () => expect(await count('sent')).toBeGreaterThanOrEqual(9))
})

test.each([
  ['forty of the first two hundred pause it', (n: number) => n % 5 === 0, 200],
  [
    'less than a fifth does not, nor what fails later',
    (n: number) => n % 5 === 0 && (n > 5 || n > 200),
    null,
  ],
])('failures in a batch: %s', async (_, fails, paused) => {
  const { db, queue } = await withBatch(0)
  await queue({ isBulk: true, batch: 'issue 1' })
  let at: number | null = null
  for (let n = 1; n <= 260 && at === null; n += 1) {
    const mail = await claimDue(db, 'w', noon)
    if (!mail) break
    const state = fails(n) ? 'failed' : 'sent'
    await recordAttempt(db, mail, { state, nextAttemptAt: null }, { now: noon })
    if ((await findBatch(db, 'issue 1'))?.pausedAt) at = n
    await db.updateTable('mails').set({ state: 'queued', nextAttemptAt: noon }).execute()
  }
  expect(at).toBe(paused)
})

test('with MAIL_RATE bulk letters are spaced out, single letters are not', async () => {
  const { db, queue, config } = await withBatch(40, { MAIL_RATE: '60' })
  await queue({ to: { address: 'waits@example.org' } })
  expect((await claimDue(db, 'w', noon, { rate: config.mailRate }))?.recipient).toBe('waits@example.org')
  const leaveAt = async (now: Date) => {
    let left = 0
    while (await claimDue(db, 'w', now, { rate: config.mailRate })) left += 1
    return left
  }
  // Unused time of at most one second before may be made up for.
  expect(await leaveAt(noon)).toBe(2)
  expect(await leaveAt(later(900))).toBe(0)
  expect((await findNextDue(db))?.getTime()).toBe(later(1000).getTime())
  expect(await leaveAt(later(1000))).toBe(1)
  expect(await leaveAt(later(60_000))).toBe(2)
})

test('with MAIL_DOMAIN_RATE one domain waits while others go on', async () => {
  const { db, queueOne, config } = await withBatch(5, { MAIL_DOMAIN_RATE: '1' })
  await queueOne(1, 'other.example')
  const leave = async (now: Date) => {
    const left: string[] = []
    for (let mail = await claimDue(db, 'w', now, { rate: config.mailRate }); mail; ) {
      left.push(mail.recipient ?? '')
      mail = await claimDue(db, 'w', now, { rate: config.mailRate })
    }
    return left
  }
  expect(await leave(noon)).toEqual(['reader-1@example.org', 'reader-1@other.example'])
  expect(await leave(later(30_000))).toEqual([])
  expect(await leave(later(60_000))).toEqual(['reader-2@example.org'])
})

test('a domain that defers three letters in a row is paused, other domains are not', async () => {
  const { db, smtp, queueOne, startWorker, states, time } = await withBatch(6)
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 450 }
  const worker = startWorker()
  const lane = () =>
    db.selectFrom('mailLanes').selectAll().where('domain', '=', 'example.org').executeTakeFirst()
  await soon(async () => expect((await lane())?.deferrals).toBeGreaterThanOrEqual(3))
  await soon(async () => expect(await states()).not.toContain('sending'))
  expect(await states()).toContain('queued')
  const first = (await lane())?.nextAt ?? noon
  expect(first.getTime() - noon.getTime()).toBeGreaterThanOrEqual(30_000)
  smtp.manners = { kind: 'friendly' }
  await queueOne(1, 'other.example')
  await soon(async () => expect((await states()).at(-1)).toBe('sent'))
  expect((await states()).slice(0, 6)).not.toContain('sent')
  time.now = later(600_000)
  await notify(db, mailChannel, '')
  await soon(async () => expect(new Set(await states())).toEqual(new Set(['sent'])))
  expect((await lane())?.deferrals).toBe(0)
  await worker.stop()
})
