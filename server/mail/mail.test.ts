import { expect, test } from 'vitest'
import type { List } from '#contract/fields.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { visitorOf } from '#server/platform/calls/test-context.ts'
import { linkToken, queueMail } from '#server/platform/mail/mail.ts'
import { sealAddress } from '#server/platform/sealed-addresses/sealed-addresses.ts'
import { mailArea } from './area.ts'
import { mailRouter } from './router.ts'

const hanna = staff(1, 'isAdmin')
const specials = staff(1, 'canEditSpecials')

test('the outbox is listed newest first, page by page and by state', async () => {
  const { list, change } = await prepare(3)
  await change(2, { state: 'failed' })
  const all = await list({ limit: '2' })
  expect(all).toMatchObject({ count: 3, rows: [{ id: 3 }, { id: 2 }] })
  expect(await list({ limit: '2', page: '2' })).toMatchObject({ count: 3, rows: [{ id: 1 }] })
  expect(await list({ state: 'failed' })).toMatchObject({ count: 1, rows: [{ id: 2 }] })
})

test('the outbox is found by recipient, subject, several states and days', async () => {
  const { list, change } = await prepare(3)
  await change(1, { state: 'failed', recipient: 'mira@example.org' })
  await change(2, { state: 'uncertain', createdAt: new Date('2027-03-10T23:30:00Z') })
  const ids = async (query: object) =>
    ((await list(query)).rows as unknown as { id: number }[]).map(({ id }) => id)
  expect(await ids({ q: 'MIRA tag' })).toEqual([1])
  expect(await ids({ q: '100%' })).toEqual([])
  expect(await ids({ state: 'failed,uncertain' })).toEqual([1, 2])
  expect(await ids({ createdFrom: '2027-03-11', createdTo: '2027-03-11' })).toEqual([2])
  expect(await ids({ sort: 'recipient' })).toEqual([2, 3, 1])
  await expect(list({ state: 'failed,gone' })).rejects.toMatchObject({ code: 'invalid' })
})

test('a sealed address is shown masked, and found by the whole of it', async () => {
  const { list, dependencies } = await prepare(1)
  const letter = { language: 'de', subject: 'Studie', text: 't', html: 'h' } as const
  const to = await sealAddress(dependencies, 'rosa@example.org')
  await queueMail(dependencies, { purpose: 'volunteer study', to, letter })
  const found = async (q: string) => (await list({ q })).rows.map(({ recipient }) => recipient)
  expect(await found('ROSA@example.org. studie')).toEqual(['r…@example.org'])
  for (const q of ['rosa', 'osa@example.org', 'rosa@example.org nothing']) expect(await found(q)).toEqual([])
})

test.each([
  [true, 1],
  [false, 0],
])(
  'without a mail server, where letters are sent: %s, it is reported missing for %i letter',
  async (sendsLetters, missed) => {
    const calls = await openTestCalls()
    const dependencies = { ...calls.dependencies, config: { ...calls.config, sendsLetters } }
    const letter = { language: 'de', subject: 's', text: 't', html: 'h' } as const
    await queueMail(dependencies, { purpose: 'contact', to: { address: 'hanna@example.org' }, letter })
    const waiting = mailArea.waiting.find(({ name }) => name === 'missingMailServer')
    const counted = await waiting?.count(visitorOf(dependencies))
    expect(typeof counted === 'object' ? counted.count : counted).toBe(missed)
  },
)

test('a mail error is shown in the reader’s language, with the message of the server', async () => {
  const { list, change } = await prepare(1)
  await change(1, { state: 'failed', lastError: 'refused: 550 no such user' })
  const [german, english] = [await list({}), await list({}, { caller: hanna, language: 'en' })]
  const sentence =
    'Der Mailserver hat die E-Mail abgelehnt. Bitte prüfen Sie die Adresse. (Meldung: 550 no such user)'
  expect(german.rows[0]?.lastError).toBe(sentence)
  expect(english.rows[0]?.lastError).toContain('The mail server refused the e-mail.')
})

test('a letter is shown with its words, but never with the token of its link', async () => {
  const { find } = await prepare(1)
  const shown = await find({ id: '1' })
  expect(shown).toMatchObject({ text: expect.stringContaining('/reset/•••'), replyTo: null })
  expect(JSON.stringify(shown)).not.toContain('secret-token')
})

test.each(['failed', 'uncertain', 'retry'])(
  'a letter that is %s can be sent again, with an entry in the audit log',
  async state => {
    const { again, change, audit } = await prepare(1)
    await change(1, { state, attempts: 7, lastError: 'lost' })
    expect(await again({ id: '1' })).toMatchObject({ state: 'queued', attempts: 0, lastError: null })
    expect(await audit()).toMatchObject([
      { action: 'sendAgain', entity: 'mail', entityId: 1, details: { before: state } },
    ])
  },
)

test.each(['queued', 'sending', 'sent'])('a letter that is %s is not sent again', async state => {
  const { again, change, audit } = await prepare(1)
  const claim = state === 'sending' ? { claimedBy: 'worker', claimedAt: new Date() } : {}
  await change(1, { state, sealedTokens: null, ...claim })
  await expect(again({ id: '1' })).rejects.toMatchObject({ code: 'alreadySent', status: 409 })
  expect(await audit()).toEqual([])
})

test('an unknown letter is not found', async () => {
  const { find, again } = await prepare(0)
  await expect(find({ id: '7' })).rejects.toMatchObject({ code: 'notFound' })
  await expect(again({ id: '7' })).rejects.toMatchObject({ code: 'notFound' })
})

test('the outbox is for administrators and those who write newsletters', async () => {
  const { list } = await prepare(0)
  expect(await list({}, { caller: specials })).toMatchObject({ count: 0 })
  await expect(list({}, { caller: staff(1, 'canEditNews') })).rejects.toMatchObject({ code: 'notAllowed' })
  await expect(list({}, { caller: null })).rejects.toMatchObject({ code: 'notLoggedIn' })
})

async function prepare(count: number) {
  const calls = await openTestCalls()
  const person = { username: 'hanna', email: 'hanna@example.org', roleId: 1, statusId: 1 }
  await calls.db.insertInto('users').values(person).execute()
  const words = `https://www.example.org/reset/${linkToken}`
  const letter = { language: 'de' as const, subject: 'Guten Tag', text: words, html: words }
  const to = { address: 'hanna@example.org' }
  for (let n = 0; n < count; n++) {
    await queueMail(calls.dependencies, {
      purpose: 'passwordReset',
      to,
      letter,
      tokens: { link: 'secret-token' },
    })
  }
  const asAdmin = (name: string, handle: Parameters<typeof calls.call>[1]) => {
    const done = calls.call(name, handle)
    return (input: object, asking: Parameters<typeof done>[1] = {}) =>
      done(input, { caller: hanna, ...asking })
  }
  return {
    dependencies: calls.dependencies,
    list: asAdmin('mail.list', mailRouter.list) as (
      ...given: Given
    ) => Promise<List<{ lastError: string | null; recipient: string | null }>>,
    find: asAdmin('mail.find', mailRouter.find),
    again: asAdmin('mail.sendAgain', mailRouter.sendAgain),
    change: (id: number, values: object) =>
      calls.db.updateTable('mails').set(values).where('id', '=', id).execute(),
    audit: () => calls.db.selectFrom('audit').selectAll().execute(),
  }
}

type Given = [input: object, asking?: { caller?: typeof hanna; language?: 'de' | 'en' }]
