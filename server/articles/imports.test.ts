import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { largestFile } from '#contract/articles/import-problems.ts'
import { record, setOf } from '#server/literature/test-pubmed.ts'
import { send as answer, type openSource, refuse } from '#server/literature/test-source.ts'
import { openTestImports } from './test-imports.ts'

const faults = `
@article{a, title = {{Größe} of T$_2$}, author = {Berg, Anna and Quick, Harald}, year = 2020, doi = {10.1000/a}, pages = {1--10}}
@article{b, title = {No year and a wrong volume}, author = {Berg, Anna}, volume = {longer than the forty characters of a volume}}
@article{c, author = {Berg, Anna}, year = 2020}
@article{d, title = {Größe of T<sub>2</sub>}, author = {Berg, Anna}, year = 2020}
@article{e, title = {Broken, author = {Berg
@article{f, title = {The last}, author = {Berg, Anna}, year = 2021}
`

test('a file is read first: each entry with its line, what becomes of it and what is wrong with it', async () => {
  const { upload, find, entries, send } = await openTestImports()
  const { statusCode, body } = await upload(faults)
  expect([statusCode, body]).toEqual([201, expect.any(String)])
  const { id } = JSON.parse(body)
  expect(await find(id)).toMatchObject({
    ...{ state: 'checked', kind: 'bibtex', name: 'library.bib', createdBy: 'Kim bibliographyEditor' },
    ...{ counts: { new: 3, twice: 1, faulty: 2 }, wanted: 3 },
  })
  expect((await entries(id)).map(({ line, outcome, problems }) => [line, outcome, problems.length])).toEqual([
    [2, 'new', 0],
    [3, 'new', 1],
    [4, 'faulty', 1],
    [5, 'twice', 0],
    [6, 'faulty', 1],
    [7, 'new', 0],
  ])
  expect((await send('GET', '')).json().count).toBe(0)
})

test('wanted entries are imported hidden, a second import adds nothing, and an undo keeps changed entries', async () => {
  const { upload, work, entries, send } = await openTestImports()
  const { id } = (await upload(faults)).json()
  const [first] = await entries(id)
  await send('PATCH', `/import/${id}/entry`, { id, entryIds: [first?.id], isWanted: false })
  await send('POST', `/import/${id}/start`, {})
  expect(await work(id)).toMatchObject({ state: 'imported', counts: { entered: 2, new: 1 }, wanted: 0 })
  const list = async () => (await send('GET', '?sort=title')).json().rows
  expect(
    (await list()).map(({ title, isVisible }: { title: string; isVisible: boolean }) => [title, isVisible]),
  ).toEqual([
    ['No year and a wrong volume', false],
    ['The last', false],
  ])
  const again = (await upload(faults)).json()
  await send('POST', `/import/${again.id}/start`, {})
  expect((await work(again.id)).counts).toMatchObject({ entered: 1, alike: 2 })
  const once = (await upload(faults)).json()
  expect(await work(once.id)).toMatchObject({
    counts: { known: 1, alike: 2, twice: 1, faulty: 2 },
    wanted: 0,
  })

  const changed = (await list()).at(-1)
  const { version } = (await send('GET', `/${changed.id}`)).json()
  await send('PATCH', `/${changed.id}`, { version, journal: 'NMR Biomed' })
  await send('POST', `/import/${id}/undo`)
  expect(await work(id)).toMatchObject({ state: 'undone', counts: { kept: 1, undone: 1 } })
  expect((await list()).map(({ title }: { title: string }) => title)).toHaveLength(2)
})

test('entries are imported visible on request, except those that cannot be cited', async () => {
  const { upload, work, send } = await openTestImports()
  const { id } = (await upload(faults)).json()
  await send('POST', `/import/${id}/start`, { isVisible: true })
  await work(id)
  const { rows } = (await send('GET', '?sort=title')).json()
  expect(
    rows.map(({ title, isVisible }: { title: string; isVisible: boolean }) => [title, isVisible]),
  ).toEqual([
    ['Größe of T<sub>2</sub>', true],
    ['No year and a wrong volume', false],
    ['The last', true],
  ])
})

test('entries that are there already are told by their numbers, and by title and year', async () => {
  const { upload, entries, send } = await openTestImports()
  const make = async (fields: object) => (await send('POST', '', { ...blankArticle, ...fields })).json().id
  const numbered = await make({ title: 'Another title', doi: '10.1000/a', year: 1999 })
  const alike = await make({ title: 'THE LAST!', year: 2021 })
  const preprint = await make({ title: 'Final', preprintDoi: '10.1101/p', year: 2022 })
  const file = `${faults}@misc{g, title = {As a preprint}, doi = {10.1101/P}, year = 2021}`
  const { id } = (await upload(file)).json()
  const found = (await entries(id)).flatMap(({ outcome, articleId, articleTitle }) =>
    articleId ? [[outcome, articleId, articleTitle]] : [],
  )
  expect(found).toEqual([
    ['known', numbered, 'Another title'],
    ['alike', alike, 'THE LAST!'],
    ['known', preprint, 'Final'],
  ])
})

test('an entry like an existing publication is imported on request', async () => {
  const { upload, entries, send, work } = await openTestImports()
  await send('POST', '', { ...blankArticle, title: 'The last', year: 2021 })
  const { id } = (await upload(faults)).json()
  const alike = (await entries(id, '&outcome=alike')).map(entry => entry.id)
  await send('PATCH', `/import/${id}/entry`, { id, entryIds: alike, isWanted: true })
  await send('POST', `/import/${id}/start`, {})
  expect((await work(id)).counts).toMatchObject({ entered: 3 })
})

test.each([
  ['an empty one', '', 'articleFileEmpty'],
  ['one that is too large', 'x'.repeat(largestFile + 1), 'articleFileTooLarge'],
  ['one of something else', '<html><p>Hello</p></html>', 'articleFileUnknown'],
])('an unusable file is refused: %s', async (_, text, code) => {
  const { upload } = await openTestImports()
  const refused = await upload(text, 'a.txt')
  expect([refused.statusCode, refused.json().errors[0]]).toMatchObject([422, { field: 'file', code }])
})

type Answer = Parameters<typeof openSource>[0]

const title = (id: string) => `<ArticleTitle>Title ${id}.</ArticleTitle>`

/** PubMed with two records, Crossref with one, and DataCite with none. */
const services: Answer = ({ url, params }, response) => {
  if (url.includes('/works/10.1000%2Fx'))
    return answer(
      response,
      JSON.stringify({ message: { DOI: '10.1000/x', title: ['By DOI'], type: 'journal-article' } }),
      'application/json',
    )
  if (/\/(works|dois)\//.test(url))
    return response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.')
  const ids = (params.get('id') ?? '').split(',')
  const known = ids.filter(id => ['11', '12'].includes(id))
  if (url.includes('efetch'))
    return answer(response, setOf(known.map(pmid => record({ pmid, title: title(pmid) })).join('')))
  return answer(
    response,
    `<eSummaryResult>${ids.map(id => `<ERROR>UID=${id}: cannot get document summary</ERROR>`).join('')}</eSummaryResult>`,
  )
}

test('a list of numbers is looked up before it is shown, and what no service knows is named', async () => {
  const { upload, find, work, entries } = await openTestImports(services)
  const { id } = (await upload('11\n12, 99\nhttps://doi.org/10.1000/x\n10.1000/nothing\n', 'ids.txt')).json()
  expect(await find(id)).toMatchObject({ state: 'lookingUp', kind: 'numbers', counts: { waits: 5 } })
  expect(await work(id)).toMatchObject({ state: 'checked', counts: { new: 3, unknown: 2 } })
  expect((await entries(id)).map(entry => entry.title)).toEqual(['Title 11', 'Title 12', '', 'By DOI', ''])
})

test('where a service cannot be asked, looking up stops with the reason and goes on when asked again', async () => {
  let isAway = true
  const { upload, send, work } = await openTestImports((asked, response) =>
    isAway ? refuse(response, 400) : services(asked, response, 0),
  )
  const { id } = (await upload('11\n12\n', 'ids.txt')).json()
  expect(await work(id)).toMatchObject({
    ...{ state: 'lookingUp', failure: { source: 'pubmed', kind: 'refused' }, counts: { waits: 2 } },
  })
  isAway = false
  await send('POST', `/import/${id}/retry`)
  expect(await work(id)).toMatchObject({ state: 'checked', failure: null, counts: { new: 2 } })
})

test('publications chosen from a PubMed search are looked up and imported in one step', async () => {
  const { send, work, entries } = await openTestImports(services)
  const { id } = (await send('POST', '/import/pubmed', { ids: ['12', '11', '12'], name: 'shimming' })).json()
  expect(await work(id)).toMatchObject({ ...{ name: 'shimming', state: 'imported' }, counts: { entered: 2 } })
  const [first] = await entries(id)
  expect((await send('GET', `/${first?.articleId}`)).json()).toMatchObject({
    ...{ title: 'Title 12', retrievedPubmedId: '12', isVisible: false },
  })
})

test('an import that has moved on is not started, chosen from or taken back a second time', async () => {
  const { upload, send, work, entries } = await openTestImports()
  const { id } = (await upload(faults)).json()
  const codeOf = async (way: string, payload = {}) =>
    (await send('POST', `/import/${id}/${way}`, payload)).json().code
  expect(await codeOf('undo')).toBe('importMoved')
  await send('POST', `/import/${id}/start`, {})
  expect(await codeOf('start')).toBe('importMoved')
  await work(id)
  const [first] = await entries(id)
  const wanted = await send('PATCH', `/import/${id}/entry`, { id, entryIds: [first?.id], isWanted: true })
  expect(wanted.json().code).toBe('importMoved')
})

test('while a file of many entries is read, the site goes on answering', async () => {
  const { upload, find, ask } = await openTestImports()
  const abstract = 'The head was shimmed at seven tesla. '.repeat(35)
  const entry = (n: number) =>
    `@article{k${n}, title = {Work ${n} of many}, author = {Berg, Anna}, year = 2020, abstract = {${abstract}}}\n`
  const file = Array.from({ length: 3000 }, (_, n) => entry(n)).join('')
  const uploading = upload(file)
  let answered = 0
  let isDone = false
  void uploading.then(() => {
    isDone = true
  })
  while (!isDone) {
    await ask({ method: 'GET', path: '/ip' })
    await setImmediate()
    answered += 1
  }
  const { id } = (await uploading).json()
  expect(await find(id)).toMatchObject({ counts: { new: 3000 } })
  expect(answered).toBeGreaterThan(20)
})
