import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankEvent } from '#contract/events/event.ts'
import { blankPoll } from '#contract/polls/poll.ts'
import { paragraphs } from '#contract/richtext.ts'
import { staffOf } from './api.ts'
import { openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const words = (de: string) => ({ de, en: '' })
const inSeconds = (n: number) => new Date(Date.now() + n * 1000).toISOString()
const soon = 15 // seconds: long enough to open the page and start typing

const notice = 'Was Sie noch nicht gesendet haben, ist nicht bei uns angekommen.'

test('when a poll closes, a visitor with an open ballot is told that it was not sent', async () => {
  const ask = await staffOf(site, 'hanna')
  const option = (id: string, de: string) => ({
    ...{ id, label: words(de), text: words(''), imageId: null, audioId: null },
  })
  const { status } = await ask('POST', '/backstage/info/poll', {
    ...{ ...blankPoll, title: words('Kurze Wahl'), options: [option('a', 'Larmor'), option('b', 'Bloch')] },
    ...{ closesAt: inSeconds(soon), isVisible: true },
  })
  expect(status).toBe(201)
  const { page, complaints } = await visit(browser, site.url)
  await page.goto('/de/info/abstimmung/kurze-wahl')
  await page.getByRole('radio', { name: 'Larmor' }).check()
  await page.getByLabel('E-Mail-Adresse').fill('ada@example.org')
  await expect.poll(() => page.getByText(notice).count()).toBe(0)
  await page.getByText(notice).waitFor()
  // The field that had the focus is gone.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(notice)
  expect(complaints).toEqual([])
  await page.reload()
  await page.getByText('Beendet am').waitFor()
  await expect.poll(() => page.getByText(notice).count()).toBe(0)
})

test('when a registration closes, a visitor with an open form is told that it was not sent', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'hanna')
  const answer = await ask('POST', '/backstage/event', {
    ...{
      ...blankEvent,
      title: words('Kurze Anmeldung'),
      teaser: words('Kurz.'),
      start: inSeconds(36_000),
      end: inSeconds(36_060),
    },
    ...{
      isOneDayEvent: false,
      isVisible: true,
      isDetailsVisible: true,
      detailsContent: { de: paragraphs('Mehr dazu.'), en: paragraphs('More about it.') },
      hasRegistration: true,
    },
    registration: { ...blankEvent.registration, isActive: true, end: inSeconds(soon) },
  })
  expect(answer).toMatchObject({ status: 201 })
  const { page } = await visit(browser, site.url)
  await page.goto('/de/info/veranstaltung/kurze-anmeldung')
  await page.getByLabel('Vorname').fill('Ada')
  await page.getByText(notice).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(notice)
})
