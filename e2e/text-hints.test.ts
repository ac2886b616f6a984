import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffOf } from './api.ts'
import { openBrowser, violations } from './browser.ts'
import { blankNews } from './news-samples.ts'
import { type Site, startSite } from './site.ts'
import { enter, german } from './staff.ts'

let site: Site
let browser: Browser
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

test('a text says which links readers do not reach, which say nothing, and which heading is missing', {
  tags: 'nightly',
}, async () => {
  const ask = await staffOf(site, 'jonas')
  const make = (fields: object) =>
    ask<{ id: number }>('POST', '/backstage/info/news', { ...blankNews, ...fields }).then(
      ({ body }) => body.id,
    )
  const words = [{ type: 'paragraph', content: [{ type: 'text', text: 'Bald mehr.' }] }]
  const whole = { de: { type: 'doc', content: words }, en: null }
  const hidden = await make({ title: { de: 'Noch geheim', en: '' }, content: whole })
  const link = { type: 'link', attrs: { kind: 'news', id: hidden } }
  const content = [
    { type: 'paragraph', content: [{ type: 'text', text: 'hier', marks: [link] }] },
    { type: 'paragraph' },
  ]
  const id = await make({
    title: { de: 'Hinweise', en: '' },
    content: { de: { type: 'doc', content }, en: null },
  })

  const { page, complaints } = await enter({ browser, site }, 'jonas', `/de/backstage/info/news/${id}`)
  await german(page).getByText('Der Link „hier“ führt zu „Noch geheim“. Das ist verborgen').waitFor()
  await german(page).getByText('Der Link „hier“ sagt nicht, wohin er führt.').waitFor()
  const text = german(page).getByRole('textbox', { name: 'Text' })
  await text.locator('[data-broken]').getByText('hier').waitFor()
  await text.press('Control+End')
  await page.keyboard.type('### Zu klein')
  await german(page).getByText('Vor der Überschrift „Zu klein“ fehlt eine größere.').waitFor()
  expect(await violations(page)).toEqual([])

  await ask('PATCH', `/backstage/info/news/${hidden}/visibility`, { isVisible: true })
  await page.reload()
  await german(page).getByText('Der Link „hier“ sagt nicht, wohin er führt.').waitFor()
  await text.getByText('hier').waitFor()
  await expect.poll(() => text.locator('[data-broken]').count()).toBe(0)
  expect(complaints).toEqual([])
})
