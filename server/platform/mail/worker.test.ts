import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { notify } from '#server/platform/database/database.ts'
import { sendAgain } from './outbox.ts'
import { abandonClaims, claimDue, recordAttempt } from './queries.ts'
import { mailChannel, queueMail } from './queue.ts'
import { by, greeting, noon, prepareOutbox, soon } from './test-outbox.ts'

const elsewhere = { DATABASE_URL: 'postgres://db.example.org/site' } // as if other processes shared the database

test('a letter goes out once its transaction commits, and never if it does not', async () => {
  const { db, parts, smtp, queue, startWorker, states } = await prepareOutbox()
  startWorker()
  const undone = db.transaction().execute(async trx => {
    await queueMail({ ...parts, db: trx }, { ...greeting, purpose: 'undone' })
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow('changed my mind')
  await queue()
  await soon(async () => expect(await states()).toEqual(['sent']))
  expect(smtp.received).toHaveLength(1)
  // Spam filters associate Message-IDs that begin with www with hacked web servers.
  expect(smtp.received[0]?.mail.messageId).toMatch(/^<[0-9a-f-]{36}@example\.org>$/)
})

test('a refused letter has failed at once', async () => {
  const { smtp, queue, startWorker, rows } = await prepareOutbox()
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 550 }
  startWorker()
  await queue()
  await soon(async () => {
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1, nextAttemptAt: null }])
  })
})

test('a deferred letter is retried on schedule for three days, then fails', async () => {
  const { db, smtp, queue, startWorker, rows, time } = await prepareOutbox()
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 450 }
  startWorker()
  await queue()
  for (let attempts = 1; attempts < 27; attempts++) {
    await soon(async () => expect(await rows()).toMatchObject([{ state: 'retry', attempts }]))
    time.now = (await rows())[0]?.nextAttemptAt ?? noon
    await notify(db, mailChannel, '')
  }
  await soon(async () => expect(await rows()).toMatchObject([{ state: 'failed', attempts: 27 }]))
  expect(time.now.getTime() - noon.getTime()).toBe(17_310_000 + 17 * 4 * 3_600_000)
})

test('letters wait while the mail server is away, and go out when it is back', async () => {
  const { db, smtp, queue, startWorker, states, time } = await prepareOutbox()
  smtp.manners = { kind: 'refusing', at: 'connect', code: 421 }
  startWorker()
  await queue()
  await queue()
  await soon(async () => expect(await states()).toEqual(['retry', 'retry']))
  smtp.manners = { kind: 'friendly' }
  time.now = new Date(noon.getTime() + 60_000)
  await notify(db, mailChannel, '')
  await soon(async () => expect(await states()).toEqual(['sent', 'sent']))
})

test('a letter whose connection breaks after the data is uncertain, and is not retried', async () => {
  const { db, smtp, queue, startWorker, states, time } = await prepareOutbox()
  smtp.manners = { kind: 'dropping', after: 'data' }
  startWorker()
  await queue()
  await soon(async () => expect(await states()).toEqual(['uncertain']))
  smtp.manners = { kind: 'friendly' }
  time.now = new Date(noon.getTime() + 86_400_000)
  await notify(db, mailChannel, '')
  await new Promise(resolve => setTimeout(resolve, 500))
  expect(await states()).toEqual(['uncertain'])
  expect(smtp.received).toHaveLength(1)
})

test('an uncertain letter that may be repeated is sent once more, with the same message id', async () => {
  const { db, smtp, queue, startWorker, states, rows, time } = await prepareOutbox()
  smtp.manners = { kind: 'dropping', after: 'data' }
  startWorker()
  await queue({ mayRepeat: true })
  await soon(async () => expect(await states()).toEqual(['retry']))
  time.now = (await rows())[0]?.nextAttemptAt ?? noon
  await notify(db, mailChannel, '')
  await soon(async () => expect(await states()).toEqual(['uncertain']))
  const ids = smtp.received.map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBe(ids[1])
})

test('staff can send an uncertain letter again', async () => {
  const { db, smtp, queue, startWorker, states, rows } = await prepareOutbox()
  smtp.manners = { kind: 'dropping', after: 'data' }
  startWorker()
  await queue()
  await soon(async () => expect(await states()).toEqual(['uncertain']))
  smtp.manners = { kind: 'friendly' }
  const id = (await rows())[0]?.id ?? 0
  expect(await db.transaction().execute(trx => sendAgain(by(trx, noon), id))).toBe(true)
  await soon(async () => expect(await states()).toEqual(['sent']))
  expect(await sendAgain(by(db, noon), id)).toBe(false)
})

test('letters claimed by a dead process become uncertain or are retried, those of a living one are left alone', async () => {
  const { db, queue, startWorker, states, smtp } = await prepareOutbox(elsewhere)
  for (const mayRepeat of [false, true, false]) await queue({ mayRepeat })
  await claim(db, 1, '10 minutes')
  await claim(db, 2, '10 minutes')
  await claim(db, 3, '5 seconds')
  startWorker()
  await soon(async () => expect(await states()).toEqual(['uncertain', 'sent', 'sending']))
  expect(smtp.received).toHaveLength(1)
})

test.each([
  ['retry', true, ['sent', 'failed', 'uncertain']],
  ['uncertain', false, ['sent', 'retry', 'failed']],
] as const)(
  'a letter given up as %s still takes the result of its late attempt',
  async (given, mayRepeat, ends) => {
    const { db, queue, rows } = await prepareOutbox()
    for (const state of ends) {
      await queue({ mayRepeat })
      const mail = await claimDue(db, 'slow', noon)
      if (!mail) throw new Error('No letter was due.')
      await abandonClaims(db, 0, new Date(noon.getTime() + 60_000))
      expect((await rows()).at(-1)).toMatchObject({ state: given })
      await recordAttempt(db, mail, { state, nextAttemptAt: null }, { now: noon })
      expect((await rows()).at(-1)).toMatchObject({ state })
    }
  },
)

test('with an embedded database, letters claimed by the previous process become uncertain at once', async () => {
  const { db, queue, startWorker, states } = await prepareOutbox()
  await queue()
  await claim(db, 1, '1 second')
  startWorker()
  await soon(async () => expect(await states()).toEqual(['uncertain']))
})

test('sixty letters and two processes: each goes out exactly once', async () => {
  const { smtp, queue, startWorker, states } = await prepareOutbox(elsewhere)
  startWorker()
  startWorker()
  await Promise.all(
    Array.from({ length: 60 }, (_, n) => queue({ to: { address: `reader${n}@example.org` } })),
  )
  await soon(async () => expect(new Set(await states())).toEqual(new Set(['sent'])))
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(60)
  expect(smtp.received).toHaveLength(60)
})

test('stopping finishes the letter in hand and begins no other', async () => {
  const { smtp, queue, startWorker, states } = await prepareOutbox()
  smtp.manners = { kind: 'slow', milliseconds: 600 }
  const worker = startWorker()
  for (let count = 0; count < 5; count++) await queue()
  await soon(async () => expect((await states()).filter(state => state === 'sending')).toHaveLength(2))
  await worker.stop()
  expect((await states()).toSorted()).toEqual(['queued', 'queued', 'queued', 'sent', 'sent'])
})

test('without a mail server letters wait, and the log says so', async () => {
  const { queue, startWorker, states, log } = await prepareOutbox({ SMTP_URL: '' })
  startWorker()
  await queue()
  await new Promise(resolve => setTimeout(resolve, 200))
  expect(await states()).toEqual(['queued'])
  expect(log.messages).toEqual(['no mail server is set (SMTP_URL): letters wait in the outbox'])
})

test('the log contains no address and no text of a letter', async () => {
  const { smtp, queue, startWorker, states, parts } = await prepareOutbox()
  const facts: unknown[] = []
  const keep = (given: object) => void facts.push(given)
  Object.assign(parts, { log: { info: keep, warn: keep, error: keep } })
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 550 }
  startWorker()
  await queue()
  await soon(async () => expect(await states()).toEqual(['failed']))
  await soon(() => expect(facts).toHaveLength(1))
  expect(JSON.stringify(facts)).not.toMatch(/hanna|Guten Tag/)
})

async function claim(db: Parameters<typeof notify>[0], id: number, ago: string): Promise<void> {
  await db
    .updateTable('mails')
    .set({ state: 'sending', attempts: 1, claimedBy: 'dead', claimedAt: sql<Date>`now() - ${ago}::interval` })
    .where('id', '=', id)
    .execute()
}
