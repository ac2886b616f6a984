import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, openBrowser, violations, visit } from './browser.ts'
import { password, type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let token: string

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  token = await logIn('jonas')
  for (let n = 1; n <= 14; n += 1) await publish({ title: { de: `Nachricht ${n}`, en: `Item ${n}` } })
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const json = { 'content-type': 'application/json', 'accept-language': 'de-DE' }

async function logIn(username: string): Promise<string> {
  const body = JSON.stringify({ username, password })
  const answer = await fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  return ((await answer.json()) as { token: string }).token
}

async function edit(path: string, method: string, body: object): Promise<{ id: number; version: number }> {
  const answer = await fetch(`${site.url}/api/v1/backstage/info/news${path}`, {
    method,
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { id: number; version: number }
}

function publish(fields: object) {
  const text = (words: string) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
  })
  return edit('', 'POST', {
    title: { de: '', en: '' },
    teaser: { de: '', en: '' },
    content: { de: text('Ein Absatz.'), en: text('A paragraph.') },
    slug: { de: '', en: '' },
    tags: ['Echo & Feld'],
    categoryId: null,
    imageId: null,
    imageAlt: null,
    authorId: null,
    isVisible: true,
    publishAt: null,
    unpublishAt: null,
    ...fields,
  })
}

describe('reading news', () => {
  test('older items are appended, and are there at the same scroll position on the way back from a detail', async () => {
    const { page, complaints } = await visit(browser, site.url)
    await page.goto('/de/info/neuigkeiten')
    await hydrated(page)
    const cards = page.locator('main article:visible')
    await expect.poll(() => cards.count()).toBe(10)
    await page.getByRole('link', { name: 'Ältere Neuigkeiten laden' }).click()
    await page.waitForFunction(() => document.querySelectorAll('main article').length > 15)
    const all = await cards.count()
    const link = page.getByRole('link', { name: 'Nachricht 2', exact: true })
    await link.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    await link.click()
    await page.getByRole('heading', { level: 1, name: 'Nachricht 2' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Neuigkeiten' }).waitFor()
    await expect.poll(() => cards.count()).toBe(all)
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3)
    expect(complaints).toEqual([])
  })

  test('on a detail page the switch leads to the same item in the other language', {
    tags: 'nightly',
  }, async () => {
    const { page, complaints } = await visit(browser, site.url)
    await page.goto('/de/info/neuigkeiten/nachricht-3')
    await page.getByRole('link', { name: 'English' }).click()
    await page.getByRole('heading', { level: 1, name: 'Item 3' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/en/info/news/item-3')
    await page.getByRole('link', { name: 'Deutsch' }).click()
    await page.getByRole('heading', { level: 1, name: 'Nachricht 3' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('a tag and a topic narrow the list', { tags: 'nightly' }, async () => {
    const { page, complaints } = await visit(browser, site.url)
    await page.goto('/de/info/neuigkeiten/nachricht-3')
    await page.getByRole('link', { name: 'Echo & Feld' }).click()
    await page.getByRole('heading', { level: 1, name: 'Neuigkeiten zu „Echo & Feld“' }).waitFor()
    await page.getByRole('link', { name: 'Auszeichnungen' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Neuigkeiten', exact: true }).waitFor()
    const current = page.locator('main a[aria-current="page"]:visible')
    await current.filter({ hasText: 'Auszeichnungen' }).waitFor()
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('ten views are kept; an eleventh drops the oldest', { tags: 'nightly' }, async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/en/contact')
    await hydrated(page)
    await page.getByLabel('Message').fill('Half a sentence')
    const open = async (path: string) => {
      await page.evaluate(href => {
        const link = Object.assign(document.createElement('a'), { href })
        document.body.append(link)
        link.click()
        link.remove()
      }, path)
      await page.waitForFunction(wanted => location.pathname === wanted, path)
      await page.locator('main h1:visible').waitFor()
    }
    const others = Array.from({ length: 10 }, (_, index) => `/en/info/news/item-${index + 1}`)
    for (const path of others.slice(0, 9)) await open(path)
    await open('/en/contact')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Half a sentence')
    for (const path of others) await open(path)
    await open('/en/contact')
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('')
  })

  test('what is typed in the contact form is still there after a look at the news', {
    tags: 'nightly',
  }, async () => {
    const { page } = await visit(browser, site.url)
    await page.goto('/en/contact')
    await page.getByLabel('Message').fill('Half a sentence')
    await page.getByRole('link', { name: 'News' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'News' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor()
    await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Half a sentence')
  })

  test('a save is on the public pages at once, whatever was cached', async () => {
    const read = async (path: string) => (await fetch(site.url + path)).text()
    const { id, version } = await publish({ title: { de: 'Vorher', en: 'Before' } })
    expect(await read('/de/info/neuigkeiten/vorher')).toContain('Vorher')
    expect(await read('/de')).toContain('Vorher')
    await edit(`/${id}`, 'PATCH', { version, title: { de: 'Nachher', en: 'After' } })
    expect(await read('/de/info/neuigkeiten/vorher')).toContain('Nachher')
    expect(await read('/de')).toContain('Nachher')
    expect(await read('/de/rss.xml')).toContain('Nachher')
    await edit(`/${id}/visibility`, 'PATCH', { isVisible: false })
    expect((await fetch(`${site.url}/de/info/neuigkeiten/vorher`)).status).toBe(404)
    expect(await read('/en/rss.xml')).not.toContain('After')
  })

  test('a preview link shows a hidden item, hidden from search engines', async () => {
    const { id } = await publish({ title: { de: 'Noch geheim', en: '' }, isVisible: false })
    const { address } = (await edit(`/${id}/preview`, 'POST', {})) as unknown as { address: { de: string } }
    const answer = await fetch(site.url + address.de)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('Noch geheim')
    expect((await fetch(`${site.url}${address.de}x`)).status).toBe(404)
    expect(await (await fetch(`${site.url}/de`)).text()).not.toContain('Noch geheim')
  })
})

test('a visitor from the old domain is told once that the site has moved', {
  tags: 'nightly',
}, async () => {
  const { page } = await visit(browser, site.url)
  await page.context().addCookies([{ name: 'showDomainDeprecationBanner', value: 'true', url: site.url }])
  await page.goto('/en')
  await hydrated(page)
  await page.getByText('Our homepage has moved').waitFor()
  await page.getByRole('button', { name: 'Understood' }).click()
  await expect.poll(() => page.getByText('Our homepage has moved').count()).toBe(0)
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'showDomainDeprecationBanner')?.value).toBe('false')
})

async function open(path: string) {
  const visitor = await visit(browser, site.url, { viewport: { width: 1280, height: 700 } })
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  return visitor
}

test('further news that could not be fetched say so, and come at the next press', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('/en/info/news')
  await page.route(/\/news\/latest\?page=2/, route => route.fulfill({ status: 500, body: '' }))
  const more = page.getByRole('link', { name: 'Load older news' }).last()
  await more.click()
  await page
    .getByRole('alert')
    .getByText(/^Error while fetching news/)
    .waitFor()
  await page.unroute(/\/news\/latest\?page=2/)
  await more.click()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('every request says the language of the page, whatever the browser speaks', async () => {
  const { page } = await visit(browser, site.url, { locale: 'fr-FR' })
  const spoken = new Map<string, string | undefined>()
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && request.resourceType() !== 'image')
      spoken.set(pathname + search, request.headers()['accept-language'])
  })
  await page.goto('/de/info/neuigkeiten')
  await hydrated(page)
  await expect.poll(() => spoken.get('/api/v1/page-view')).toBe('de-DE')
  await page.getByRole('link', { name: 'Ältere Neuigkeiten laden' }).click()
  await expect.poll(() => [...spoken.keys()].filter(one => /latest\?page=2/.test(one)).length).toBe(1)
  await page.goto('/de/login')
  await page.getByLabel('Benutzername').fill('jonas')
  await page.getByLabel('Passwort').fill(password)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await page.getByText('Guten Tag, Jonas').waitFor()
  expect(spoken.has('/api/v1/auth/refresh')).toBe(true)
  expect([...spoken].filter(([, language]) => language !== 'de-DE')).toEqual([])
})

test('the first page of news is asked for without a parameter, a further one with it', {
  tags: 'nightly',
}, async () => {
  const { page } = await open('/de')
  const asked: string[] = []
  page.on(
    'request',
    request => /news\/latest/.test(request.url()) && asked.push(new URL(request.url()).search),
  )
  await page.getByRole('link', { name: 'Neuigkeiten', exact: true }).last().click()
  await page.getByRole('link', { name: 'Ältere Neuigkeiten laden' }).click()
  await expect.poll(() => asked).toEqual(['', '?page=2'])
})

test('a page number beyond the last links to the last page, and an invalid number shows the first page', {
  tags: 'nightly',
}, async () => {
  const read = async (query: string) => {
    const answer = await fetch(`${site.url}/de/info/neuigkeiten${query}`)
    return { status: answer.status, text: await answer.text() }
  }
  const beyond = await read('?page=99')
  expect([beyond.status, beyond.text.includes('So viele Seiten gibt es nicht')]).toEqual([200, true])
  expect(beyond.text).toMatch(/href="\/de\/info\/neuigkeiten\?page=\d+"[^>]*>(<[^>]+>)*Zur letzten Seite/)
  for (const query of ['?page=abc', '?page=0', '?page=1.5', '?page=999999999', '?tag=abc', '?category=-1']) {
    const { status, text } = await read(query)
    expect([query, status, text.includes('Ältere Neuigkeiten laden')]).toEqual([query, 200, true])
  }
})
