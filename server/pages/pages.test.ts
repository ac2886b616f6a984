import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Failure } from '#contract/errors.ts'
import { blankPage } from '#contract/pages/page.ts'
import { type Category, fixedPages, menuPages } from '#contract/pages/places.ts'
import { paragraphs } from '#contract/richtext.ts'
import { forms } from '#messages/forms.ts'
import { createMenuPages } from './pages.ts'
import { blockItem, institute, openTestPages, textItem } from './test-pages.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    error => error as Failure,
  )
const codeOf = async (promise: Promise<unknown>) => (await failure(promise))?.code

const english = { language: 'en' } as const

test('a page is found by its key and by its current and older slugs, in either language', async () => {
  const { edit, read } = await openTestPages()
  const { id } = await edit('create', institute)
  await edit('change', { id, version: 1, slug: { de: 'ueber-das-institut', en: 'institute' } })
  for (const page of ['institute', 'ueber-das-institut', 'institut']) {
    const found = await read('find', { category: 'about', page })
    expect(found).toMatchObject({
      page: 'laboratory',
      title: 'Das Institut',
      slugs: { de: 'ueber-das-institut', en: 'institute' },
    })
  }
  expect(await codeOf(read('find', { category: 'research', page: 'institut' }))).toBe('notFound')
  expect(await codeOf(read('find', { category: 'about', page: 'nirgends' }))).toBe('notFound')
})

test('a lead missing in one language is shown in the other and listed in inOtherLanguage', async () => {
  const { edit, read } = await openTestPages()
  await edit('create', { ...institute, lead: { de: 'Seit 2006.', en: '' } })
  const expected = { language: 'en', lead: 'Seit 2006.', inOtherLanguage: ['lead'] }
  expect(await read('find', { category: 'about', page: 'laboratory' }, english)).toMatchObject(expected)
  expect((await read('listIn', { category: 'about' }, english)).rows).toMatchObject([expected])
})

test('a hidden page, a scheduled one and hidden parts are seen by nobody', async () => {
  const { edit, read } = await openTestPages()
  const hidden = { ...textItem('secret', 'Noch geheim.'), isVisible: false }
  const { id } = await edit('create', { ...institute, items: [...institute.items, hidden] })
  const page = await read('find', { category: 'about', page: 'laboratory' })
  expect(page.count).toBe(1)
  expect(JSON.stringify(page)).not.toContain('geheim')
  await edit('setVisibility', { id, isVisible: false })
  expect(await codeOf(read('find', { category: 'about', page: 'laboratory' }))).toBe('notFound')
  await edit('change', { id, version: 2, isVisible: true, publishAt: '2027-04-01T00:00:00Z' })
  expect(await codeOf(read('find', { category: 'about', page: 'laboratory' }))).toBe('notFound')
})

test('an untranslated part is shown in the other language, and says so', async () => {
  const { edit, read } = await openTestPages()
  const items = [...institute.items, textItem('rooms', 'Unser Gebäude hat zwei Geräte.')]
  await edit('create', { ...institute, items })
  const { rows, title, language } = await read('find', { category: 'about', page: 'laboratory' }, english)
  expect({ title, language }).toEqual({ title: 'The institute', language: 'en' })
  expect(rows.map(row => row.language)).toEqual(['en', 'de'])
  expect(rows[1]?.content).toEqual(paragraphs('Unser Gebäude hat zwei Geräte.'))
})

test('changing a paragraph in German outdates English, a small change does not', async () => {
  const { edit } = await openTestPages()
  const { id } = await edit('create', institute)
  const items = [textItem('about', 'Wir messen bei 7 Tesla.', 'We measure at seven tesla.')]
  const small = await edit('change', { id, version: 1, items, isSmallChange: true })
  expect(small.translation).toEqual({ de: 'current', en: 'current' })
  const more = [...items, textItem('more', 'Und bei 9,4 Tesla.')]
  const large = await edit('change', { id, version: 2, items: more })
  expect(large.translation).toEqual({ de: 'current', en: 'outdated' })
})

test('a link has the current address of its target in the reader’s language, and none to a hidden page', async () => {
  const { edit, read } = await openTestPages()
  const target = await edit('create', institute)
  const secret = await edit('create', {
    ...institute,
    page: 'secret',
    slug: { de: 'geheim', en: '' },
    isVisible: false,
  })
  const card = (link: object) => ({
    title: { de: 'Mehr', en: 'More' },
    text: { de: '', en: '' },
    image: null,
    link,
  })
  const cards = [
    { kind: 'pages', id: target.id },
    { kind: 'pages', id: secret.id },
    { href: '/de/kontakt#form' },
  ].map(card)
  await edit('create', {
    ...institute,
    page: 'links',
    slug: { de: 'links', en: 'links' },
    items: [blockItem('cards', 'cards', { cards } as never)],
  })
  const { rows } = await read('find', { category: 'about', page: 'links' }, english)
  const shown = rows[0]?.type === 'cards' ? rows[0].content.cards : []
  expect(shown.map(({ link }) => link)).toEqual(['/en/about/institute', null, '/en/contact#form'])
  expect(shown[0]?.title).toBe('More')
})

test('a job offer is hidden after its last day in Berlin', async () => {
  const { edit, read, time } = await openTestPages()
  const offer = (title: string, deadline: string | null) => ({
    ...{
      title: { de: title, en: '' },
      text: { de: paragraphs('Messen.'), en: null },
      employment: 'doctorate',
    },
    ...{ deadline, postedOn: '2027-03-01', link: null },
  })
  const offers = [offer('Physik', '2027-03-28'), offer('Chemie', '2027-03-11'), offer('Offen', null)]
  await edit('create', {
    ...institute,
    page: 'career',
    items: [blockItem('offers', 'offers', { offers } as never)],
  })
  expect(await codeOf(read('offer', { slug: 'astronomie' }))).toBe('notFound')
  const reads = { tags: new Set<never>(), until: null as Date | null }
  const titles = async () => {
    const { rows } = await read('find', { category: 'about', page: 'career' }, { reads })
    return rows[0]?.type === 'offers' ? rows[0].content.offers.map(({ title }) => title) : []
  }
  expect(await titles()).toEqual(['Physik', 'Offen'])
  expect(await read('find', { category: 'about', page: 'career' })).toMatchObject({
    changesAt: '2027-03-28T22:00:00.000Z',
  })
  // The clocks go forward that night: the day ends at 22:00 in UTC.
  expect(reads.until).toEqual(new Date('2027-03-28T22:00:00Z'))
  time.now = new Date('2027-03-28T21:59:59Z')
  expect(await titles()).toEqual(['Physik', 'Offen'])
  time.now = new Date('2027-03-28T22:00:00Z')
  expect(await titles()).toEqual(['Offen'])
})

test('an offer has a page of its own, which keeps its address when it is renamed, and says when it is over', async () => {
  const { edit, read, time } = await openTestPages()
  const offer = { title: { de: 'Physik', en: '' }, text: { de: paragraphs('Messen.'), en: null } }
  const facts = { employment: 'doctorate', deadline: '2027-03-28', postedOn: '2027-03-01', link: null }
  const part = (offers: object[]) => [blockItem('offers', 'offers', { offers } as never)]
  const twice = [
    { ...offer, ...facts },
    { ...offer, ...facts, deadline: null },
  ]
  const { id, items } = await edit('create', { ...institute, page: 'career', items: part(twice) })
  expect(await read('offer', { slug: 'physik' })).toMatchObject({
    ...{ title: 'Physik', isOpen: true, changesAt: '2027-03-28T22:00:00.000Z', availableIn: ['de'] },
    slugs: { de: 'physik', en: 'physik' },
  })
  expect(await read('offer', { slug: 'physik-2' })).toMatchObject({ deadline: null, changesAt: null })
  const [kept] = items
  const [first, second] = kept?.type === 'offers' ? kept.content.offers : []
  const renamed = [{ ...first, title: { de: 'Messtechnik', en: 'Metrology' } }, { ...second }]
  await edit('change', { id, version: 1, items: part(renamed) })
  expect(await read('offer', { slug: 'metrology' }, english)).toMatchObject({
    ...{ title: 'Metrology', slugs: { de: 'physik', en: 'metrology' } },
  })
  time.now = new Date('2027-03-28T22:00:00Z')
  expect(await read('offer', { slug: 'physik' })).toMatchObject({ isOpen: false, changesAt: null })
  expect(await codeOf(read('offer', { slug: 'chemie' }))).toBe('notFound')
  await edit('change', { id, version: 2, items: part(renamed).map(one => ({ ...one, isVisible: false })) })
  expect(await codeOf(read('offer', { slug: 'physik' }))).toBe('notFound')
})

test('a page of the menu can be neither hidden nor deleted', async () => {
  const { edit } = await openTestPages()
  const { id } = await edit('create', { ...institute, category: 'legal', page: 'imprint' })
  expect(await codeOf(edit('remove', { id }))).toBe('needed')
  expect(await codeOf(edit('setVisibility', { id, isVisible: false }))).toBe('needed')
  const later = '2031-01-01T00:00:00.000Z'
  expect(await codeOf(edit('change', { id, version: 1, unpublishAt: later }))).toBe('needed')
  expect(await codeOf(edit('change', { id, version: 1, publishAt: later }))).toBe('needed')
  expect(await codeOf(edit('change', { id, version: 1, page: 'elsewhere' }))).toBe('needed')
  const free = await edit('create', { ...institute, slug: { de: 'frei', en: 'free' } })
  await edit('remove', { id: free.id })
  expect((await edit('tree', {})).rows.map(row => row.id)).toEqual([id])
})

test('two pages never share a place, not even with one in the trash', async () => {
  const { edit } = await openTestPages()
  const { id } = await edit('create', institute)
  await edit('remove', { id })
  const second = { ...institute, slug: { de: 'zwei', en: 'two' } }
  expect((await failure(edit('create', second)))?.details).toMatchObject({ errors: [{ field: 'page' }] })
})

test('the key of a page is made from its title, with a number where it is taken', async () => {
  const { edit } = await openTestPages()
  const fields = { ...blankPage, title: { de: 'Besuch im Institut', en: '' } }
  const page = await edit('create', fields)
  expect(page).toMatchObject({ page: 'besuch-im-institut', slug: { de: 'besuch-im-institut', en: '' } })
  expect((await edit('create', fields)).page).toBe('besuch-im-institut-2')
  expect((await edit('create', { ...fields, title: { de: '東京', en: '' } })).page).toBe('page')
  expect(await edit('change', { id: page.id, version: 1, page: '' })).toMatchObject({
    page: 'besuch-im-institut',
  })
})

test('a page is made visible only with something on it', async () => {
  const { edit } = await openTestPages()
  const empty = { ...blankPage, title: { de: 'Leer', en: '' }, items: [textItem('empty', '')] }
  const { id } = await edit('create', empty)
  const refused = await failure(edit('setVisibility', { id, isVisible: true }))
  expect(refused).toMatchObject({ code: 'incomplete', details: { errors: [{ field: 'items' }] } })
  const hidden = { ...textItem('empty', 'Verborgen'), isVisible: false }
  expect(await codeOf(edit('create', { ...empty, items: [hidden], isVisible: true }))).toBe('incomplete')
  await edit('change', { id, version: 1, items: [textItem('empty', 'Nicht mehr leer')] })
  expect(await edit('setVisibility', { id, isVisible: true })).toMatchObject({ isVisible: true })
})

test('an embed without an address is allowed only while its page or part is hidden', async () => {
  const { edit, read } = await openTestPages()
  const film = blockItem('film', 'embed', { address: '', label: { de: 'Film', en: '' }, image: null })
  const items = [textItem('words', 'Worte'), film]
  const page = {
    ...blankPage,
    title: { de: 'Film', en: '' },
    category: 'about',
    page: 'film',
    items,
  } as const
  const { id } = await edit('create', page)
  const refused = await failure(edit('setVisibility', { id, isVisible: true }))
  expect(refused).toMatchObject({
    code: 'incomplete',
    details: { errors: [{ field: 'items.1.content.address' }] },
  })
  await edit('change', { id, version: 1, items: [items[0], { ...film, isVisible: false }] })
  expect(await edit('setVisibility', { id, isVisible: true })).toMatchObject({ isVisible: true })
  expect((await read('find', { category: 'about', page: 'film' })).count).toBe(1)
})

test('a page is read and changed by its path, and an outdated version is refused', async () => {
  const { edit } = await openTestPages()
  await edit('create', institute)
  const page = await edit('findAt', { path: 'about/laboratory' })
  expect(page.items).toHaveLength(1)
  const changed = await edit('changeAt', {
    path: 'about/laboratory',
    version: 1,
    lead: { de: 'Kurz', en: 'Brief' },
  })
  expect(changed).toMatchObject({ version: 2, lead: { de: 'Kurz', en: 'Brief' } })
  expect(
    await codeOf(
      edit('changeAt', { path: 'about/laboratory', version: 1, lead: { de: 'Kurz', en: 'Brief' } }),
    ),
  ).toBe('staleVersion')
  expect(await codeOf(edit('findAt', { path: 'about/nowhere' }))).toBe('notFound')
  expect(await codeOf(edit('findAt', { path: '__proto__/x' }))).toBe('notFound')
})

test('a new site has every page of its menu, once, and keeps what staff have made of them', async () => {
  const { edit, read, dependencies } = await openTestPages()
  const own = await edit('create', {
    ...institute,
    page: 'our-press',
    category: 'info',
    slug: { de: 'presse', en: '' },
  })
  await createMenuPages(dependencies)
  await createMenuPages(dependencies)
  const { rows } = await edit('tree', {})
  expect(rows).toHaveLength(fixedPages.length + Object.keys(menuPages).length)
  expect(rows.filter(row => row.slug.de === 'presse').map(row => row.id)).toEqual([own.id])
  expect((await read('find', { category: 'home', page: 'home' })).title).toBe(
    'Institut für Ultrahochfeld-MRT',
  )
  const found = await read('find', { category: 'about', page: 'statutes' }, english)
  expect([found.title, found.slugs.de, found.count]).toEqual(['Statutes', 'statuten', 0])
})

test('a page with a fixed address has the last segments of it as slugs', async () => {
  const { dependencies, read } = await openTestPages()
  await createMenuPages(dependencies)
  const slugsAt = async (category: Category, page: string) => (await read('find', { category, page })).slugs
  expect(await slugsAt('legal', 'imprint')).toEqual({ de: 'impressum', en: 'imprint' })
  expect(await slugsAt('home', 'contact')).toEqual({ de: 'kontakt', en: 'contact' })
  expect(await slugsAt('info', 'hahn-lecture-history')).toEqual({ de: 'geschichte', en: 'history' })
  const { rows } = await read('listIn', { category: 'about' })
  expect(rows.map(({ slugs }) => slugs)).toContainEqual({ de: 'ueber', en: 'about' })
  expect(rows.map(({ slugs }) => slugs)).toContainEqual({ de: 'statuten', en: 'statutes' })
})

test('a slug that a path of the site takes is refused', async () => {
  const { edit } = await openTestPages()
  for (const slug of ['vorstand', 'board', 'kontakt', 'news']) {
    expect(await codeOf(edit('create', { ...institute, slug: { de: slug, en: '' } })), slug).toBe(
      'slugReserved',
    )
  }
})

test('a draft is shown as it would look, and kept nowhere', async () => {
  const { edit } = await openTestPages()
  const shown = await edit('draft', { ...institute, language: 'en' })
  expect(shown).toMatchObject({ title: 'The institute', count: 1 })
  expect((await edit('tree', {})).count).toBe(0)
})

test('a preview link shows a hidden page until it expires', async () => {
  const { edit, read, time } = await openTestPages()
  const { id } = await edit('create', { ...institute, isVisible: false })
  const { address } = await edit('preview', { id })
  const token = address.de.split('/').at(-1) ?? ''
  expect((await read('preview', { token })).title).toBe('Das Institut')
  await edit('remove', { id })
  expect(await codeOf(read('preview', { token }))).toBe('notFound')
  await edit('putBack', { id })
  time.now = new Date(time.now.getTime() + 8 * 24 * 60 * 60 * 1000)
  expect(await codeOf(read('preview', { token }))).toBe('linkExpired')
})

const wrong: [string, object][] = [
  ['content of another type', blockItem('faq-1', 'faq', { cards: [] } as never)],
  ['an unknown type', { ...textItem('text-1', 'Text'), type: 'script' }],
  ['HTML instead of a document', { ...textItem('text-1', 'Text'), content: { de: '<b>x</b>', en: null } }],
  ['an unknown field', { ...textItem('text-1', 'Text'), onclick: 'x' }],
  [
    'an embed of an unknown host',
    blockItem('embed', 'embed', { address: 'https://evil.example/', label: { de: '', en: '' }, image: null }),
  ],
  [
    'an embed that hides its host',
    blockItem('embed', 'embed', {
      address: 'https://www.youtube-nocookie.com@evil.example/',
      label: { de: '', en: '' },
      image: null,
    }),
  ],
  [
    'a link that runs',
    blockItem('call', 'callToAction', {
      ...{ text: { de: '', en: '' }, label: { de: 'x', en: '' } },
      link: { href: 'javascript:alert(1)' },
    }),
  ],
]

test.each(wrong)('%s is refused, and nothing is kept', async (_, item) => {
  const { edit } = await openTestPages()
  expect(await codeOf(edit('create', { ...institute, items: [item] }))).toMatch(/invalid|unknownField/)
  expect((await edit('tree', {})).count).toBe(0)
})

test('a caption has 500 characters at most, and a longer one is refused in its language', async () => {
  const { edit } = await openTestPages()
  const withCaption = (length: number) => ({
    ...institute,
    items: [{ ...textItem('scanner', 'Ein Bild.'), caption: { de: 'x'.repeat(length), en: '' } }],
  })
  const refused = await failure(edit('create', withCaption(501)))
  expect(refused?.details.errors).toMatchObject([
    { field: 'items.0.caption.de', code: 'validCaption', message: forms.validCaption.de },
  ])
  await edit('create', withCaption(500))
})

describe('a part with a film', () => {
  async function openWithFilms() {
    const pages = await openTestPages()
    const { film, playlist, german } = await storeFilms(pages)
    const part = (facts: object) => ({ ...textItem('film', 'Ein Film.', 'A film.'), ...facts })
    return { ...pages, film, playlist, german, part }
  }

  test('is shown with its address, type, size and available captions', async () => {
    const { edit, read, film, german, part } = await openWithFilms()
    const items = [part({ mediaType: 'video', videoId: film, videoCaptions: { de: german, en: null } })]
    await edit('create', { ...institute, items })
    const { rows } = await read('find', { category: 'about', page: 'laboratory' }, english)
    expect(rows[0]?.video).toMatchObject({
      src: '/api/v1/media/films/film.mp4',
      type: 'video/mp4',
      sizeBytes: 4,
      poster: null,
      ground: null,
      captions: [{ lang: 'de', src: '/api/v1/media/films/film.vtt' }],
    })
  })

  test('kept before there were captions is read, shown, and brought back from its history', async () => {
    const { edit, read, db, film, part } = await openWithFilms()
    const items = [part({ mediaType: 'video', videoId: film })]
    const { id } = await edit('create', { ...institute, items })
    const without = sql`jsonb_set(to_jsonb(items), '{0}', to_jsonb(items) -> 0 #- '{videoCaptions}')`
    await sql`update pages set items = ${without}`.execute(db)
    await sql`update revisions set fields = fields::jsonb #- '{items,0,videoCaptions}'`.execute(db)
    expect((await edit('find', { id })).items[0]?.videoCaptions).toEqual({ de: null, en: null })
    const { rows } = await read('find', { category: 'about', page: 'laboratory' })
    expect(rows[0]?.video?.captions).toEqual([])
    await edit('change', { id, version: 1, lead: { de: 'Neu', en: '' } })
    expect((await edit('restoreRevision', { id, n: 1 })).items[0]?.videoId).toBe(film)
  })

  test('is not shown while another medium is chosen, or while no film is set', async () => {
    const { edit, read, film, part } = await openWithFilms()
    const items = [
      part({ mediaType: 'none', videoId: film }),
      part({ id: 'film-2', mediaType: 'video', videoId: null }),
    ]
    await edit('create', { ...institute, items })
    const { rows } = await read('find', { category: 'about', page: 'laboratory' })
    expect(rows.map(({ video }) => video)).toEqual([null, null])
  })

  test('is refused with a file of another kind, at each field', async () => {
    const { edit, film, playlist, german, part } = await openWithFilms()
    const items = [
      part({ mediaType: 'video', videoId: playlist }),
      part({ id: 'film-2', mediaType: 'hlsVideo', videoId: film }),
      part({ id: 'film-4', mediaType: 'video', videoId: film, videoCaptions: { de: film, en: german } }),
    ]
    const refused = async (...given: object[]) => {
      const { code, details } = (await failure(edit('create', { ...institute, items: given }))) ?? {}
      return [code, details?.errors?.map(({ field, code: why }) => [field, why])]
    }
    expect(await refused(...items)).toEqual([
      'invalid',
      [
        ['items.0.videoId', 'validFilm'],
        ['items.1.videoId', 'validHlsFilm'],
        ['items.2.videoCaptions.de', 'validCaptions'],
      ],
    ])
    const gone = { mediaType: 'video', videoId: 999_999, videoCaptions: { de: 999_998, en: null } }
    expect(await refused(part(gone))).toEqual([
      'invalid',
      [
        ['items.0.videoId', 'validFilm'],
        ['items.0.videoCaptions.de', 'validCaptions'],
      ],
    ])
  })
})

async function storeFilms({ db }: Pick<Awaited<ReturnType<typeof openTestPages>>, 'db'>) {
  const store = async (name: string, type: string) => {
    const file = { folder: 'films', name, type, sizeBytes: 4, hash: 'a'.repeat(64), createdAt: new Date() }
    const { id } = await db.insertInto('files').values(file).returning('id').executeTakeFirstOrThrow()
    return id
  }
  return {
    film: await store('film.mp4', 'video/mp4'),
    playlist: await store('film.m3u8', 'application/vnd.apple.mpegurl'),
    german: await store('film.vtt', 'text/vtt'),
  }
}
