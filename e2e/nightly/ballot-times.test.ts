import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersIn, votings } from '../ballot-pairs.ts'
import { type Site, startSite } from '../site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(votings)('the answer is as quick, whether or not the address has voted: %s', async name => {
  const answers = await answersIn(site, name)
  const [voted, others] = [true, false].map(had =>
    median(answers.filter(({ hasVoted }) => hasVoted === had).map(({ took }) => took)),
  )
  const ratio = (voted ?? 0) / (others ?? 0)
  expect([ratio > 1 / 3 && ratio < 3, ratio]).toEqual([true, ratio]) // wide limits for a busy machine
})
