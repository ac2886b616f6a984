// npm run bench -- votes: for a minute a hundred people per second vote from one IP address, while twenty
// others per second read the poll's page. At the end the count must match the responses to the voters.
import type { PollDetail } from '../../contract/polls/shown.ts'
import type { CountedResults, VotingResults, VotingRules } from '../../contract/voting/rules.ts'
import { BenchSite } from '../bench-site.ts'
import { type Answered, areAllAnswered, measured, print, printLoad } from '../burst/measured.ts'
import { logIn } from '../crash-login.ts'
import { askAs, makePoll } from '../make-poll.ts'

export interface Voting {
  url: string
  slug: string
  options: readonly string[]
  /** Ballots per second. */
  rate: number
  seconds: number
}

interface Voted extends Answered {
  /** Points of each option from the ballots that were acknowledged. */
  points: Record<string, number>
}

const options = ['red', 'green', 'blue', 'white']
const rate = 100 // ballots a second
const seconds = 60
const reading = { clients: 20, peak: 20, riseSeconds: 1, holdSeconds: seconds - 1 }
const goal = 300 // milliseconds at p95, for votes and for pages

// With the result shown after the vote, the response to each ballot contains the current count.
const whenShown = ['afterEnd', 'afterVote'] as const

/**
 * Prints both polls and sets exit code 1 if a response was wrong or slower than the goal, or if the count
 * differs.
 */
export async function measureVotes(): Promise<void> {
  const site = new BenchSite(Number(process.env.BENCH_PORT ?? 3199), { TRUST_PROXY: '127.0.0.0/8,::1/128' })
  try {
    await site.start()
    console.log(
      `Node ${process.version}; ${rate} ballots/s and ${reading.peak} pages/s for ${seconds} s; ` +
        'site, voters and readers are processes of their own; LIMITS=off',
    )
    printLoad()
    for (const results of whenShown) await measurePoll(site, results)
    printLoad()
    console.log(`memory afterwards: ${await site.memory()} MB`)
  } finally {
    await site.stop()
    await site.remove()
  }
}

async function measurePoll({ url, password }: BenchSite, results: VotingRules['results']): Promise<void> {
  const slug = `bench-${results.toLowerCase()}`
  const rules = { way: 'anybody', method: 'points', mostVotes: 3, mostPerOption: 3, results } as const
  const { id } = await makePoll(url, await logIn(url, 'hanna', password), { slug, options, rules })
  console.log(
    `a secret poll whose result is shown ${results === 'afterVote' ? 'after the vote' : 'after its end'}`,
  )
  const [voted, pages] = await Promise.all([
    measured<Voted>('bench/votes/voters.ts', { url, slug, options, rate, seconds }),
    measured('bench/burst/readers.ts', { url, addresses: pagesOf(slug), ...reading }),
  ])
  print('  votes', voted)
  print('  pages', pages)
  if (!areAllAnswered([voted, pages])) process.exitCode = 1
  if (Math.max(voted.p95, pages.p95) > goal) process.exitCode = 1
  const token = await logIn(url, 'hanna', password)
  const counts = await countsOf(url, token, { id, slug })
  const differing = counts.filter(one => !isSame(one, voted))
  const [{ ballots } = { ballots: 0 }] = counts
  const verdict = differing.length === 0 ? 'as the voters were told' : 'NOT as the voters were told'
  console.log(`  ${ballots} ballots, recounted and published: ${verdict}; goal ${goal} ms at p95`)
  if (differing.length > 0) process.exitCode = 1
}

// The page as a document, as data for an open page, and uncached; and the page of the contest that is open
// for votes.
function pagesOf(slug: string): string[] {
  const page = `/de/info/abstimmung/${slug}`
  return [page, `${page}.data`, `/en/info/poll/${slug}`, `${page}?done=counted`, '/de/artifact-abstimmung']
}

/** Returns the recount by staff and the result published once the poll is closed. */
async function countsOf(url: string, token: string, { id, slug }: { id: number; slug: string }) {
  const ofPoll = `${url}/api/v1/backstage/info/poll/${id}`
  const recounted = await askAs<CountedResults>(token, 'GET', `${ofPoll}/recount`)
  await askAs(token, 'POST', `${ofPoll}/close`, {})
  const answer = await fetch(`${url}/api/v1/info/poll/${slug}`)
  const { results } = (await answer.json()) as PollDetail
  if (!results) throw new Error('The poll that is closed shows no result.')
  return [recounted, results]
}

function isSame(results: CountedResults | VotingResults, { answers, points }: Voted): boolean {
  const { ballots, options: counted } = results
  const areEqual = counted.every(({ id, value }) => value === (points[id] ?? 0))
  const received = 'numbers' in results ? results.numbers.received : answers
  return areEqual && ballots === answers && received === answers
}
