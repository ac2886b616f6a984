import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { password, type Site, startSite } from './site.ts'

let site: Site
let browser: Browser

const film = 'https://www.youtube-nocookie.com/embed/larmor'
const both = (words: string) => ({ de: words, en: words })

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  await publishFilm()
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

async function publishFilm(): Promise<void> {
  const send = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${site.url}/api/v1${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as { token: string }
  }
  const { token } = await send('/auth/login', { username: 'hanna', password })
  const part = {
    ...{ id: 'film', isVisible: true, title: both(''), type: 'embed', contentType: 'json' },
    ...{
      mediaType: 'none',
      imageId: null,
      imageAlt: null,
      videoId: null,
      caption: both(''),
      isCaptionVisible: true,
    },
    content: { address: film, label: both('Das Echo im Film'), image: null },
  }
  const page = {
    ...{
      category: 'info',
      page: 'film',
      title: both('Film'),
      lead: both(''),
      slug: both('film'),
      items: [part],
    },
    ...{ imageId: null, imageAlt: null, isVisible: true, publishAt: null, unpublishAt: null },
  }
  await send('/backstage/page', page, token)
}

test('a film of another host is asked for after a click that names the host, not before', async () => {
  const { page, complaints } = await visit(browser, site.url)
  await page.route(/youtube-nocookie/, route => route.fulfill({ contentType: 'text/html', body: 'film' }))
  await page.goto('/de/info/film')
  await hydrated(page)
  await page.getByText('www.youtube-nocookie.com').waitFor()
  await expect.poll(() => page.locator('iframe').count()).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await expect
    .poll(() => page.getByRole('link', { name: 'Beim Anbieter öffnen' }).getAttribute('href'))
    .toBe(film)
  await page.getByRole('button', { name: /Anzeigen/ }).click()
  await page.frameLocator(`iframe[title="Das Echo im Film"]`).getByText('film').waitFor()
  // The pressed button is gone, so the focus moves into the film.
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('title'))
  await expect.poll(focused).toBe('Das Echo im Film')
  expect(complaints).toEqual([`foreign: ${film}`])
})

test('a frame of any other host is refused by the policy of every page', async () => {
  const answer = await fetch(`${site.url}/de/info/film`)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual([
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://www.openstreetmap.org',
    'https://av.tib.eu',
  ])
})
