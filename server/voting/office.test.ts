import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parametersIn } from '#contract/addresses.ts'
import { ballot, choice, openTestPolls } from '#server/polls/test-polls.ts'
import { inDifferences, inOneRow, inOrder, lookAtAll, type Seen } from '../../bench/attacks/office.ts'
import { filledPath } from '../../e2e/api.ts'
import { shuffleClosedBallots } from './jobs.ts'

const many = 14
const people = Array.from({ length: many }, (_, n) => {
  const name = `Person ${String.fromCharCode(65 + ((n * 5) % many))}`
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@example.org`, language: 'de' as const }
})
const options = people.map((_, n) => ({
  ...{ id: `choice${String(n + 10)}`, label: { de: `Wahl choice${n + 10}`, en: '' } },
  ...{ text: { de: '', en: '' }, imageId: null, audioId: null },
}))
// Each votes for something else, in no order of theirs.
const watched = people.map(({ name, email }, n) => ({
  ...{ name, address: email },
  choice: options[(n * 3 + 4) % many]?.id ?? '',
}))

test('a curious office that looks at all it can after each ballot does not learn who voted what', async () => {
  const { send, make, vote, confirm, tokensOf, dependencies, ask, staff, move } = await openTestPolls()
  await staff('admin')
  const poll = await make({ way: 'invited' }, { options })
  const { headers } = await staff('admin', 'curious')
  const look = async (path: string) => (await ask({ method: 'GET', path, headers })).body
  const lookOnce = async (): Promise<Seen> => {
    const { rows } = await sql<{ id: number }>`select id from mails`.execute(dependencies.db)
    const letters = rows.map(({ id }) => String(id))
    return lookAtAll(look, ({ path }) => {
      if (parametersIn(path).length === 0) return [path]
      const ids = path.startsWith('/backstage/mail/') ? letters : [String(poll.id)]
      return ids.map(id => filledPath(path, { id }))
    })
  }
  await send('POST', `/${poll.id}/invitations`, { people })
  const looks = [await lookOnce()]
  for (const [n, { address, choice: chosen }] of watched.entries()) {
    const votes = choice([chosen, 1])
    const [ticket = ''] = await tokensOf(address)
    if (n % 2 === 0) expect((await vote(poll.id, { ticket, votes, terms: true })).status).toBe(200)
    else {
      expect((await vote(poll.id, { ...ballot(address), votes })).status).toBe(202)
      expect((await confirm((await tokensOf(address)).at(-1) ?? '')).status).toBe(200)
    }
    if (n === many / 2) await send('POST', `/${poll.id}/invitations/remind`)
    looks.push(await lookOnce())
  }
  expect((await send('POST', `/${poll.id}/close`)).statusCode).toBe(200)
  looks.push(await lookOnce())
  move(0.1)
  await shuffleClosedBallots(dependencies)
  looks.push(await lookOnce())
  const votes = JSON.parse(looks.at(-1)?.get(`/backstage/info/poll/vote/${poll.id}?limit=100`) ?? '')
  expect(votes.count).toBe(many) // what is looked for is there in the end
  expect(inOneRow(looks, watched)).toBe(0)
  expect(inDifferences(looks, watched)).toBe(0)
  expect(inOrder(looks, watched)).toBeLessThan(10) // of 14 by chance one; ten once in a hundred thousand runs
})
