import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankPage } from '../contract/pages/page.ts'
import { type Ask, staffOf } from './api.ts'
import { type Site, startSite } from './site.ts'
import { testVariants } from './variants.ts'

let site: Site
let hanna: Ask
beforeAll(async () => {
  site = await startSite()
  hanna = await staffOf(site, 'hanna')
})
afterAll(() => site?.stop())

const read = async (path: string) => (await fetch(site.url + path)).text()

interface Card {
  href: string
  title: string
  lead: string
}

/** The cards of a page, in their order. */
function cardsIn(html: string): Card[] {
  return [...html.matchAll(/<article class="landing-card">(.*?)<\/article>/gs)].map(([, card = '']) => ({
    href: /<a [^>]*href="([^"]+)"/.exec(card)?.[1] ?? '',
    title: (/<a [^>]*>(.*?)<\/a>/s.exec(card)?.[1] ?? '').replace(/<[^>]*>/g, ''),
    lead: (/<p[^>]*>(.*?)<\/p>/s.exec(card)?.[1] ?? '').replace(/<[^>]*>/g, ''),
  }))
}

/** Returns the links in the menu under a section. */
function menuIn(html: string, section: string): string[] {
  const [menu = ''] = html.split(`<span>${section}</span>`)[1]?.split('</ul>') ?? []
  return [...menu.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

testVariants([
  ['/de/ueber', 'Über uns', '/en/about', 'About'],
  ['/de/forschung', 'Forschung', '/en/research', 'Research'],
  ['/de/info', 'Aktuelles', '/en/info', 'News and info'],
  ['/de/publication', 'Publikationen', '/en/publication', 'Publications'],
])(
  '%s leads to all that the menu has under %s, with a sentence each, and so in English',
  async (...asked) => {
    const [german, über, english, about] = asked
    for (const [path, title] of [
      [german, über],
      [english, about],
    ] as const) {
      const html = await read(path)
      const cards = cardsIn(html)
      const menu = menuIn(html, title)
      expect(menu.length).toBeGreaterThan(1)
      expect(cards.slice(0, menu.length).map(({ href }) => href)).toEqual(menu)
      for (const { href, lead } of cards) {
        expect(lead, href).toMatch(/\p{L}.*[.?!]$/u)
        expect((await fetch(site.url + href)).status, href).toBe(200)
      }
      expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
    }
  },
)

test.each([
  ['/ueber', '/de/ueber'],
  ['/de/about', '/de/ueber'],
  ['/en/forschung', '/en/research'],
  ['/de/ueber/', '/de/ueber'],
])('%s leads to %s', async (from, to) => {
  const answer = await fetch(site.url + from, { headers: { 'accept-language': 'de' } })
  expect([answer.status, new URL(answer.url).pathname]).toEqual([200, to])
})

test('a new page appears on its section page at once, in English with its German title, and not while hidden', async () => {
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Da.' }] }] }
  const item = {
    ...{ id: 'text', type: 'text', contentType: 'richText', title: { de: '', en: '' }, isVisible: true },
    ...{
      mediaType: 'none',
      imageId: null,
      imageAlt: null,
      videoId: null,
      videoCaptions: { de: null, en: null },
    },
    ...{ caption: { de: '', en: '' }, isCaptionVisible: false, content: { de: text, en: text } },
  }
  const page = {
    ...blankPage,
    category: 'research',
    title: { de: 'Gästehaus', en: '' },
    lead: { de: 'Wo Gäste wohnen.', en: '' },
    items: [item],
    isVisible: true,
  }
  const { status, body } = await hanna<{ id: number }>('POST', '/backstage/page', page)
  expect(status, JSON.stringify(body)).toBe(201)
  const last = async (path: string) => cardsIn(await read(path)).at(-1)
  const card = { href: '/de/forschung/gaestehaus', title: 'Gästehaus', lead: 'Wo Gäste wohnen.' }
  expect(await last('/de/forschung')).toEqual(card)
  expect(await last('/en/research')).toEqual({ ...card, href: '/en/research/gaestehaus' })
  await hanna('PATCH', `/backstage/page/${body.id}/visibility`, { isVisible: false })
  expect((await last('/de/forschung'))?.title).toBe('Auszeichnungen')
})

test('staff change the lead of a section page, and cannot hide the page', { tags: 'nightly' }, async () => {
  const { body } = await hanna<{ id: number; version: number }>('GET', '/backstage/content/about/about')
  await hanna('PATCH', `/backstage/page/${body.id}`, {
    version: body.version,
    lead: { de: 'Ein eigener Satz.', en: 'A sentence of our own.' },
  })
  expect(await read('/en/about')).toContain('A sentence of our own.')
  const { status } = await hanna('PATCH', `/backstage/page/${body.id}/visibility`, { isVisible: false })
  expect(status).toBeGreaterThanOrEqual(400)
})

test('breadcrumbs contain the section page, which the sitemap lists once in each language', {
  tags: 'nightly',
}, async () => {
  for (const [path, section] of [
    ['/de/ueber/institut', '/de/ueber'],
    ['/en/research/group', '/en/research'],
    ['/de/info/neuigkeiten', '/de/info'],
    ['/de/info/neuigkeiten/zwanzig-jahre-ultrahochfeld', '/de/info'],
    ['/de/publication/bericht', '/de/publication'],
  ] as const) {
    const [, trail = ''] =
      /<nav aria-label="(?:Sie sind hier|You are here)"[^>]*>(.*?)<\/nav>/s.exec(await read(path)) ?? []
    expect(trail, path).toContain(`href="${section}"`)
  }
  const map = await read('/sitemap.xml')
  for (const path of ['/de/ueber', '/en/about', '/de/info', '/en/publication'])
    expect(map.split(`<loc>${site.url}${path}</loc>`), path).toHaveLength(2)
})

test('a part that nobody has translated says so, and no other does', { tags: 'nightly' }, async () => {
  const [english, german] = [await read('/en/about/cooperations'), await read('/de/ueber/kooperationen')]
  expect(english.match(/This part is available in German only\./g)).toHaveLength(1)
  expect(german).not.toContain('nur auf Deutsch verfügbar')
  const [, part = ''] = english.split('id="former-projects"')
  expect(part.split('</section>')[0]).toContain('This part is available in German only.')
})

/** Returns the actions offered on the home page, each with its link and its fact. */
async function nextSteps(path: string): Promise<Record<string, { href: string; fact: string }>> {
  const [, band = ''] = (await read(path)).split('next-steps-steps')
  const items = (band.split('</ul>')[0] ?? '').split('<li>').slice(1)
  return Object.fromEntries(
    items.map(item => [
      /<a [^>]*>([^<]*)<\/a>/.exec(item)?.[1] ?? '',
      {
        href: /<a [^>]*href="([^"]+)"/.exec(item)?.[1] ?? '',
        fact: /<p[^>]*>([^<]*)<\/p>/.exec(item)?.[1] ?? '',
      },
    ]),
  )
}

test('the home page links to what visitors can do, with facts from the records', {
  tags: 'nightly',
}, async () => {
  expect(await nextSteps('/en')).toEqual({
    'Take part': { href: '/en/research/volunteers', fact: '2 studies are looking for volunteers' },
    'Visit or watch': {
      href: expect.stringMatching(/^\/en\/info\/event\/seminar-/),
      fact: expect.stringMatching(/^On now · Seminar/),
    },
    Vote: {
      href: '/en/artifact-voting?contest=shapes-of-the-field',
      fact: expect.stringMatching(/^Shapes of the field, until \d+ \w+ \d{4}$/),
    },
    'Have your say': {
      href: expect.stringMatching(/^\/en\/info\/poll\//),
      fact: expect.stringMatching(/, until \d+ \w+ \d{4}$/),
    },
    'Submit a work': {
      href: expect.stringMatching(/^\/en\/artifact\//),
      fact: expect.stringMatching(/, until \d+ \w+ \d{4}$/),
    },
    'Work here': { href: '/en/about/career', fact: '3 open positions, next deadline 30 June 2027' },
    'Report on us': { href: '/en/info/press', fact: 'Pictures, figures and whom to ask' },
  })
  const { body } = await hanna<{ rows: { id: number; title: { en: string } }[] }>(
    'GET',
    '/backstage/info/artifact',
  )
  const [contest] = body.rows.filter(({ title }) => title.en === 'Shapes of the field')
  await hanna('PATCH', `/backstage/info/artifact/${contest?.id}/visibility`, { isVisible: false })
  expect(await nextSteps('/en')).not.toHaveProperty('Vote')
})
