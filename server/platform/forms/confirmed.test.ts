import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hour } from '#contract/durations.ts'
import { states } from '#contract/states.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { confirmedForm } from './confirmed.tsx'

const hanna = { name: 'Hanna', email: 'hanna@example.org', consent: true as const }

test('what was sent waits, and counts once the link in its letter was confirmed', async () => {
  const { send, check, confirm, rows, letter } = await prepare()
  await send(hanna)
  expect(await rows()).toEqual([{ name: 'Hanna', state: 'pending' }])
  const { text, token } = await letter()
  expect(text).toContain('Guten Tag, Hanna')
  expect(text).toContain('Es geht um eine Führung')
  expect(await check(token)).toEqual({ valid: true })
  expect(await rows()).toEqual([{ name: 'Hanna', state: 'pending' }])
  await confirm(token)
  expect(await rows()).toEqual([{ name: 'Hanna', state: 'confirmed' }])
})

test('its link confirms once, until its time is over, and only what still waits', async () => {
  const { send, check, confirm, letter, time, db } = await prepare()
  await send(hanna)
  const { token } = await letter()
  await confirm(token)
  await expect(confirm(token)).rejects.toMatchObject({ code: 'linkExpired' })
  await expect(check(token)).rejects.toMatchObject({ code: 'linkExpired' })
  await expect(confirm('nichts')).rejects.toMatchObject({ code: 'linkInvalid' })
  await send({ ...hanna, name: 'Jonas', email: 'jonas@example.org' })
  const late = (await letter()).token
  time.now = new Date(time.now.getTime() + 2 * hour)
  await expect(confirm(late)).rejects.toMatchObject({ code: 'linkExpired' })
  await send({ ...hanna, name: 'Mira', email: 'mira@example.org' })
  const cancelled = (await letter()).token
  await sql`UPDATE test_bookings SET state = 'cancelled'`.execute(db)
  await expect(confirm(cancelled)).rejects.toMatchObject({ code: 'linkExpired' })
})

test('staff move a row where its states allow it', async () => {
  const { send, confirm, cancel, letter, rows } = await prepare()
  await send(hanna)
  await expect(cancel()).rejects.toMatchObject({ code: 'notFound' })
  await confirm((await letter()).token)
  await cancel()
  expect(await rows()).toEqual([{ name: 'Hanna', state: 'cancelled' }])
})

test('where the letter cannot be queued nothing is kept', async () => {
  const { send, rows, db } = await prepare()
  await sql`ALTER TABLE mails RENAME TO mails_away`.execute(db)
  await expect(send(hanna)).rejects.toThrow()
  expect(await rows()).toEqual([])
})

const bookingStates = states({ pending: ['confirmed'], confirmed: ['cancelled'], cancelled: [] })
const both = { de: 'Führung bestätigen', en: 'Confirm your tour' }
const words = {
  ...{ subject: both, why: both, button: both },
  greeting: { de: (name: string) => `Guten Tag, ${name}`, en: (name: string) => `Dear ${name}` },
  what: { de: (about: string) => `Es geht um ${about}`, en: (about: string) => `It is about ${about}` },
}

/** Bookings in a table of their own, with a link that works for an hour. */
async function prepare() {
  const { db, dependencies, time } = await openTestCalls({ MAIL_TO: 'office@example.org' })
  await sql`CREATE TABLE test_bookings (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text, state text)`.execute(
    db,
  )
  const form = confirmedForm({
    form: { call: 'test.book', table: 'contactMessages', consent: 'contact' },
    rows: { states: bookingStates, table: 'testBookings' as 'mails', entity: 'bookings' },
    to: 'confirmed',
    link: { name: 'booking', life: hour },
    page: 'confirmEmail',
    words,
    async keep({ name, email }: typeof hanna, context) {
      const insert = sql<{
        id: number
      }>`INSERT INTO test_bookings (name, state) VALUES (${name}, 'pending') RETURNING id`
      const { rows } = await insert.execute(context.db)
      return { id: rows[0]?.id ?? 0, name, email, about: 'eine Führung' }
    },
  })
  const visitor = visitorOf(dependencies)
  const inside = <T>(work: (context: Context) => Promise<T>) =>
    db.transaction().execute(trx => work({ ...visitor, db: trx }))
  return {
    db,
    time,
    send: (fields: typeof hanna) => inside(context => form.calls.send(fields, context)),
    check: (token: string) => inside(context => form.calls.check({ token }, context)),
    confirm: (token: string) => inside(context => form.calls.confirm({ token }, context)),
    cancel: () =>
      inside(context => form.movesTo('cancelled', 'cancel')({ id: 1 }, { ...context, caller: null })),
    rows: async () => (await sql`SELECT name, state FROM test_bookings ORDER BY id`.execute(db)).rows,
    /** The last letter, and the token in its link. */
    async letter() {
      const mail = await db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
      const { link = '' } = unseal(mail.sealedTokens ?? Buffer.alloc(0), mail.messageId, dependencies.secret)
      return { text: mail.text, token: link }
    },
  }
}
