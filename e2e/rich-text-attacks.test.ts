import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Ask, staffOf } from './api.ts'
import { openBrowser, visit } from './browser.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let browser: Browser
let ask: Ask
beforeAll(async () => {
  ;[site, browser] = await Promise.all([startSite(), openBrowser()])
  ask = await staffOf(site, 'hanna')
})
afterAll(() => Promise.all([site?.stop(), browser?.close()]))

// Markup that HTML sanitizers have let through: here it is text, and must stay text.
const markup = [
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=alert(1)>">',
  '<form id=nonce><input name=attributes></form>',
  '<base href="https://evil.example/">',
  '<a href="&#0000001javascript:alert(1)">x</a>',
  '<img srcset="https://evil.example/x 1x" style="background:url(https://evil.example/)">',
  '</template></title></textarea></script><script>alert(1)</script>',
]
const addresses = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'blob:https://evil.example/x',
]
const nodes = [
  { type: 'xmp', content: [] },
  { type: 'html', attrs: { html: '<img src=x onerror=alert(1)>' } },
  { type: 'paragraph', attrs: { style: 'x', onclick: 'alert(1)' } },
  { type: 'paragraph', attrs: { id: 'nonce' } },
  { type: 'image', attrs: { fileId: 1, src: 'https://evil.example/x.png' } },
  { type: 'image', attrs: { fileId: 1, onerror: 'alert(1)' } },
  { type: 'heading', attrs: { level: 2, id: 'nonce' } },
]

test.each(addresses)('a link to %j is refused', async href => {
  const marks = [{ type: 'link', attrs: { href } }]
  const { status } = await save([{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks }] }])
  expect(status).toBe(422)
})

test.each(nodes.map(node => [JSON.stringify(node), node] as const))('%s is refused', async (_, node) => {
  expect([400, 422]).toContain((await save([node])).status)
})

test('markup in a text is shown as text, and runs or requests nothing', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const { status, body } = await save(markup.map(paragraph))
  expect(status).toBe(201)
  const { page, complaints } = await visit(browser, site.url)
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const address of [`/de/info/neuigkeiten/${body.slug.de}`, '/de/suche?q=onerror']) {
    await page.goto(address)
    await page.locator('html[data-hydrated], main').first().waitFor()
    const { base, nonce, forms } = await page.evaluate(() => ({
      base: document.baseURI === location.href,
      nonce: document.getElementById('nonce'),
      forms: [...document.forms].every(form => !('attributes' in form.elements)),
    }))
    expect([base, nonce, forms]).toEqual([true, null, true])
  }
  await page.goto(`/de/info/neuigkeiten/${body.slug.de}`)
  for (const text of markup) await page.getByText(text, { exact: true }).waitFor()
  expect([dialogs, complaints]).toEqual([[], []])
})

async function save(content: object[]) {
  return ask<{ slug: { de: string } }>('POST', '/backstage/info/news', {
    title: { de: 'Angriffe auf Texte', en: '' },
    teaser: { de: '', en: '' },
    content: { de: { type: 'doc', content }, en: null },
    slug: { de: '', en: '' },
    tags: [],
    categoryId: null,
    imageId: null,
    imageAlt: null,
    authorId: null,
    isVisible: true,
    publishAt: null,
    unpublishAt: null,
  })
}
