import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { destroyVotingKeys } from '#server/voting/jobs.ts'
import { keepCodes, newCodes } from '#server/voting/voting.ts'
import { choice, openTestPolls } from './test-polls.ts'

const inPdf = /[0-9A-Z]{4}-[0-9A-Z]{4}-\s*[0-9A-Z]{4}-\s*[0-9A-Z]{4}/g

/** Opens a poll that is voted on with codes. `print` returns the codes on the printed cards. */
async function openHall(env?: Record<string, string>) {
  const site = await openTestPolls(env)
  const poll = await site.make({ way: 'codes' })
  const print = async (many: number) => {
    const answer = await site.send('POST', `/${poll.id}/codes`, { many })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    const codes = (text.match(inPdf) ?? []).map(code => code.replace(/\s/g, ''))
    return { text, codes, answer }
  }
  const voteWith = (ticket: string) => site.vote(poll.id, { ticket, votes: choice(['red', 1]), terms: true })
  const figures = async () => (await site.send('GET', `/${poll.id}/tickets`)).json().codes
  return { ...site, poll, print, voteWith, figures }
}

test('each code on the cards works once, and the number of used codes is shown', async () => {
  const { print, voteWith, figures } = await openHall()
  const { codes, text } = await print(12)
  expect(new Set(codes).size).toBe(12)
  const lines = text.split('\n')
  for (const line of ['Welche Farbe hat Rausc…', 'What colour is noise?', 'Gilt einmal / Works once'])
    expect(lines.filter(one => one === line)).toHaveLength(12)
  expect(text.replace(/\s/g, '')).toContain('www.example.org/de/info/abstimmung')
  expect(await figures()).toEqual({ made: 12, used: 0 })
  const [first = ''] = codes
  expect((await voteWith(first)).status).toBe(200)
  expect((await voteWith(first)).body.code).toBe('emailAlreadyVoted')
  expect(await figures()).toEqual({ made: 12, used: 1 })
})

test('codes are only on their cards, not in the database, and the cards are not cached', async () => {
  const { print, dependencies } = await openHall()
  const { codes, answer } = await print(2)
  const { db } = dependencies
  const rows = await db.selectFrom('votingTickets').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(codes[0])
  expect(answer.headers['cache-control']).toMatch(/no-store/)
  const [entry] = await db.selectFrom('audit').select('details').where('action', '=', 'madeCodes').execute()
  expect(entry?.details).toEqual({ many: 2 })
})

test('more codes can be made later, and unused ones can be revoked, used ones not', async () => {
  const { print, voteWith, figures, send, poll } = await openHall()
  const [used = '', unused = ''] = (await print(2)).codes
  await voteWith(used)
  const [later = ''] = (await print(1)).codes
  expect((await send('DELETE', `/${poll.id}/codes`)).json()).toEqual({ revoked: 2 })
  expect(await figures()).toEqual({ made: 1, used: 1 })
  for (const code of [unused, later]) expect((await voteWith(code)).body.code).toBe('emailNotAllowed')
})

test('a code that is revoked while its ballot is on the way counts no vote', async () => {
  const { print, voteWith, send, poll, dependencies, votingOf } = await openHall()
  const [code = ''] = (await print(1)).codes
  const { db } = dependencies
  const { id } = await votingOf(poll)
  const voted = await db.transaction().execute(async trx => {
    await trx.selectFrom('votings').select('id').where('id', '=', id).forUpdate().execute()
    const voting = voteWith(code)
    // The vote has found its ticket and waits for the lock on the voting.
    await new Promise(resolve => setTimeout(resolve, 300))
    await trx.deleteFrom('votingTickets').where('votingId', '=', id).execute()
    return { voting }
  })
  expect((await voted.voting).body.code).toBe('emailNotAllowed')
  expect(await db.selectFrom('ballots').selectAll().execute()).toEqual([])
  expect((await send('GET', `/${poll.id}/tickets`)).json().codes).toEqual({ made: 0, used: 0 })
})

test('only polls for codes have codes, from 1 to 500 at once', async () => {
  const { send, poll, make } = await openHall()
  const code = async (id: number, many: number) => (await send('POST', `/${id}/codes`, { many })).json().code
  const other = await make({ way: 'confirmed' }, { title: { de: 'Andere', en: 'Other' } })
  expect(await code(other.id, 1)).toBe('wrongVotingWay')
  expect(await code(4711, 1)).toBe('notFound')
  expect(await code(poll.id, 501)).toBe('invalid')
  expect(await code(poll.id, 0)).toBe('invalid')
  expect((await send('DELETE', '/4711/codes')).statusCode).toBe(404)
})

test('once the key of a vote is destroyed no codes can be made', async () => {
  const { poll, votingOf, move, dependencies } = await openHall()
  const voting = await votingOf(poll)
  move(24 + 30 * 24)
  await destroyVotingKeys(dependencies)
  await expect(keepCodes(dependencies, await votingOf(poll), newCodes(1))).rejects.toMatchObject({
    code: 'pollExpired',
  })
  expect(voting.key).not.toBeNull()
})

test('codes contain no characters that are easily confused', () => {
  expect(newCodes(200).join('')).toMatch(/^[2-9A-HJ-NP-Z-]+$/)
})
