import { expect, test } from 'vitest'
import { ballot, choice, openTestPolls } from './test-polls.ts'

type Votes = [number, number, number] | null

/** Numbers of votes for red, green and blue in a response. */
function votesIn({
  body,
}: {
  body: { results: { options: { id: string; value: number }[] } | null }
}): Votes {
  const value = (id: string) => body.results?.options.find(option => option.id === id)?.value ?? 0
  return body.results && [value('red'), value('green'), value('blue')]
}

const colours = ['red', 'green', 'blue']

test('results shown to voters change only in steps of five ballots', async () => {
  const { make, vote } = await openTestPolls()
  const { id } = await make({ results: 'afterVote' })
  const shown: Votes[] = []
  for (let n = 0; n < 16; n += 1) {
    const votes = choice([colours[n % 3] ?? '', 1])
    shown.push(votesIn(await vote(id, { ...ballot(`guest${n}@example.org`), votes })))
  }
  const all = shown.map(votes => votes?.reduce((sum, value) => sum + value, 0) ?? null)
  expect(all).toEqual([...Array(4).fill(null), ...Array(5).fill(5), ...Array(5).fill(10), 15, 15])
})

test('a replaced ballot changes no shown result', async () => {
  const { make, vote } = await openTestPolls()
  const { id } = await make({ results: 'afterVote', mayReplace: true })
  const receipts: string[] = []
  for (let n = 0; n < 6; n += 1) receipts.push((await vote(id, ballot(`guest${n}@example.org`))).body.receipt)
  const replaced = await vote(id, {
    ...{ ...ballot(''), votes: choice(['blue', 1]), receipt: receipts[0] },
  })
  expect([replaced.status, votesIn(replaced)]).toEqual([200, [5, 0, 0]])
})

test('a link that was used tells that the ballot counts, and shows no result while the poll runs', async () => {
  const { make, vote, confirm, tokensOf, move, read } = await openTestPolls()
  const { id, slug } = await make({ results: 'afterVote', way: 'confirmed' })
  const tokens: string[] = []
  for (let n = 0; n < 6; n += 1) {
    await vote(id, ballot(`guest${n}@example.org`))
    tokens.push(...(await tokensOf(`guest${n}@example.org`)))
  }
  const first: Votes[] = []
  for (const token of tokens) first.push(votesIn(await confirm(token)))
  expect(first.at(-1)).toEqual([5, 0, 0])
  expect(await confirm(tokens[0] ?? '')).toMatchObject({
    status: 200,
    body: { state: 'counted', results: null },
  })
  move(25)
  expect(votesIn(await read(`/${slug.de}`))).toEqual([6, 0, 0])
})
