// Random editing sessions: after each, every word is in the record, its history, a draft or an open window,
// or was deleted on purpose. Runs a few sessions; `npm run editing -- 200` runs more.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../bench/fuzz/random.ts'
import { openBrowser } from '../browser.ts'
import { kept, openSession, step } from '../editor-session.ts'
import { type Site, startSite } from '../site.ts'

const sessions = Number(process.env.EDITOR_SESSIONS ?? 3)
const seed = Number(process.env.EDITOR_SEED ?? 7)
const steps = 25

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test.each(Array.from({ length: sessions }, (_, n) => seed + n))(
  'session %i loses no word',
  async number => {
    const random = randomFrom(number)
    const session = await openSession({ browser, site }, `wort und satz ${number}`)
    for (let n = 0; n < steps; n += 1) await step(session, random)
    await session.people[0]?.windows[0]?.waitForTimeout(700)
    const found = await kept(session)
    const lost = session.typed.filter(word => !found.includes(word) && !session.deleted.has(word))
    for (const { context } of session.people) await context.close()
    expect(lost, session.log.join('\n')).toEqual([])
  },
  300_000,
)
