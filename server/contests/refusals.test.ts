import { describe, expect, test } from 'vitest'
import type { ContributionStep } from '#contract/contests/contribution.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { artist, fields, multipart, openTestContests } from './test-contests.ts'
import { openTestVote } from './test-votes.ts'

const slug = 'echos-in-farbe'

describe('the form of a contribution', () => {
  const kept = async ({ dependencies }: Awaited<ReturnType<typeof openTestContests>>) =>
    (await dependencies.db.selectFrom('contestContributions').select('id').execute()).length

  test('refuses a filled spam trap, and keeps nothing', async () => {
    const site = await openTestContests()
    await site.open()
    const answer = await site.submit(slug, { website: 'https://spam.example' })
    expect([answer.statusCode, answer.json().code, await kept(site)]).toEqual([422, 'invalid', 0])
    expect(await site.dependencies.db.selectFrom('files').select('id').execute()).toEqual([])
  })

  test('is accepted a hundred times an hour from one IP address', async () => {
    const { open, submit, dependencies } = await openTestContests()
    await open()
    for (let n = 0; n < 99; n += 1) await dependencies.limits.take('contribution', '127.0.0.1')
    const last = async (n: number) =>
      (await submit('nirgends', { email: `artist-${n}@example.org` })).json().code
    expect([await last(100), await last(101)]).toEqual(['notFound', 'tooMany'])
  })

  test('is accepted six times an hour from one e-mail address', async () => {
    const { open, submit } = await openTestContests()
    await open()
    const codes = []
    for (let n = 0; n < 7; n += 1)
      codes.push((await submit('nirgends', { titleDe: `Werk ${n}` })).json().code)
    expect(codes.slice(-2)).toEqual(['notFound', 'tooMany'])
  })

  test('needs a file', async () => {
    const { open, ask } = await openTestContests()
    await open()
    const answer = await ask({
      method: 'PUT',
      path: `/artifact/${slug}/contribution`,
      ...multipart(fields, null),
    })
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      422,
      { field: 'file', code: 'required' },
    ])
  })

  test.each(['rightsVersion', 'noAiVersion', 'consentVersion'])(
    'refuses an unknown version of a consent text: %s',
    async name => {
      const site = await openTestContests()
      await site.open()
      const answer = await site.submit(slug, { [name]: '999' })
      expect([answer.statusCode, answer.json().code, await kept(site)]).toEqual([422, 'invalid', 0])
      expect((await site.submit(slug, { [name]: '1' })).statusCode).toBe(202)
    },
  )
})

describe('a contribution opened by its link', () => {
  test('cannot be confirmed once the voting has begun', async () => {
    const { open, submit, token, act, move } = await openTestContests()
    await open()
    await submit(slug)
    await move(2)
    const answer = await act(await token(), { action: 'confirm' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'submissionClosed'])
  })

  test('can be confirmed between the deadline and the voting', async () => {
    const { open, submit, token, act, move } = await openTestContests()
    await open()
    await submit(slug)
    await move(1)
    expect((await act(await token(), { action: 'confirm' })).json().state).toBe('submitted')
  })

  test('keeps a title in one language at least', async () => {
    const { open, confirmed, token, act } = await openTestContests()
    await open()
    await confirmed(slug)
    const answer = await act(await token(), { action: 'change', titleDe: '' })
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([
      422,
      { field: 'titleDe', code: 'titleInOneLanguage' },
    ])
    // Reported together with all other missing fields.
    const empty = await act(await token(), { action: 'change', titleDe: '', titleEn: '', name: '' })
    expect(empty.json().errors).toMatchObject([{ field: 'name' }, { field: 'titleDe' }])
  })

  test('has an expired link once its contest is deleted', async () => {
    const { open, confirmed, token, own, act, dependencies } = await openTestContests()
    const { id } = await open()
    await confirmed(slug)
    const link = await token()
    await dependencies.db.deleteFrom('contests').where('id', '=', id).execute()
    expect(await own(link)).toMatchObject({ status: 410, body: { code: 'linkExpired' } })
    expect((await act(link, { action: 'withdraw' })).statusCode).toBe(410)
  })

  test('withdrawn twice at once is withdrawn once', async () => {
    const { open, confirmed, token, act, dependencies } = await openTestContests()
    const { id } = await open()
    await confirmed(slug)
    const link = await token()
    const { withdrawing } = await dependencies.db.transaction().execute(async trx => {
      await trx.selectFrom('contests').select('id').where('id', '=', id).forUpdate().execute()
      const withdrawing = [1, 2].map(() =>
        act(link, { action: 'withdraw' }).then(({ statusCode }) => statusCode),
      )
      await expect.poll(() => waitingForRows(dependencies.db)).toBe(2)
      return { withdrawing }
    })
    expect((await Promise.all(withdrawing)).sort()).toEqual([200, 410])
  })

  test('still opens after wrong links from the same address were rate limited', async () => {
    const { open, confirmed, token, own } = await openTestContests()
    await open()
    await confirmed(slug)
    const link = await token()
    for (let n = 0; n < 30; n += 1) expect((await own('A'.repeat(43))).status).toBe(404)
    expect((await own('A'.repeat(43))).status).toBe(429)
    expect((await own(link)).status).toBe(200)
  })
})

describe('decisions of staff', () => {
  const moves: [from: ContributionStep, decision: string, to: ContributionStep][] = [
    ['submitted', 'accept', 'accepted'],
    ['submitted', 'return', 'returned'],
    ['submitted', 'reject', 'rejected'],
    ['accepted', 'return', 'returned'],
    ['accepted', 'reject', 'rejected'],
    ['returned', 'accept', 'accepted'],
    ['returned', 'reject', 'rejected'],
    ['rejected', 'accept', 'accepted'],
  ]
  const firstOf = { submitted: null, accepted: 'accept', returned: 'return', rejected: 'reject' } as const

  test.each(moves)('a work in the state %s: %s makes it %s', async (from, decision, to) => {
    const { open, confirmed, decide } = await openTestContests()
    await open()
    const id = await confirmed(slug)
    const first = from === 'unconfirmed' ? null : firstOf[from]
    if (first) expect((await decide(id, first, 'Grund')).statusCode).toBe(200)
    expect((await decide(id, decision, 'Grund')).json().state).toBe(to)
  })

  test('staff can neither decide on nor edit an unconfirmed work', async () => {
    const { open, submit, decide, send, dependencies } = await openTestContests()
    await open()
    await submit(slug)
    const { db } = dependencies
    const { id } = await db.selectFrom('contestContributions').select('id').executeTakeFirstOrThrow()
    expect((await decide(id, 'accept')).json().code).toBe('contributionDecided')
    const words = { title: { de: 'Neu', en: '' }, text: { de: '', en: '' }, altText: { de: '', en: '' } }
    expect((await send('PATCH', `/contribution/${id}`, words)).statusCode).toBe(404)
    expect((await send('PATCH', '/contribution/4711', words)).statusCode).toBe(404)
  })
})

test.each([
  ['GET', '/4711'],
  ['GET', '/4711/contribution'],
  ['GET', '/4711/result'],
  ['POST', '/4711/raffle'],
  ['GET', '/4711/certificates'],
] as const)('%s %s is told that there is no such contest', async (method, path) => {
  const { send } = await openTestContests()
  const answer = await send(method, path)
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound'])
})

test('a raffle without any artist is refused', async () => {
  const { send, contest, move } = await openTestVote([])
  await move(1)
  const answer = await send('POST', `/${contest.id}/raffle`)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'nobodyToDraw'])
})

describe('a ballot of a contest', () => {
  test('is refused after the times of the contest were removed', async () => {
    const { works, vote, send, contest } = await openTestVote()
    const { version } = (await send('GET', `/${contest.id}`)).json()
    const times = { submissionEnd: null, votingStart: null, votingEnd: null }
    expect((await send('PATCH', `/${contest.id}`, { version, ...times })).statusCode).toBe(200)
    expect((await vote({ [works[0] ?? 0]: 1 })).json().code).toBe('pollNotStarted')
  })

  test('counts nothing where the work was rejected before its link was used', async () => {
    const { works, vote, confirm, token, decide, stored } = await openTestVote()
    const [work = 0] = works
    await vote({ [work]: 1 })
    await decide(work, 'reject')
    expect((await confirm(await token('anna@example.org'))).json().code).toBe('invalidVoteOptionId')
    expect(await stored()).toEqual([])
  })

  test('cannot be opened or confirmed while its contest is in the trash', async () => {
    const { works, vote, confirm, token, send, contest, stored, ask } = await openTestVote()
    await vote({ [works[0] ?? 0]: 1 })
    const link = await token('anna@example.org')
    await send('DELETE', `/${contest.id}`)
    for (const answer of [
      await confirm(link),
      await ask({ method: 'GET', path: `/artifact-ballot/${link}` }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([410, 'linkExpired'])
    expect(await stored()).toEqual([])
  })

  test('is counted once for each mailbox, also for another spelling of the address', async () => {
    const { works, vote, confirm, token, stored } = await openTestVote()
    const [work = 0] = works
    await vote({ [work]: 1 }, { email: 'anna.feld@gmail.com' })
    expect((await confirm(await token('anna.feld@gmail.com'))).statusCode).toBe(200)
    await vote({ [work]: 2 }, { email: 'annafeld+kunst@googlemail.com' })
    expect((await confirm(await token('annafeld+kunst@googlemail.com'))).json().code).toBe(
      'emailAlreadyVoted',
    )
    expect(await stored()).toHaveLength(1)
  })
})

test('letters to an artist go to the address as it was typed', async () => {
  const { open, submit, dependencies } = await openTestContests()
  await open()
  await submit(slug)
  const mails = await dependencies.db.selectFrom('mails').select(['recipient', 'purpose']).execute()
  expect(mails).toEqual([{ recipient: artist.email, purpose: 'contribution received' }])
})
