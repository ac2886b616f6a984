import { expect, test } from 'vitest'
import { openTestVote } from '#server/contests/test-votes.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'
import { shuffleClosedBallots } from '#server/voting/jobs.ts'
import { changeUnsent } from '#server/voting/test-letters.ts'
import { ballot, choice, openTestPolls } from './test-polls.ts'

const guests = (...names: string[]) =>
  names.map(name => ({ email: `${name}@example.org`, name, language: 'de' }))

/** Opens a secret poll with two invited people, of whom Anna has voted, and the calls of an administrator. */
async function invited() {
  const site = await openTestPolls()
  const { make, send, vote, tokensOf, ask, staff, hoursAhead, dependencies } = site
  const poll = await make({ way: 'invited' }, { closesAt: hoursAhead(100) })
  const sendNow = () => changeUnsent(send, poll.id, 'sendNow')
  await send('POST', `/${poll.id}/invitations`, { people: guests('anna', 'bela') })
  await sendNow()
  const [ticket = ''] = await tokensOf('anna@example.org')
  expect((await vote(poll.id, { ticket, votes: choice(['red', 1]), terms: true })).status).toBe(200)
  const { id: adminId } = await staff('admin')
  // A new session each time, because the test moves the clock beyond the lifetime of a session.
  const read = async (query: string) => {
    const { token } = await startSession(dependencies, adminId, 'a browser')
    const headers = { authorization: `Bearer ${token}` }
    return ask({ method: 'GET', path: `/backstage/mail${query}`, headers })
  }
  const idOf = async (name: string) =>
    (await send('GET', `/${poll.id}/invitations?q=${name}`)).json().rows[0]?.id as number
  const revoke = async (name: string) => {
    const id = await idOf(name)
    const { done, failed } = (await send('POST', `/${poll.id}/invitations/revoke`, { ids: [id] })).json()
    return { done: done.length, failed }
  }
  return {
    ...{ ...site, poll, revoke, sendNow },
    outbox: async (query: string) => (await read(query)).json(),
    file: async (query: string) => (await read(query)).body,
    list: async () => (await send('GET', `/${poll.id}/invitations`)).json(),
    invite: async (...names: string[]) => {
      const answer = await send('POST', `/${poll.id}/invitations`, { people: guests(...names) })
      await sendNow()
      return answer.json()
    },
    figures: async () => (await send('GET', `/${poll.id}/tickets`)).json().invited,
  }
}

test('revoking and repeating an invitation to a secret poll looks the same whether or not it was used', async () => {
  const { revoke, list, figures, invite, outbox, tokensOf } = await invited()
  const letters = async (name: string) => (await outbox(`?q=${name}`)).count
  const seen = async (name: string) => [
    await revoke(name),
    await figures(),
    (await list()).count,
    await invite(name),
    await figures(),
    await letters(name),
  ]
  const [ofAnna, ofBela] = [await seen('anna'), await seen('bela')]
  expect(ofAnna).toEqual(ofBela)
  expect(ofAnna[0]).toEqual({ done: 1, failed: [] })
  expect(await tokensOf('anna@example.org')).toHaveLength(1) // the first letter was not sent yet
})

test('a voter cannot vote again after the invitation was revoked and repeated', async () => {
  const { poll, revoke, invite, tokensOf, vote } = await invited()
  const [first = ''] = await tokensOf('anna@example.org')
  await revoke('anna')
  const again = (ticket: string) => vote(poll.id, { ticket, votes: choice(['blue', 1]), terms: true })
  expect((await again(first)).body.code).toBe('emailNotAllowed')
  await invite('anna')
  const ticket = (await tokensOf('anna@example.org')).at(-1) ?? ''
  expect((await again(ticket)).body.code).toBe('emailAlreadyVoted')
})

test('revoking an invitation to a secret poll leaves its reminder in the outbox', async () => {
  const { poll, send, sendNow, move, revoke, outbox } = await invited()
  move(25)
  await send('POST', `/${poll.id}/invitations/remind`)
  await sendNow()
  const reminders = async () =>
    (await outbox('')).rows.filter(({ purpose }: { purpose: string }) => purpose === 'voting reminder').length
  const before = await reminders()
  await revoke('bela')
  expect([before, await reminders()]).toEqual([1, 1])
})

test('a reminder of a secret poll shows staff neither its recipient nor who has voted', async () => {
  const { poll, send, sendNow, move, tokensOf, outbox, file, list } = await invited()
  move(25)
  expect((await send('POST', `/${poll.id}/invitations/remind`)).json()).toEqual({ reminded: 2 })
  await sendNow()
  expect(
    [await tokensOf('anna@example.org'), await tokensOf('bela@example.org')].map(all => all.length),
  ).toEqual([1, 2])
  const { rows } = await outbox('')
  const reminder = rows.find(({ purpose }: { purpose: string }) => purpose === 'voting reminder')
  expect(reminder).toMatchObject({ recipient: null, createdAt: null, sentAt: null, nextAttemptAt: null })
  expect((await file('?format=csv')).split('bela@example.org')).toHaveLength(2) // only in the invitation
  expect((await outbox('?q=bela')).count).toBe(1)
  expect((await outbox('?sort=recipient')).rows.at(-1)).toMatchObject({ id: reminder.id })
  expect((await outbox('?createdFrom=2020-01-01')).count).toBe(2)
  const shown = await outbox(`/${reminder.id}`)
  expect(JSON.stringify(shown)).not.toMatch(/bela/i)
  for (const row of (await list()).rows) expect(row).toMatchObject({ hasVoted: null, reminders: null })
})

test('staff see a confirmation letter without its recipient, also after it failed', async () => {
  const { make, vote, dependencies, ask, staff } = await openTestPolls()
  const poll = await make({ way: 'confirmed' })
  await vote(poll.id, ballot())
  const lastError = 'refused: 550 no such user anna@example.org'
  await dependencies.db.updateTable('mails').set({ state: 'failed', lastError }).execute()
  const { headers } = await staff('admin')
  const answers = [
    await ask({ method: 'GET', path: '/backstage/mail', headers }),
    await ask({ method: 'POST', path: '/backstage/mail/1/send-again', headers }),
    await ask({ method: 'GET', path: '/backstage/security/audit?limit=100', headers }),
  ]
  expect(answers[0]?.json().rows).toMatchObject([{ purpose: 'ballot', state: 'failed' }])
  expect(answers[1]?.json()).toMatchObject({ state: 'queued', recipient: null })
  for (const { body } of answers) expect(body).not.toContain('anna@')
})

test('staff see the recipients of letters of a named poll', async () => {
  const { make, vote, ask, staff } = await openTestPolls()
  const poll = await make({ way: 'confirmed', isNamed: true })
  await vote(poll.id, ballot())
  const { headers } = await staff('admin')
  const { rows } = (await ask({ method: 'GET', path: '/backstage/mail', headers })).json()
  expect(rows).toMatchObject([{ recipient: 'anna@example.org', createdAt: expect.any(String) }])
})

/** A secret poll with the given number of votes. */
async function voted(many: number) {
  const site = await openTestPolls()
  const poll = await site.make()
  for (let n = 0; n < many; n += 1) await site.vote(poll.id, ballot(`voter-${n}@example.org`))
  const readCounts = async () => {
    const { count, rows } = (await site.send('GET', `/vote/${poll.id}`)).json()
    const { ballots, options } = (await site.send('GET', `/${poll.id}/recount`)).json()
    return { count, rows: rows.length, ballots, options: options.length }
  }
  return { ...site, poll, readCounts }
}

test('before its last shuffle staff see only how many ballots a secret poll has', async () => {
  const { poll, readCounts, move, dependencies, send } = await voted(5)
  const concealed = { count: 0, rows: 0, ballots: 5, options: 0 }
  expect(await readCounts()).toEqual(concealed)
  expect((await send('GET', `/vote/${poll.id}?option=red`)).json().count).toBe(0)
  await send('POST', `/${poll.id}/close`)
  expect(await readCounts()).toEqual(concealed)
  move(0.1)
  await shuffleClosedBallots(dependencies)
  expect(await readCounts()).toEqual({ count: 5, rows: 5, ballots: 5, options: 3 })
})

test('of fewer than five ballots staff see only their number, also after the end', async () => {
  const { readCounts, move, dependencies } = await voted(4)
  move(25)
  await shuffleClosedBallots(dependencies)
  expect(await readCounts()).toEqual({ count: 0, rows: 0, ballots: 4, options: 0 })
})

test('annulling a secret poll shows staff no ballot', async () => {
  const { poll, readCounts, send } = await voted(5)
  await send('PATCH', `/${poll.id}/annulment`, { reason: { de: 'Ein Fehler', en: 'A mistake' } })
  expect(await readCounts()).toMatchObject({ rows: 0, options: 0 })
})

test('a closed poll with ballots cannot be opened again, one without ballots can', async () => {
  const { poll, send, make, hoursAhead } = await voted(1)
  const other = await make()
  const reopen = async (id: number) => {
    await send('POST', `/${id}/close`)
    const { version } = (await send('GET', `/${id}`)).json()
    const answer = await send('PATCH', `/${id}`, { version, closesAt: hoursAhead(48) })
    return [answer.statusCode, answer.json().errors]
  }
  expect(await reopen(poll.id)).toEqual([
    422,
    [{ field: 'closesAt', code: 'votingOver', message: expect.stringContaining('nicht wieder geöffnet') }],
  ])
  expect(await reopen(other.id)).toEqual([200, undefined])
})

test('a closed contest with ballots cannot be opened again', async () => {
  const { contest, cast, move, send, at } = await openTestVote()
  await cast({ 0: 3 })
  await move(2)
  const { version } = (await send('GET', `/${contest.id}`)).json()
  const answer = await send('PATCH', `/${contest.id}`, { version, votingEnd: at(5) })
  expect([answer.statusCode, answer.json().errors?.[0]]).toMatchObject([
    422,
    { field: 'votingEnd', code: 'votingOver' },
  ])
})
