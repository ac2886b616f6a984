import { expect, test } from 'vitest'
import type { FormAdditions } from '#contract/form.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { consentForgets } from './consents.ts'
import { receiveForm } from './receive.ts'
import { notifyStaff } from './staff-letter.tsx'

const message = { name: 'Hanna', email: 'hanna@example.org', message: 'Guten Tag', consent: true as const }

test('a consent is kept with the row it belongs to, the version that was read, its language and the time', async () => {
  const { send, consents, messages } = await prepare()
  await send(message, { language: 'en' })
  const [kept] = await messages()
  expect(await consents()).toEqual([
    {
      form: 'contact',
      subject: kept?.id,
      version: 1,
      language: 'en',
      givenAt: new Date('2027-03-12T16:00:00Z'),
    },
  ])
})

test('a version of the text that was never written is refused, and nothing is kept', async () => {
  const { send, messages } = await prepare()
  await expect(send({ ...message, consentVersion: 2 })).rejects.toMatchObject({ code: 'invalid' })
  expect(await messages()).toEqual([])
})

test('of a form that fails nothing is kept, no letter goes out, and it may be sent again', async () => {
  const { send, consents, messages, mails, setFailing } = await prepare()
  setFailing(true)
  await expect(send(message)).rejects.toThrow('the disk is full')
  expect([...(await messages()), ...(await consents()), ...(await mails())]).toEqual([])
  setFailing(false)
  expect(await send(message)).toEqual({ place: 1 })
  expect([await messages(), await consents(), await mails()].map(rows => rows.length)).toEqual([1, 1, 1])
})

test('sent three times at once, a form has one effect and one answer', async () => {
  const { send, messages, consents, mails } = await prepare()
  const answers = await Promise.all([send(message), send(message), send(message)])
  expect(answers).toEqual([{ place: 1 }, { place: 1 }, { place: 1 }])
  expect([await messages(), await consents(), await mails()].map(rows => rows.length)).toEqual([1, 1, 1])
})

test('a repeated form gets its first answer, also after another form', async () => {
  const { send } = await prepare()
  expect(await send(message)).toEqual({ place: 1 })
  expect(await send({ ...message, email: 'jonas@example.org' })).toEqual({ place: 2 })
  expect(await send({ ...message, seconds: 300 })).toEqual({ place: 1 })
})

test('one Idempotency-Key has one effect and one answer', async () => {
  const { send, messages } = await prepare()
  const asking = { idempotencyKey: 'a4c1-77de-0911' }
  const answers = await Promise.all([send(message, asking), send({ ...message, name: 'Hannah' }, asking)])
  expect(answers).toEqual([{ place: 1 }, { place: 1 }])
  expect(await messages()).toHaveLength(1)
})

test('a filled spam trap is refused at its field, and nothing is stored', async () => {
  const { send, messages, consents, db } = await prepare()
  const trapped = send({ ...message, website: 'https://spam.example' })
  await expect(trapped).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { website: 'filledTrap' } },
  })
  const marks = await db.selectFrom('repeats').selectAll().execute()
  expect([...(await messages()), ...(await consents()), ...marks]).toEqual([])
})

test('with isEverySentCounted every form counts, and no mark to compare them is stored', async () => {
  const { send, messages, db } = await prepare({ isEverySentCounted: true })
  expect(await send(message)).toEqual({ place: 1 })
  expect(await send(message)).toEqual({ place: 2 })
  expect(await messages()).toHaveLength(2)
  expect(await db.selectFrom('repeats').selectAll().execute()).toEqual([])
})

test('a consent goes when its row has gone, and not before', async () => {
  const { send, consents, db, dependencies } = await prepare()
  const tonight = { db, clock: () => new Date('2027-03-13T03:05:00Z') }
  await send(message)
  await forget(tonight, consentForgets(dependencies.forms))
  expect(await consents()).toHaveLength(1)
  await db.deleteFrom('contactMessages').execute()
  await forget(tonight, consentForgets(dependencies.forms))
  expect(await consents()).toEqual([])
})

/** Prepares a form that is stored like a contact message and answers with the place number. */
async function prepare(more: { isEverySentCounted?: true } = {}) {
  const { db, dependencies } = await openTestCalls({ MAIL_TO: 'office@example.org' })
  let fails = false
  const form = { call: 'test.enter', table: 'contactMessages', consent: 'contact', ...more } as const
  const handle = receiveForm(form, async (fields: Fields, context) => {
    const subject = await insert(context, fields)
    const both = { de: 'Platz', en: 'Place' }
    await notifyStaff(context, { purpose: 'place', subject: both, why: both, from: fields, message: '' })
    if (fails) throw new Error('the disk is full')
    return { subject, answer: { place: await countIn(context) } }
  })
  const visitor = visitorOf(dependencies)
  return {
    db,
    dependencies,
    setFailing: (isFailing: boolean) => {
      fails = isFailing
    },
    send: (fields: Fields & FormAdditions, asking: Partial<Context> = {}) =>
      db.transaction().execute(trx => handle(fields, { ...visitor, ...asking, db: trx })),
    messages: () => db.selectFrom('contactMessages').selectAll().execute(),
    consents: () => db.selectFrom('consents').selectAll().execute(),
    mails: () => db.selectFrom('mails').selectAll().execute(),
  }
}

type Fields = typeof message

async function insert({ db, language, clock }: Context, { name, email, message: text }: Fields) {
  const row = { name, email, message: text, language, createdAt: clock() }
  const { id } = await db.insertInto('contactMessages').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

async function countIn({ db }: Context): Promise<number> {
  return (await db.selectFrom('contactMessages').select('id').execute()).length
}
