import { expect, test } from 'vitest'
import { collectPersonalData } from '#server/personal-data.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { inputBytes, testWithInputs } from '#server/test-inputs.ts'
import { newsletterRouter } from './router.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

const legalBasis = 'Einwilligung auf der Liste der Tagung am 3. Mai 2027'
const list = 'Name;E-Mail;Sprache\nAnna Muster;anna@example.org;\nOtto Feld;otto@example.org;en'

test('imported readers are active at once in their language, with legal basis, user and time', async () => {
  const { importList, rows, time, audited, kim } = await prepare()
  expect(await importList({ list })).toEqual({
    added: 2,
    rows: [
      { line: 2, said: 'Anna Muster;anna@example.org;', email: 'anna@example.org', outcome: 'added' },
      { line: 3, said: 'Otto Feld;otto@example.org;en', email: 'otto@example.org', outcome: 'added' },
    ],
  })
  const proof = { state: 'active', createdAt: time.now, activatedAt: time.now, legalBasis, importedBy: kim }
  expect(await rows()).toMatchObject([
    { email: 'anna@example.org', language: 'de', ...proof },
    { email: 'otto@example.org', language: 'en', ...proof },
  ])
  expect(await audited()).toEqual([
    { userId: kim, action: 'imported', entity: 'subscription', details: { rows: 2, legalBasis } },
  ])
})

test('a second import changes nothing, and a dry run stores nothing', async () => {
  const { importList, rows, audited, mails } = await prepare()
  expect(await importList({ list, isDryRun: true })).toMatchObject({ added: 2 })
  expect([await rows(), await audited()]).toEqual([[], []])
  await importList({ list })
  const [before, logged] = [await rows(), await audited()]
  const { added, rows: entries } = await importList({ list, legalBasis: 'noch einmal' })
  expect([added, entries.map(({ outcome }) => outcome)]).toEqual([0, ['reads', 'reads']])
  expect([await rows(), await audited(), await mails()]).toEqual([before, logged, []])
})

test('an import brings back no reader who has left, was stopped or has not confirmed', async () => {
  const { importList, rows, reader, unsubscribe, subscribe, disable } = await prepare()
  await unsubscribe(await reader('left@example.org'))
  await reader('stopped@example.org')
  await disable('stopped@example.org')
  await subscribe('waits@example.org')
  const before = await rows()
  const addresses = ['LEFT@example.org', 'stopped@example.org', 'waits@example.org']
  const { added, rows: entries } = await importList({ list: addresses.join('\n') })
  expect([added, entries.map(({ outcome }) => outcome)]).toEqual([0, ['left', 'stopped', 'waits']])
  expect(await rows()).toEqual(before)
})

test('an imported reader can unsubscribe, and the proof keeps the legal basis', async () => {
  const { importList, dependencies, rows, leave } = await prepare()
  await importList({ list: 'anna@example.org' })
  await leave('anna@example.org')
  expect(await rows()).toMatchObject([{ state: 'left', email: null, legalBasis }])
  expect(await importList({ list: 'anna@example.org' })).toMatchObject({ added: 0 })
  expect(await collectPersonalData(dependencies, 'anna@example.org')).toMatchObject([
    { rows: [{ legalBasis }] },
    { rows: [{ purpose: 'newsletterLeft' }] },
  ])
})

test('each entry without a valid address is reported with its line', async () => {
  const { importList } = await prepare()
  const { added, rows } = await importList({ list: 'anna@example.org\nAnna\nanna@\nAnna@example.org' })
  expect([added, rows.map(({ line, outcome }) => [line, outcome])]).toEqual([
    1,
    [
      [1, 'added'],
      [2, 'noAddress'],
      [3, 'invalid'],
      [4, 'doubled'],
    ],
  ])
})

test('a list without a legal basis is refused', async () => {
  const { importList, rows } = await prepare()
  await expect(importList({ list, legalBasis: ' ' })).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: [{ field: 'legalBasis', code: 'legalBasis' }] },
  })
  expect(await rows()).toEqual([])
})

testWithInputs('a list of Outlook is imported', async () => {
  const { importList } = await prepare()
  expect(await importList({ list: inputBytes('list-outlook.txt').toString() })).toMatchObject({ added: 2 })
})

interface Answer {
  added: number
  rows: { line: number; email: string | null; outcome: string }[]
}

async function prepare() {
  const site = await openTestSubscriptions()
  const { db, call } = site
  const person = { username: 'kim', email: 'kim@example.org', roleId: 1, statusId: 1 }
  const { id: kim } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
  const caller = staff(kim, 'canEditSpecials')
  const { importRecipients, disable } = newsletterRouter.backstage
  const send = call('newsletter.backstage.importRecipients', importRecipients as never)
  const stop = call('newsletter.backstage.disable', disable as never)
  const idOf = async (email: string) => (await site.rows()).find(row => row.email === email)?.id ?? 0
  return {
    ...site,
    kim,
    importList: (given: object) =>
      send({ locale: 'de', legalBasis, ...given }, { caller }) as Promise<Answer>,
    disable: async (email: string) => stop({ id: String(await idOf(email)) }, { caller }),
    /** Unsubscribes by the link that a subscriber gets when signing up again. */
    leave: async (email: string) => {
      await site.subscribe(email)
      return site.unsubscribe(await site.tokensTo(email))
    },
    audited: () =>
      db
        .selectFrom('audit')
        .select(['userId', 'action', 'entity', 'details'])
        .where('action', '=', 'imported')
        .orderBy('id')
        .execute(),
  }
}
