import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { blankSettings } from '#contract/events/settings.ts'
import { blankPage } from '#contract/pages/page.ts'
import { placeOf } from '#contract/pages/places.ts'
import { paragraphs } from '#contract/richtext.ts'
import { openTestEvents } from '#server/events/test-events.ts'
import { newsKind } from '#server/news/news.ts'
import { copyNews, inBothLanguages } from '#server/news/test-news.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { blockItem, textItem } from '#server/pages/test-pages.ts'
import { createUser } from '#server/people/people.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { noteStatements } from '#server/platform/database/test-statements.ts'
import { change, create, setVisibility } from '#server/platform/records/records.ts'
import { openTestPolls } from '#server/polls/test-polls.ts'
import { retentionJobs } from '#server/retention.ts'
import { siteRouter } from './router.ts'

const german = 'Die neuen Spulen messen das Gehirn gleichmäßig. Änderungen am Gerät folgen.'
const english = 'The new coils measure the brain evenly. Changes to the device follow.'
const coil = {
  ...inBothLanguages,
  isVisible: true,
  title: { de: 'Größere Spule für Professor Hahn', en: 'A larger coil for Professor Hahn' },
  content: { de: paragraphs(german), en: paragraphs(english) },
}

test.each([
  ['the word itself', 'Spule'],
  ['its plural', 'Spulen'],
  ['its beginning', 'gleichm'],
  ['ä as ae', 'Aenderungen'],
  ['ä as a', 'Anderung'],
  ['ö and ß as o and ss', 'grossere'],
  ['all of several words, in any order', 'gehirn spule'],
  ['a word among words that tell nothing', 'die Spule und das Gehirn'],
])('%s finds an item', async (_, q) => {
  const { find } = await openSearch()
  expect(await find(q)).toMatchObject({ count: 1, instead: null })
})

test.each([
  ['one of two words that is nowhere', 'Spule Herz'],
  ['only words that tell nothing', 'die und das'],
  ['nothing but signs', '%_\\*:&|!()'],
  ['no words at all', ''],
])('%s finds nothing', async (_, q) => {
  const { find } = await openSearch()
  expect(await find(q)).toEqual({ count: 0, hasMore: false, rows: [], instead: null, group: null })
})

test('an item is found by a synonym until staff change or delete it', async () => {
  const { calls, find } = await openSearch()
  const { create: add, change: put, remove } = siteRouter.synonyms
  const hanna = { username: 'hanna', firstName: 'Hanna', lastName: 'Weiß', role: 'contentEditor' as const }
  const id = await createUser(calls.dependencies, { ...hanna, email: 'hanna@example.org' })
  const caller = staff(id, 'canEditContent')
  const added = (await calls.call('site.synonyms.create', add)(
    { words: ['Antenne', 'Spule', 'coil'] },
    { caller },
  )) as { id: number }
  const { rows, count } = await find('Antenne')
  expect(count).toBe(1)
  expect(rows[0]?.snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'Spulen', isMatch: true }])
  expect((await find('antenne gehirn', 'en')).count).toBe(1)
  await calls.call('site.synonyms.change', put)({ id: added.id, words: ['Antenne', 'Sender'] }, { caller })
  expect((await find('Antenne')).count).toBe(0)
  await calls.call('site.synonyms.change', put)(
    { id: added.id, words: ['Antenne', 'Spulen messen'] },
    { caller },
  )
  expect((await find('Antenne')).count).toBe(1)
  await calls.call('site.synonyms.remove', remove)({ id: added.id }, { caller })
  expect((await find('Antenne')).count).toBe(0)
})

test.each([
  ['7T', 'Bei 7 Tesla messen wir.'],
  ['7 Tesla', 'Unser 7T-Gerät misst.'],
  ['fiber', 'Die Fasern im Gehirn.'],
  ['PhD', 'Eine Promotion bei uns.'],
  ['9.4T', 'Mit 9,4 Tesla noch feiner.'],
  ['9,4 Tesla', 'At 9.4 tesla it is finer.'],
])('%s finds “%s” on a new site', async (q, text) => {
  const { acting, find } = await openSearch()
  const title = { de: 'Anderes', en: '' }
  await create(newsKind, acting, { ...coil, title, content: { de: paragraphs(text), en: null } })
  expect((await find(q)).rows.map(({ title: found }) => found[0]?.text)).toContain('Anderes')
})

test.each([
  [['Spule']],
  [['Spule', 'SPULE']],
  [['Spule', '–']],
  [['Spule', '']],
  [['Spule', 'x'.repeat(61)]],
])('the words %j are no synonyms', async words => {
  const { calls } = await openSearch()
  const add = calls.call('site.synonyms.create', siteRouter.synonyms.create)
  const caller = staff(1, 'canEditContent')
  await expect(add({ words }, { caller })).rejects.toMatchObject({ status: 422 })
})

test('a hit has its breadcrumbs, and the home page its name', async () => {
  const { acting, find } = await openSearch()
  expect((await find('Spule')).rows[0]?.trail).toEqual(['Aktuelles', 'Neuigkeiten'])
  expect((await find('coil', 'en')).rows[0]?.trail).toEqual(['News and info', 'News'])
  const title = { de: 'Bilder aus starken Feldern', en: '' }
  await create(pagesKind, acting, { ...blankPage, ...placeOf('home'), title, isVisible: true })
  const [home] = (await find('starken Feldern')).rows
  expect(home).toMatchObject({ address: '/de', title: [{ text: 'Startseite' }], trail: [] })
  expect(home?.snippet.map(({ text }) => text).join('')).toBe('Bilder aus starken Feldern')
})

test('a typing error in a name finds what was meant, and says so', async () => {
  const { find } = await openSearch()
  expect(await find('Proffesor Hanh')).toMatchObject({ count: 1, instead: 'profesor hahn' })
})

test('many words that are nowhere are asked of the database in few statements', async () => {
  const { find } = await openSearch()
  const statementsFor = async (q: string) => {
    const noted = noteStatements()
    const found = await find(q)
    expect(noted.texts.length).toBeLessThanOrEqual(20)
    return found
  }
  const eight = 'Proffesor Hanh Gehrin Spuhle Geraet Aendrungen gleichmaesig Xylofon'
  expect(await statementsFor(eight)).toMatchObject({ count: 0, instead: null })
  expect(await statementsFor('Proffesor Hanh')).toMatchObject({ count: 1, instead: 'profesor hahn' })
  expect(await statementsFor('neuen Spulen messen Gehirn Anderungen Gerat folgen Hanh')).toMatchObject({
    count: 1,
    instead: 'neun spulen mesen gehirn anderungen gerat folgen hahn',
  })
})

test('two wrong words of a question are mended, not three', async () => {
  const { find } = await openSearch()
  expect(await find('Spuhle Hanh Gehirn')).toMatchObject({ count: 1, instead: 'spule hahn gehirn' })
  expect(await find('Spuhle Hanh Gehrin')).toMatchObject({ count: 0, instead: null })
})

test('an item is found once, in the reader’s language where it has the words there', async () => {
  const { find } = await openSearch()
  expect((await find('Professor', 'en')).rows).toMatchObject([
    { language: 'en', address: '/en/info/news/a-larger-coil-for-professor-hahn' },
  ])
  expect((await find('Gehirn', 'en')).rows).toMatchObject([
    { language: 'de', address: '/en/info/news/a-larger-coil-for-professor-hahn' },
  ])
})

test('the searched word is marked in the snippet', async () => {
  const { find } = await openSearch()
  const [hit] = (await find('spulen')).rows
  expect(hit?.snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: 'Spulen', isMatch: true }])
})

test('hidden and scheduled items are neither found nor suggested', async () => {
  const { find, acting, id, time } = await openSearch()
  await setVisibility(newsKind, acting, { id, isVisible: false })
  expect(await find('Spule')).toMatchObject({ count: 0 })
  expect(await find('Spuhle')).toMatchObject({ count: 0, instead: null })
  await change(newsKind, acting, { id, version: 2, isVisible: true, publishAt: '2027-04-01T00:00:00Z' })
  expect((await find('Spule')).count).toBe(0)
  time.now = new Date('2027-04-01T00:00:00Z')
  expect((await find('Spule')).count).toBe(1)
})

test('a changed word is found at once, the old one no more', async () => {
  const { find, acting, id } = await openSearch()
  await change(newsKind, acting, { id, version: 1, title: { de: 'Gradiententreiber', en: '' } })
  expect((await find('Gradienten')).count).toBe(1)
  expect((await find('Professor')).rows).toMatchObject([])
})

test('the nightly job deletes words that no record contains any more, and keeps the others for corrections', async () => {
  const { calls, find, acting, id } = await openSearch()
  const known = async () => {
    const rows = await calls.db.selectFrom('knownWords').select('word').execute()
    const words = rows.map(({ word }) => word)
    return ['hahn', 'gradiententreiber', 'gehirn'].filter(word => words.includes(word))
  }
  await retentionJobs.forget(calls.dependencies)
  expect(await known()).toEqual(['hahn', 'gehirn'])
  await change(newsKind, acting, {
    ...{ id, version: 1, isVisible: false },
    title: { de: 'Gradiententreiber', en: '' },
  })
  await retentionJobs.forget(calls.dependencies)
  expect(await known()).toEqual(['gradiententreiber', 'gehirn'])
  await setVisibility(newsKind, acting, { id, isVisible: true })
  expect(await find('Gradientntreiber')).toMatchObject({ count: 1, instead: 'gradiententreiber' })
})

test('a query of ten thousand characters is refused', async () => {
  const { find } = await openSearch()
  await expect(find('a'.repeat(10_000))).rejects.toMatchObject({ code: 'invalid', status: 422 })
})

test('staff find records that they may edit, hidden or not, and no others', async () => {
  const { calls, acting, id } = await openSearch()
  await setVisibility(newsKind, acting, { id, isVisible: false })
  const findRecords = calls.call('site.findRecords', siteRouter.findRecords)
  const found = (caller: ReturnType<typeof staff>) => findRecords({ q: 'spule' }, { caller })
  expect(await found(staff(1, 'canEditNews'))).toMatchObject({ count: 1, rows: [{ kind: 'news', id }] })
  expect(await found(staff(1, 'canEditContent'))).toMatchObject({ count: 0 })
})

test('link targets are records that the caller may edit, and public ones', async () => {
  const { calls, acting, id } = await openSearch()
  const linkTargets = calls.call('site.linkTargets', siteRouter.linkTargets)
  const found = (wanted: object, caller = staff(1, 'canEditContent')) => linkTargets(wanted, { caller })
  expect(await found({ q: 'spule' })).toMatchObject({ count: 1, rows: [{ kind: 'news', id }] })
  expect(await found({})).toMatchObject({ count: 1 })
  expect(await found({ kind: 'news', id })).toMatchObject({ count: 1, rows: [{ id, hasPage: true }] })
  expect(await found({ kind: 'pages', id })).toMatchObject({ count: 0 })
  await setVisibility(newsKind, acting, { id, isVisible: false })
  expect(await found({ kind: 'news', id })).toMatchObject({ count: 0 })
  const rows = [{ id, hasPage: false }]
  expect(await found({ q: 'spule' }, staff(1, 'canEditNews'))).toMatchObject({ count: 1, rows })
})

test('a link target is found by its address on this website', async () => {
  const { calls, acting } = await openSearch()
  const { id, slug } = await create(newsKind, acting, { ...coil, slug: { de: 'spule', en: 'coil' } })
  const page = { ...blankPage, ...placeOf('volunteers'), title: { de: 'Mitmachen', en: '' }, isVisible: true }
  const { id: pageId } = await create(pagesKind, acting, page)
  const linkTargets = calls.call('site.linkTargets', siteRouter.linkTargets)
  const found = (q: string) => linkTargets({ q }, { caller: staff(1, 'canEditNews') })
  const { baseUrl } = calls.dependencies.config
  const news = { count: 1, rows: [{ kind: 'news', id }] }
  expect(await found(`${baseUrl}/de/info/neuigkeiten/${slug.de}`)).toMatchObject(news)
  expect(await found(`/en/info/news/${slug.de}?page=2#text`)).toMatchObject(news)
  expect(await found(`${baseUrl}/de/backstage/info/news/${id}`)).toMatchObject(news)
  expect(await found('/de/backstage/info/news/create')).toMatchObject({ count: 0 })
  const volunteers = { count: 1, rows: [{ kind: 'pages', id: pageId }] }
  expect(await found(`${baseUrl}/de/forschung/probanden`)).toMatchObject(volunteers)
  expect(await found(`${baseUrl}/de/info/neuigkeiten/nix`)).toMatchObject({ count: 0 })
  expect(await found(`https://example.org/de/info/neuigkeiten/${slug.de}`)).toMatchObject({ count: 0 })
})

test('staff find a page by a word of its address', async () => {
  const { calls, acting } = await openSearch()
  const title = { de: 'An Studien teilnehmen', en: 'Take part in studies' }
  const page = { ...blankPage, ...placeOf('volunteers'), title, isVisible: true }
  const { id } = await create(pagesKind, acting, page)
  const findRecords = calls.call('site.findRecords', siteRouter.findRecords)
  for (const q of ['probanden', 'volunteers'])
    expect(await findRecords({ q }, { caller: staff(1, 'canEditContent') })).toMatchObject({ rows: [{ id }] })
})

test('staff find an exact title first, however many later records contain the word', async () => {
  const { calls, acting } = await openSearch()
  const page = async (title: string, place: Parameters<typeof placeOf>[0] | null, words: string) => {
    const fields = { ...blankPage, ...(place ? placeOf(place) : { category: 'info' as const, page: title }) }
    const items = [textItem('text', words)]
    return (
      await create(pagesKind, acting, { ...fields, title: { de: title, en: '' }, items, isVisible: true })
    ).id
  }
  const home = await page('Wir sehen dem Gehirn zu', 'home', 'Ein Satz.')
  const contact = await page('kontakt', null, 'Ein Satz.')
  const visit = await page('kontakt-und-anfahrt', null, 'Ein Satz.')
  for (let n = 0; n < 10; n += 1)
    await page(`seite-${n}`, null, 'Der Kontakt steht auf der Startseite und nicht auf der Homepage.')
  const findRecords = calls.call('site.findRecords', siteRouter.findRecords)
  const found = async (q: string) => {
    const { rows } = (await findRecords({ q }, { caller: staff(1, 'canEditContent') })) as {
      rows: { id: number }[]
    }
    return rows.map(({ id }) => id)
  }
  expect((await found('startseite'))[0]).toBe(home)
  expect((await found('Start'))[0]).toBe(home)
  expect((await found('kontakt')).slice(0, 2)).toEqual([contact, visit])
  expect((await found('anfahrt'))[0]).toBe(visit)
  expect(new Set(await found('kontakt')).size).toBe((await found('kontakt')).length)
})

test.each([
  ['Yıldız Şahin misst', ['Yildiz', 'SAHIN', 'Yıldız']],
  ['Søren Ødegård misst', ['Soren', 'Odegard', 'Oedegaard']],
  ['Łukasz und Þóra Æsudóttir messen', ['Lukasz', 'Thora', 'Aesudottir']],
  ['Siobhán O’Brien misst', ["O'Brien", 'OBrien', 'O’Brien', 'Brien']],
])('%s is found by readers and by staff as %j', async (title, typed) => {
  const { calls, acting, find } = await openSearch()
  const { id } = await create(newsKind, acting, {
    ...coil,
    slug: { de: 'a', en: 'b' },
    title: { de: title, en: '' },
  })
  const findRecords = calls.call('site.findRecords', siteRouter.findRecords)
  for (const q of typed) {
    expect(await findRecords({ q }, { caller: staff(1, 'canEditNews') }), q).toMatchObject({ rows: [{ id }] })
    expect((await find(q)).count, q).toBe(1)
  }
})

async function openSearch() {
  const calls = await openTestCalls()
  const acting = { ...calls.dependencies, caller: null, requestId: 'test' }
  const { id } = await create(newsKind, acting, coil)
  const search = calls.call('site.search', siteRouter.search)
  const find = (q: string, language: 'de' | 'en' = 'de', paging: object = {}) =>
    search({ q, ...paging }, { language }) as ReturnType<typeof siteRouter.search>
  return { calls, acting, id, find, time: calls.time }
}

test('link targets are not found by words of hidden parts that the caller may not edit', async () => {
  const { calls, acting } = await openSearch()
  const hidden = { ...textItem('hidden', 'Geheimprojekt'), isVisible: false }
  const items = [textItem('shown', 'Ein offenes Projekt'), hidden]
  const page = { ...blankPage, page: 'plans', title: { de: 'Pläne', en: '' }, items, isVisible: true }
  const { id } = await create(pagesKind, acting, page)
  const linkTargets = calls.call('site.linkTargets', siteRouter.linkTargets)
  const found = (q: string, caller: ReturnType<typeof staff>) => linkTargets({ q }, { caller })
  expect(await found('Geheimprojekt', staff(1))).toMatchObject({ count: 0 })
  expect(await found('Geheimprojekt', staff(1, 'canEditNews'))).toMatchObject({ count: 0 })
  expect(await found('offenes', staff(1))).toMatchObject({ count: 1, rows: [{ id }] })
  expect(await found('Geheimprojekt', staff(1, 'canEditContent'))).toMatchObject({ count: 1 })
})

test('an offer is found until its last day in Berlin is over', async () => {
  const { acting, find, time } = await openSearch()
  const offer = (title: string, deadline: string | null) => ({
    title: { de: title, en: '' },
    text: { de: null, en: null },
    employment: 'fullTime' as const,
    deadline,
    postedOn: '2027-03-01',
    link: null,
  })
  const offers = [
    offer('Werkstudentin', '2027-03-14'),
    offer('Postdoktorand', '2027-03-31'),
    offer('Dauerstelle', null),
  ]
  const items = [blockItem('offers', 'offers', { offers })]
  await create(pagesKind, acting, {
    ...blankPage,
    page: 'jobs',
    title: { de: 'Stellen', en: '' },
    items,
    isVisible: true,
  })
  const counts = async () =>
    Promise.all(
      ['Werkstudentin', 'Postdoktorand', 'Dauerstelle', 'Stellen'].map(async q => (await find(q)).count),
    )
  time.now = new Date('2027-03-14T22:59:59Z')
  expect(await counts()).toEqual([1, 1, 1, 1])
  time.now = new Date('2027-03-14T23:00:00Z')
  expect(await counts()).toEqual([0, 1, 1, 1])
  expect(await find('Werkstudentn')).toMatchObject({ count: 0, instead: null })
  time.now = new Date('2027-04-02T00:00:00Z')
  expect(await counts()).toEqual([0, 0, 1, 1])
})

test('all hits are counted, and every one is on a page', async () => {
  const { acting, find } = await openSearch()
  for (let n = 1; n <= 30; n += 1)
    await create(newsKind, acting, {
      ...coil,
      title: { de: `Kryostat ${n}`, en: '' },
      slug: { de: '', en: '' },
    })
  const pages = await Promise.all([1, 2, 3].map(page => find('Kryostat', 'de', { page, limit: 13 })))
  expect(pages.map(({ count, rows }) => [count, rows.length])).toEqual([
    [30, 13],
    [30, 13],
    [30, 4],
  ])
  expect(new Set(pages.flatMap(({ rows }) => rows.map(({ address }) => address))).size).toBe(30)
  expect(await find('Kryostat', 'de', { page: 9 })).toMatchObject({ count: 30, rows: [] })
})

test('of more than a thousand hits the newest thousand are counted and listed, and the answer says that there are more', async () => {
  const { acting, find } = await openSearch()
  await create(newsKind, acting, report('Kryostat, der älteste', 'Bericht'))
  const { id } = await create(newsKind, acting, report('Älterer Bericht', 'Kryostat'))
  await copyNews(acting.db, id, 998)
  await create(newsKind, acting, report('Kryostat', 'Bericht'))
  await create(newsKind, acting, report('Neuester Bericht', 'Kryostat'))
  const first = await find('Kryostat', 'de', { limit: 100 })
  expect(first).toMatchObject({ count: 1000, hasMore: true })
  expect(titles(first).slice(0, 3)).toEqual(['Kryostat', 'Neuester Bericht', 'Älterer Bericht'])
  const last = await find('Kryostat', 'de', { page: 10, limit: 100 })
  expect([titles(last).length, titles(last).at(-1)]).toEqual([100, 'Älterer Bericht'])
  expect(await find('Kryostat', 'de', { page: 11, limit: 100 })).toMatchObject({
    count: 1000,
    hasMore: true,
    rows: [],
  })
})

test('hidden records do not count among a thousand hits', async () => {
  const { acting, find } = await openSearch()
  const { id } = await create(newsKind, acting, report('Bericht', 'Kryostat'))
  await copyNews(acting.db, id, 999)
  for (const title of ['Geheim', 'Geheimer'])
    await create(newsKind, acting, { ...report(title, 'Kryostat'), isVisible: false })
  expect(await find('Kryostat')).toMatchObject({ count: 1000, hasMore: false })
  await create(newsKind, acting, report('Neuer', 'Kryostat'))
  expect(await find('Kryostat')).toMatchObject({ count: 1000, hasMore: true })
})

test('more than a thousand hits of one kind leave room for those of another', async () => {
  const { acting, find } = await openSearch()
  const title = { de: 'Der Kryostat', en: '' }
  const items = [textItem('shown', 'Er kühlt.')]
  await create(pagesKind, acting, { ...blankPage, page: 'cryostat', title, items, isVisible: true })
  const { id } = await create(newsKind, acting, report('Bericht', 'Kryostat'))
  await copyNews(acting.db, id, 1100)
  const found = await find('Kryostat')
  expect(found).toMatchObject({ count: 1000, hasMore: true })
  expect(titles(found).slice(0, 2)).toEqual(['Der Kryostat', 'Bericht'])
})

test('an item is found however many were made after it', async () => {
  const { acting, find } = await openSearch()
  await create(newsKind, acting, report('Der älteste Kryostat', 'Helium'))
  await sql`select setval(pg_get_serial_sequence('news', 'id'), 100000)`.execute(acting.db)
  await create(newsKind, acting, report('Der neueste Kryostat', 'Stickstoff'))
  expect(titles(await find('Helium'))).toEqual(['Der älteste Kryostat'])
  expect(await find('Kryostat')).toMatchObject({ count: 2, hasMore: false })
})

function report(title: string, word: string) {
  const content = { de: paragraphs(word), en: null }
  return { ...coil, title: { de: title, en: '' }, content, slug: { de: '', en: '' } }
}

function titles({ rows }: { rows: { title: { text: string }[] }[] }) {
  return rows.map(({ title }) => title.map(({ text }) => text).join(''))
}

test.each([
  ['a word of a text', 'gleichmesig', 'gleichmasig'],
  ['a word of an English text', 'evanly', 'evenly'],
  ['the name of a person', 'Lindquist', 'lindqvist'],
  ['a swapped beginning', 'ilndqvist', 'lindqvist'],
  ['a name that was only heard', 'Lintkwist', 'lindqvist'],
])('a typing error in %s is forgiven', async (_, q, instead) => {
  const { acting, find } = await openSearch()
  const person = {
    name: 'Dr. Astrid Lindqvist',
    role: { de: '', en: '' },
    text: { de: '', en: '' },
    image: null,
  }
  const items = [blockItem('people', 'people', { people: [person] })]
  await create(pagesKind, acting, {
    ...blankPage,
    page: 'crew',
    title: { de: 'Leute', en: '' },
    items,
    isVisible: true,
  })
  expect(await find(q)).toMatchObject({ count: 1, instead })
})

test('a word is not found by what only begins like its stem', async () => {
  const { acting, find } = await openSearch()
  const title = { de: 'Die Fassung der Satzung', en: '' }
  await create(newsKind, acting, { ...coil, title, content: { de: paragraphs('Fast fertig.'), en: null } })
  expect((await find('Faser')).count).toBe(0)
  expect((await find('Fassu')).count).toBe(1)
})

test.each(['Abstimmung', 'Umfrage', 'umfragen', 'poll', 'offene Abstimmung'])(
  '“%s” finds a poll in whose text the word does not stand',
  async q => {
    const { make, ask } = await openTestPolls()
    await make()
    const answer = await ask({ method: 'GET', path: `/search?q=${encodeURIComponent(q)}` })
    expect(answer.json()).toMatchObject({ count: 1, instead: null, rows: [{ kind: 'polls' }] })
    expect(answer.body).not.toContain('Umfrage') // the hidden search words are not shown
  },
)

test('an event is found by how to take part in it, as cancelled and as upcoming', async () => {
  const { make, read } = await openTestEvents()
  const registration = { ...blankSettings, isActive: true, online: { isOffered: true, capacity: null } }
  await make({ hasRegistration: true, registration })
  await make({ title: { de: 'Fällt aus', en: '' }, isCancelled: true })
  const found = async (q: string, language = 'de') =>
    (
      (await read(`/search?q=${encodeURIComponent(q)}`, language)) as { rows: { address: string }[] }
    ).rows.map(({ address }) => address)
  const [talk] = await found('online')
  expect(talk).toContain('vortrag')
  expect(await found('in person', 'en')).toEqual(await found('online', 'en'))
  expect(await found('abgesagt')).toEqual([expect.stringContaining('faellt-aus')])
  expect(await found('kommende')).toEqual([talk])
})

test('a page of the menu is found by common names, before texts that mention them', async () => {
  const { acting, find } = await openSearch()
  await create(newsKind, acting, report('Wir stellen Stellen vor', 'Stellen'))
  const title = { de: 'Karriere', en: 'Careers' }
  const items = [textItem('shown', 'Kommen Sie zu uns.')]
  await create(pagesKind, acting, { ...blankPage, ...placeOf('career'), title, items, isVisible: true })
  await create(newsKind, acting, report('Bericht', 'Stellen Stellen Stellen'))
  expect(titles(await find('Bewerbung'))).toEqual(['Karriere'])
  expect(titles(await find('Stellen'))).toEqual(['Wir stellen Stellen vor', 'Karriere', 'Bericht'])
})

test('a tag finds a text, and is shown in no result: it is in one language', async () => {
  const { acting, find } = await openSearch()
  await create(newsKind, acting, { ...coil, tags: ['Hochfeldmagnet'] })
  const found = await find('Hochfeldmagnet', 'en')
  expect(found).toMatchObject({ count: 1, rows: [{ language: 'en' }] })
  expect(JSON.stringify(found.rows)).not.toContain('Hochfeldmagnet')
})
