import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database, Kysely } from '#server/platform/database/database.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { mailForgets } from './forgets.ts'
import { linkToken, seal, unseal } from './link-token.ts'
import { countDelayed, countStranded, findInOutbox, sendAgain } from './outbox.ts'
import { by, greeting, noon, prepareOutbox, soon } from './test-outbox.ts'

const token = 'kanarienvogel_0123456789abcdefghijklmnop-XYZ'
const link = `https://www.example.org/de/passwort-zuruecksetzen/${linkToken}`
const letter = { ...greeting.letter, text: `Ihr Link: ${link}`, html: `<a href="${link}">Link</a>` }
const withLink = { purpose: 'passwordReset', letter, tokens: { link: token }, mayRepeat: true }

test('the reader gets the link, and the database never holds its token in the clear', async () => {
  const { db, smtp, queue, startWorker, states, rows } = await prepareOutbox()
  await queue(withLink)
  expect(await dump(db)).not.toContain(token)
  startWorker()
  await soon(async () => expect(await states()).toEqual(['sent']))
  expect(smtp.received[0]?.mail.text).toContain(`passwort-zuruecksetzen/${token}`)
  expect(smtp.received[0]?.mail.html).toContain(`passwort-zuruecksetzen/${token}`)
  expect((await rows())[0]?.sealedTokens).toBeNull()
  expect(await dump(db)).not.toContain(token)
})

test('staff see the letter without its token', async () => {
  const { parts, queue } = await prepareOutbox()
  await queue(withLink)
  const shown = JSON.stringify(await findInOutbox(parts, 1))
  expect(shown).not.toContain(token)
  expect(shown).toContain('passwort-zuruecksetzen/•••')
})

test('a sealed token opens only for its letter and with its secret', () => {
  const secret = randomBytes(32)
  const sealed = seal({ link: token }, '<1@example.org>', secret)
  expect(unseal(sealed, '<1@example.org>', secret)).toEqual({ link: token })
  expect(() => unseal(sealed, '<2@example.org>', secret)).toThrow()
  expect(() => unseal(sealed, '<1@example.org>', randomBytes(32))).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => unseal(sealed, '<1@example.org>', secret)).toThrow()
})

test('a letter whose token cannot be unsealed fails, and the others are sent', async () => {
  const { db, queue, startWorker, states } = await prepareOutbox()
  await queue(withLink)
  await queue()
  await db
    .updateTable('mails')
    .set({ sealedTokens: randomBytes(60) })
    .where('id', '=', 1)
    .execute()
  startWorker()
  await soon(async () => expect(await states()).toEqual(['failed', 'sent']))
})

test('a link without a token, and a token without a link, are refused in the queue', async () => {
  const { queue } = await prepareOutbox()
  await expect(queue({ letter })).rejects.toThrow('needs its token')
  await expect(queue({ tokens: { link: token } })).rejects.toThrow('needs its token')
})

test('two letters with the same key are queued once', async () => {
  const { queue, states } = await prepareOutbox()
  await queue({ dedupeKey: 'welcome:17' })
  await queue({ dedupeKey: 'welcome:17' })
  expect(await states()).toEqual(['queued'])
})

test('a token that could not be sent is wiped after a week, and its letter cannot be sent again then', async () => {
  const { db, queue, rows } = await prepareOutbox()
  await queue(withLink)
  await db.updateTable('mails').set({ state: 'failed' }).execute()
  expect(await countStranded(db)).toMatchObject({ count: 1, since: expect.any(Date) })
  await forget({ db, clock: () => daysAfter(6) }, mailForgets)
  expect((await rows())[0]?.sealedTokens).not.toBeNull()
  await forget({ db, clock: () => daysAfter(8) }, mailForgets)
  expect((await rows())[0]?.sealedTokens).toBeNull()
  expect(await sendAgain(by(db, daysAfter(8)), 1)).toBe(false)
})

test('letters that have not left for an hour are counted: the mail server may be away, or none may be set', async () => {
  const { db, queue } = await prepareOutbox()
  for (let count = 0; count < 4; count++) await queue()
  const change = (id: number, state: string) =>
    db.updateTable('mails').set({ state, createdAt: noon }).where('id', '=', id).execute()
  await Promise.all(['queued', 'retry', 'sent', 'failed'].map((state, place) => change(place + 1, state)))
  const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
  expect(await countDelayed(db, after(59))).toEqual({ count: 0, since: null })
  expect(await countDelayed(db, after(61))).toMatchObject({ count: 2 })
})

test('letters are deleted thirty days after sending', async () => {
  const { db, queue, states } = await prepareOutbox()
  for (let count = 0; count < 3; count++) await queue()
  await db
    .updateTable('mails')
    .set({ state: 'sent', sentAt: daysAfter(2) })
    .where('id', '=', 1)
    .execute()
  await db.updateTable('mails').set({ state: 'sent', sentAt: noon }).where('id', '=', 2).execute()
  await forget({ db, clock: () => daysAfter(29) }, mailForgets)
  expect(await states()).toEqual(['sent', 'sent', 'queued'])
  await forget({ db, clock: () => daysAfter(31) }, mailForgets)
  expect(await states()).toEqual(['sent'])
})

test('lone surrogates and NUL do not keep a letter from being queued', async () => {
  const { queue, states } = await prepareOutbox()
  await queue({ letter: { ...greeting.letter, subject: 'a\ud83d', text: 'a\0b\ud83d', html: 'a\0b\ud83d' } })
  expect(await states()).toEqual(['queued'])
})

function daysAfter(days: number): Date {
  return new Date(noon.getTime() + days * 86_400_000)
}

/** Returns everything in the database, as somebody with a stolen dump could read it. */
async function dump(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select quote_ident(table_name) as name
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const tables = await Promise.all(
    rows.map(({ name }) => sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db)),
  )
  const text = tables.flatMap(table => table.rows.map(({ row }) => row)).join('\n')
  const bytes = [...text.matchAll(/\\x([0-9a-f]+)/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )
  return [text, ...bytes].join('\n')
}

test('a single letter is sent before bulk letters', async () => {
  const { smtp, queue, startWorker, time } = await prepareOutbox()
  for (let n = 0; n < 8; n += 1) await queue({ isBulk: true, to: { address: `reader-${n}@example.org` } })
  time.now = new Date(noon.getTime() + 1000)
  await queue({ to: { address: 'somebody@example.org' } })
  startWorker()
  await soon(() => expect(smtp.received.length).toBe(9))
  const first = smtp.received.slice(0, 2).flatMap(({ to }) => to)
  expect(first).toContain('somebody@example.org')
})
