import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersIn, votings } from './ballot-pairs.ts'
import { type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site?.stop())

test.each(votings)(
  'the answer is the same to the byte, whether or not the address has voted: %s',
  async name => {
    const answers = await answersIn(site, name)
    expect(new Set(answers.map(({ seen }) => seen)).size).toBe(1)
    expect(answers[0]?.seen).toContain('[202,')
  },
)
