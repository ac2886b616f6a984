import { expect, test } from 'vitest'
import { unseal } from '#server/platform/mail/link-token.ts'
import { notifyStudyContacts } from './jobs.ts'
import { openTestCalls } from './test-calls.ts'

test('each letter has a link for each study, by which one answer to it is counted, once', async () => {
  const { make, send, write, add, call, tokensTo, find, answer } = await openAnswers()
  const first = await make({})
  const second = await make({ title: { de: 'Musik im Kopf', en: 'Music' } })
  await add('rosa', 'de')
  await add('karl', 'en')
  for (const { id } of [first, second]) await send('POST', `/${id}/call`)
  await write()
  const [rosa, karl] = [await tokensTo('rosa'), await tokensTo('karl')]
  expect(new Set([...Object.values(rosa), ...Object.values(karl)]).size).toBe(6)
  const token = rosa[`answer${second.id}`] ?? ''
  expect(await find(token)).toEqual({ title: 'Musik im Kopf', isCounted: false })
  expect(await call(second.id)).toMatchObject({ answered: 0 })
  const answers = await Promise.all([answer(token), answer(token), answer(`${token}=`)])
  for (const one of answers) expect(one).toEqual({ title: 'Musik im Kopf', isCounted: true })
  expect(await find(token)).toMatchObject({ isCounted: true })
  expect(await find(karl[`answer${second.id}`] ?? '')).toMatchObject({ isCounted: false })
  await answer(karl[`answer${second.id}`] ?? '')
  expect(await call(second.id)).toMatchObject({ answered: 2, told: 2 })
  expect(await call(first.id)).toMatchObject({ answered: 0 })
})

test('the database does not show who answered', async () => {
  const { make, send, write, add, tokensTo, answer, dependencies } = await openAnswers()
  const { id } = await make({})
  await add('rosa', 'de')
  await send('POST', `/${id}/call`)
  await write()
  const rows = () => dependencies.db.selectFrom('studyAnswers').selectAll().execute()
  expect(await rows()).toEqual([])
  await answer((await tokensTo('rosa'))[`answer${id}`] ?? '')
  expect(await rows()).toEqual([{ studyId: id, mark: expect.any(Buffer) }])
  const linked = await dependencies.db.selectFrom('links').select('purpose').execute()
  expect(linked.map(({ purpose }) => purpose)).toEqual(['volunteerLeaves'])
})

test('the contact is told how many volunteers say that they have been in touch', async () => {
  const { make, send, write, add, tokensTo, answer, dependencies } = await openAnswers()
  const { id } = await make({})
  await add('rosa', 'de')
  await send('POST', `/${id}/call`)
  await write()
  await answer((await tokensTo('rosa'))[`answer${id}`] ?? '')
  await notifyStudyContacts(dependencies)
  const mail = await dependencies.db
    .selectFrom('mails')
    .select('text')
    .where('purpose', '=', 'study contact')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain('Haben sich nach eigener Angabe gemeldet: 1')
  expect(mail.text).toContain('Say that they have been in touch: 1')
})

test('a forged link is invalid, and the link of a deleted study has expired', async () => {
  const { make, send, write, add, tokensTo, ask } = await openAnswers()
  const { id } = await make({})
  await add('rosa', 'de')
  await send('POST', `/${id}/call`)
  await write()
  const { leave = '', [`answer${id}`]: token = '' } = await tokensTo('rosa')
  const both = async (one: string) =>
    Promise.all(
      (['GET', 'PATCH'] as const).map(async method => {
        const path = `/info/study-answer/${encodeURIComponent(one)}`
        const { statusCode, body } = await ask({ method, path, ...(method === 'PATCH' && { payload: {} }) })
        return [statusCode, JSON.parse(body).code]
      }),
    )
  for (const wrong of [
    'x',
    leave,
    `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
    token.slice(0, -4),
  ])
    expect(await both(wrong)).toEqual([
      [404, 'linkInvalid'],
      [404, 'linkInvalid'],
    ])
  await send('DELETE', `/${id}`)
  expect(await both(token)).toEqual([
    [410, 'linkExpired'],
    [410, 'linkExpired'],
  ])
})

/** Volunteers, and the calls behind the links in their letters. */
async function openAnswers() {
  const calls = await openTestCalls()
  const { ask, mails, dependencies } = calls
  const path = (token: string) => `/info/study-answer/${token}`
  return {
    ...calls,
    find: async (token: string) => (await ask({ method: 'GET', path: path(token) })).json(),
    answer: async (token: string) => (await ask({ method: 'PATCH', path: path(token), payload: {} })).json(),
    /** Tokens of the links in a volunteer's letter, by name. */
    async tokensTo(name: string): Promise<Record<string, string>> {
      const mail = (await mails()).find(({ recipient }) => recipient === `${name}@example.org`)
      if (!mail?.sealedTokens) throw new Error(`No letter went to ${name}.`)
      return unseal(mail.sealedTokens, mail.messageId, dependencies.secret)
    },
  }
}
