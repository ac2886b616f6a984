import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { parametersIn } from '#contract/addresses.ts'
import { openTestVote } from '#server/contests/test-votes.ts'
import { cellsOf } from '#server/platform/lists/test-workbook.ts'
import { ballot, choice, openTestPolls } from '#server/polls/test-polls.ts'
import { isWhole, longestAttack, reportAttack } from '../../bench/attacks/attack-results.ts'
import {
  bySearch,
  inDifferences,
  inOneRow,
  inOrder,
  lookAtAll,
  type Seen,
  type Watched,
} from '../../bench/attacks/office.ts'
import { filledPath } from '../../e2e/api.ts'
import { shuffleClosedBallots } from './jobs.ts'
import { changeUnsent } from './test-letters.ts'

const many = 14
const people = Array.from({ length: many }, (_, n) => {
  const name = `Person ${String.fromCharCode(65 + ((n * 5) % many))}`
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@example.org`, language: 'de' as const }
})
const options = people.map((_, n) => ({
  ...{ id: `choice${String(n + 10)}`, label: { de: `Wahl choice${n + 10}`, en: '' } },
  ...{ text: { de: '', en: '' }, imageId: null, audioId: null },
}))
// Each person chooses another option, in an order unrelated to theirs.
const watchedWith = (choices: readonly string[]) =>
  people.map(({ name, email }, n) => ({ name, address: email, choice: choices[(n * 3 + 4) % many] ?? '' }))

interface Attacked {
  ask: Awaited<ReturnType<typeof openTestPolls>>['ask']
  staff: Awaited<ReturnType<typeof openTestPolls>>['staff']
  dependencies: Awaited<ReturnType<typeof openTestPolls>>['dependencies']
  /** Ids to fill into a path. */
  idsFor(path: string): string[]
  watched: readonly Watched[]
  /** Casts the vote of the person with this index. */
  castBy(voter: number): Promise<void>
  end(): Promise<void>
}

const rowsOf = (workbook: Buffer) =>
  cellsOf(workbook)
    .map(cells => cells.join(' '))
    .join('\n')

/**
 * Looks at everything that staff can see before and after each ballot and after the end; returns what reveals
 * voters, each as a short text.
 */
async function lookOn({ ask, staff, dependencies, idsFor, watched, castBy, end }: Attacked) {
  const looks: Seen[] = []
  const lookOnce = async () => {
    const { look, fill } = await enter(`curious-${looks.length}`)
    looks.push(await lookAtAll(look, fill))
  }
  const enter = async (name: string) => {
    const { headers } = await staff('admin', name)
    const look = async (path: string) => {
      const { body, rawPayload, headers: answered } = await ask({ method: 'GET', path, headers })
      return String(answered['content-type']).includes('spreadsheet') ? rowsOf(rawPayload) : body
    }
    const { rows } = await sql<{ id: number }>`select id from mails`.execute(dependencies.db)
    const letters = rows.map(({ id }) => String(id))
    const fill = ({ path }: { path: string }) => {
      if (parametersIn(path).length === 0) return [path]
      const ids = path.startsWith('/backstage/mail/') ? letters : idsFor(path)
      return ids.map(id => filledPath(path, { id }))
    }
    return { look, fill }
  }
  await lookOnce()
  for (const n of watched.keys()) {
    await castBy(n)
    await lookOnce()
  }
  await end()
  await lookOnce()
  await shuffleClosedBallots(dependencies)
  await lookOnce()
  const { look, fill } = await enter('curious-searcher')
  const found = {
    'by a search': isWhole ? await bySearch(look, fill, watched) : 0,
    'in one row': inOneRow(looks, watched),
    'in differences': inDifferences(looks, watched),
    // Out of 14 one matches by chance; ten or more once in a hundred thousand runs.
    'in an order': inOrder(looks, watched) < 10 ? 0 : inOrder(looks, watched),
  }
  const through = Object.entries(found).filter(([, many]) => many > 0)
  return {
    last: looks.at(-1),
    tries: looks.reduce((sum, seen) => sum + seen.size, 0),
    through: through.map(([where, many]) => `${many} of ${watched.length} ${where}`),
  }
}

test(
  'staff who read everything after each ballot cannot match voters and votes in a poll',
  async () => {
    const site = await openTestPolls()
    const { send, make, vote, confirm, tokensOf, staff, move } = site
    await staff('admin')
    const poll = await make({ way: 'invited' }, { options })
    const watched = watchedWith(options.map(({ id }) => id))
    await send('POST', `/${poll.id}/invitations`, { people })
    await changeUnsent(send, poll.id, 'sendNow')
    const castBy = async (n: number) => {
      const { address = '', choice: chosen = '' } = watched[n] ?? {}
      const votes = choice([chosen, 1])
      const [ticket = ''] = await tokensOf(address)
      if (n % 2 === 0) expect((await vote(poll.id, { ticket, votes, terms: true })).status).toBe(200)
      else {
        expect((await vote(poll.id, { ...ballot(address), votes })).status).toBe(202)
        expect((await confirm((await tokensOf(address)).at(-1) ?? '')).status).toBe(200)
      }
      if (n !== many / 2) return
      await send('POST', `/${poll.id}/invitations/remind`)
      await changeUnsent(send, poll.id, 'sendNow')
    }
    const end = async () => {
      expect((await send('POST', `/${poll.id}/close`)).statusCode).toBe(200)
      move(0.1)
    }
    const { last, tries, through } = await lookOn({
      ...{ ...site, watched, castBy, end },
      idsFor: () => [String(poll.id)],
    })
    const votes = JSON.parse(last?.get(`/backstage/info/poll/vote/${poll.id}?limit=100`) ?? '')
    expect(votes.count).toBe(many) // the votes are visible in the end
    reportAttack('a curious office and a poll', tries, through)
    expect(through).toEqual([])
  },
  longestAttack,
)

test.runIf(isWhole)(
  'staff who read everything after each ballot cannot match voters and points in a contest',
  async () => {
    const works = people.map((_, n) => ({ name: `Malerin ${n}`, title: `Werk ${n}` }))
    const site = await openTestVote([])
    const { dependencies, contest, vote, confirm, token, move } = site
    // Ids that occur nowhere else.
    await sql`alter table contest_contributions alter column id restart with 718000`.execute(dependencies.db)
    const ids = (await site.addWorks(works)).map(String)
    const watched = watchedWith(ids)
    const castBy = async (n: number) => {
      const { address = '', choice: chosen = '' } = watched[n] ?? {}
      expect((await vote({ [chosen]: 1 }, { email: address })).statusCode).toBe(202)
      expect((await confirm(await token(address))).statusCode).toBe(200)
    }
    const { last, tries, through } = await lookOn({
      ...{ ...site, watched, castBy, end: () => move(2) },
      idsFor: path => (path.includes('/contribution/') ? ids : [String(contest.id), `contest.${contest.id}`]),
    })
    const result = JSON.parse(last?.get(`/backstage/info/artifact/${contest.id}/result`) ?? '')
    expect(result.ballots).toBe(many)
    reportAttack('a curious office and a contest', tries, through)
    expect(through).toEqual([])
  },
  longestAttack,
)
