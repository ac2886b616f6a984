import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { blankPoll } from '#contract/polls/poll.ts'
import { paragraphs } from '#contract/richtext.ts'
import { staffOf } from './api.ts'
import { openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'
import { enter } from './staff.ts'
import { testVariants } from './variants.ts'

let site: Site
let browser: Browser

const long = 'Ultrahochfeldmagnetresonanztomographiesicherheitsbeauftragtenschulungsteilnahmebescheinigung'
const slug = long.toLowerCase()
const words = { de: long, en: '' }

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  await publish()
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

async function publish(): Promise<void> {
  const ask = await staffOf(site, 'hanna')
  const inHours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString()
  const [start, end] = [inHours(240), inHours(241)]
  const seats = { isOffered: true, capacity: null }
  const question = {
    kind: 'choice',
    label: words,
    choices: [words, { de: 'kurz', en: '' }],
    isRequired: false,
  }
  const entry = { start, end: null, title: words, text: words, alertType: 'changed', alertText: words }
  const venue = { name: words, url: '', address: long }
  const event = {
    ...{ ...blankEvent, title: words, teaser: words, start, end, venue, programme: [entry] },
    ...{
      isVisible: true,
      isDetailsVisible: true,
      detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
      hasRegistration: true,
    },
    registration: { ...blankEvent.registration, isActive: true, inPresence: seats, option: question },
  }
  const option = (id: string) => ({ id, label: words, text: words, imageId: null, audioId: null })
  const rules = { ...blankPoll.rules, way: 'anybody', results: 'afterVote' }
  const poll = {
    ...{ ...blankPoll, title: words, teaser: words, rules, closesAt: end, isVisible: true },
    options: [option('a'), option('b')],
  }
  for (const [path, body] of [
    ['/backstage/event', event],
    ['/backstage/info/poll', poll],
  ] as const)
    expect(await ask('POST', path, body)).toMatchObject({ status: 201 })
}

const pages = [
  `/de/info/veranstaltung/${slug}`,
  '/de/info/veranstaltung',
  `/de/info/abstimmung/${slug}`,
  '/de/info/abstimmung',
  `/de/suche?q=${slug}`,
]

describe('a word longer than a line', () => {
  testVariants(pages)('breaks on a phone, so that nothing scrolls sideways: %s', async path => {
    const { page } = await visit(browser, site.url, { viewport: { width: 320, height: 800 } })
    await page.goto(path)
    await page.getByText(long).first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // The breadcrumb of a record's own page ends with its title.
    if (path.endsWith(`/${slug}`))
      await page.getByRole('navigation', { name: 'Sie sind hier' }).getByText(long).waitFor()
  })

  test('stays inside of its card on the overview of backstage', { tags: 'nightly' }, async () => {
    const { page } = await enter({ browser, site }, 'hanna', '/de/backstage')
    const link = page.getByRole('link', { name: long }).first()
    const [own, card] = await Promise.all([
      link.boundingBox(),
      link.locator('xpath=ancestor::*[contains(@class, "mantine-Paper-root")][1]').boundingBox(),
    ])
    expect((own?.x ?? 0) + (own?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
  })

  test('does not push the other columns of a list out of sight', { tags: 'nightly' }, async () => {
    const { page } = await enter({ browser, site }, 'hanna', '/de/backstage/info/poll', {
      viewport: { width: 1440, height: 1000 },
    })
    await page.getByRole('link', { name: long, exact: true }).waitFor()
    const beyond = await page
      .getByRole('table')
      .evaluate(table => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))
    expect(beyond).toBeLessThanOrEqual(0)
  })
})

test('a German title in the trail of an English page is read out as German', async () => {
  const html = await (await fetch(`${site.url}/en/info/event/${slug}`)).text()
  expect(/<span[^>]*aria-current="page"[^>]*>/.exec(html)?.[0]).toContain('lang="de"')
  const german = await (await fetch(`${site.url}/de/info/veranstaltung/${slug}`)).text()
  expect(/<span[^>]*aria-current="page"[^>]*>/.exec(german)?.[0]).not.toContain('lang=')
})
