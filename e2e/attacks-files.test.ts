import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, staffOf, tokenOf } from './api.ts'
import { hydrated, openBrowser, visit } from './browser.ts'
import { blankNews, documentOf } from './news-samples.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let hanna: Ask
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  hanna = await staffOf(site, 'hanna')
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

const textOf = async (path: string) => (await fetch(site.url + path)).text()

describe('an upload with misleading content', () => {
  let token: string
  beforeAll(async () => {
    token = await tokenOf(site, 'hanna')
  })
  async function upload(name: string, bytes: string | Buffer) {
    const form = new FormData()
    form.set('folder', 'attacks')
    form.set('isPublic', '1')
    form.set('file', new Blob([new Uint8Array(Buffer.from(bytes as string, 'latin1'))]), name)
    const answer = await fetch(`${site.url}/api/v1/backstage/file-manager/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    return { status: answer.status, body: (await answer.json()) as { src: string; type: string } }
  }
  test.each([
    ['a.jpg', '<html><script>alert(1)</script></html>'],
    ['a.gif', 'GIF89a/*\0\0*/=1;alert(1)'],
    ['a.xml', '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>'],
    ['a.htm', '+ADw-script+AD4-alert(1)'],
    ['a.docx', 'PK\x03\x04\x14\0\0\0\x08\0'],
    ['a.asf', `0&\xb2u\x8ef\xcf\x11\xa6\xd9\0\xaa\0b\xcel${'\0'.repeat(39)}`],
  ])('%s is refused', async (name, bytes) => {
    expect((await upload(name, bytes)).status).toBe(422)
  })
  test('a PDF with a script is sent so that it can do nothing', async () => {
    const pdf = '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<<>>\n%%EOF'
    const { status, body } = await upload('a.pdf.html', pdf)
    expect([status, body.type]).toEqual([201, 'application/pdf'])
    const answer = await fetch(site.url + body.src)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'/)
    expect(body.src).toMatch(/\.pdf$/)
  })
  test('a form of ten thousand parts is refused', async () => {
    const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n'
    const body = `${part.repeat(10_000)}--x--\r\n`
    const answer = await fetch(`${site.url}/api/v1/backstage/file-manager/upload`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
      body,
    })
    expect(answer.status).toBe(413)
  })
})

test('the server sends no request to an address stored in content', async () => {
  let connections = 0
  const trap = createServer(socket => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(trap, 'listening')
  const { port } = trap.address() as { port: number }
  const address = `http://127.0.0.1:${port}/x.png`
  const linked = { type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [linked] }] }
  const words = { de: address, en: address }
  const item = {
    ...blankNews,
    title: words,
    teaser: words,
    content: { de: content, en: content },
    isVisible: true,
  }
  const { status, body } = await hanna<{ slug: { de: string } }>('POST', '/backstage/info/news', item)
  expect(status).toBe(201)
  const image = { type: 'doc', content: [{ type: 'image', attrs: { fileId: 1, src: address } }] }
  expect(
    (await hanna('POST', '/backstage/info/news', { ...item, content: { de: image, en: null } })).status,
  ).toBe(422)
  const page = await textOf(`/de/info/neuigkeiten/${body.slug.de}`)
  const [, card = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? []
  expect((await fetch(card)).status).toBe(200)
  await textOf('/de/rss.xml')
  expect(connections).toBe(0)
  trap.close()
})

test('no script stored in a text runs on any page', async () => {
  const words = { de: '</script><script>window.taken=1</script><img src=x onerror="window.taken=1">', en: '' }
  const item = {
    ...blankNews,
    title: words,
    teaser: words,
    content: { de: documentOf(words.de), en: null },
    isVisible: true,
  }
  const { body } = await hanna<{ slug: { de: string } }>('POST', '/backstage/info/news', item)
  const { page, complaints } = await visit(browser, site.url)
  const found = encodeURIComponent(words.de.slice(0, 60))
  for (const path of [
    `/de/info/neuigkeiten/${body.slug.de}`,
    '/de/info/neuigkeiten',
    '/de',
    `/de/suche?q=${found}`,
  ]) {
    await page.goto(path)
    await hydrated(page)
    expect(await page.evaluate(() => 'taken' in window)).toBe(false)
  }
  expect(complaints).toEqual([])
})
