import { expect, test } from 'vitest'
import { type Article, type ArticleCard, blankArticle } from '#contract/articles/article.ts'
import { openTestSite } from '#server/test-site.ts'

const article = {
  ...blankArticle,
  title: 'B<sub>1</sub><sup>+</sup> shimming of the human head at 7 T',
  authors: 'Ladd ME, van der Berg Å, ISMRM Study Group',
  authorStyle: 'lastInitials',
  journal: 'Magnetic resonance in medicine',
  journalAbbreviation: 'Magn Reson Med',
  ...{ volume: '85', number: '1', pages: '12–20', year: 2021, month: 3 },
  ...{ doi: 'https://doi.org/10.1002/MRM.28000', pubmedId: 'PMID: 29768149', is7T: true, isVisible: true },
  abstract: 'We shimmed.',
}

async function openArticles() {
  const site = await openTestSite({ LIMITS: 'off' })
  const { headers } = await site.staff('bibliographyEditor')
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    site.ask({
      method,
      path: `/backstage/publication/scientific${path}`,
      headers,
      ...(payload && { payload }),
    })
  return {
    ...site,
    send,
    async make(changes: object = {}): Promise<Article> {
      const answer = await send('POST', '', { ...article, ...changes })
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
      return answer.json()
    },
    async read<Answer>(path: string, language = 'en'): Promise<Answer> {
      const headers = { 'accept-language': language }
      return (await site.ask({ method: 'GET', path: `/publication/scientific${path}`, headers })).json()
    },
  }
}

type List = { count: number; rows: ArticleCard[] }

test('a publication is found by its slug, with its authors read and its numbers in one form', async () => {
  const { make, read } = await openArticles()
  const { slug } = await make()
  expect(slug).toEqual({
    de: 'b1-shimming-of-the-human-head-at-7-t',
    en: 'b1-shimming-of-the-human-head-at-7-t',
  })
  expect(await read(`/${slug.en}`)).toMatchObject({
    title: article.title,
    authors: [{ name: 'Ladd ME' }, { name: 'van der Berg Å' }, { name: 'ISMRM Study Group' }],
    ...{ doi: '10.1002/mrm.28000', pubmedId: '29768149', abstract: 'We shimmed.' },
  })
})

test('related publications find an author with a compound last name', async () => {
  const { make, read } = await openArticles()
  const other = { doi: '', pubmedId: '', authorStyle: 'lastFirst' }
  for (const name of ['O’Brien-Müller, Jane', 'de la Torre, Inés']) {
    const { slug } = await make({ ...other, title: 'First', authors: name })
    await make({ ...other, title: `Second of ${name}`, authors: name })
    const { related } = await read<{ related: ArticleCard[] }>(`/${slug.en}`)
    expect(related.map(({ title }) => title)).toEqual([`Second of ${name}`])
  }
})

test('theses of every kind are found at once', async () => {
  const { make, read } = await openArticles()
  const other = { doi: '', pubmedId: '' }
  for (const bibType of ['article', 'doctoralThesis', 'mastersThesis'])
    await make({ ...other, title: bibType, bibType })
  const found = async (query: string) => (await read<List>(query)).rows.map(({ title }) => title)
  expect(await found('?type=thesis')).toEqual(['mastersThesis', 'doctoralThesis'])
  expect(await found('?type=doctoralThesis')).toEqual(['doctoralThesis'])
})

test('the list has the latest first, and what is hidden is in none', async () => {
  const { make, read } = await openArticles()
  const other = { doi: '', pubmedId: '' }
  await make({ ...other, title: 'March' })
  await make({ ...other, title: 'Without a month', month: null })
  await make({ ...other, title: 'May', month: 5 })
  await make({ ...other, title: 'Next year', year: 2022, month: 1 })
  await make({ ...other, title: 'Hidden', isVisible: false })
  for (const query of ['', 'q=berg&']) {
    const page = async (numbers: string) => {
      const { count, rows } = await read<List>(`?${query}${numbers}`)
      return [count, ...rows.map(({ title }) => title)]
    }
    expect(await page('')).toEqual([4, 'Next year', 'May', 'March', 'Without a month'])
    expect(await page('limit=2&page=2')).toEqual([4, 'March', 'Without a month'])
    expect(await page('limit=2&page=3')).toEqual([4])
  }
})

test('the list is narrowed by words however they are spelled, by year, type, field and marks', async () => {
  const { make, read, dependencies } = await openArticles()
  const other = { doi: '', pubmedId: '' }
  const { id: categoryId } = await dependencies.db
    .selectFrom('categories')
    .select('id')
    .where('area', '=', 'articles')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await make({ ...other, title: 'One', categoryId })
  await make({ ...other, title: 'Two', year: 2020, bibType: 'review', is7T: false, isHospital: true })
  const found = async (query: string) => (await read<List>(query)).rows.map(({ title }) => title)
  expect(await found('?q=berg%20one')).toEqual(['One'])
  expect(await found('?q=ladd')).toEqual(['One', 'Two'])
  expect(await found('?q=%25')).toEqual([])
  for (const query of ['year=2020', 'type=review', 'isHospital=1'])
    expect(await found(`?${query}`)).toEqual(['Two'])
  for (const query of [`category=${categoryId}`, 'is7T=1']) expect(await found(`?${query}`)).toEqual(['One'])
  expect(await read('/filters')).toEqual({
    years: [
      { year: 2021, count: 1 },
      { year: 2020, count: 1 },
    ],
    types: [
      { type: 'article', count: 1 },
      { type: 'review', count: 1 },
    ],
    categories: [{ id: categoryId, label: 'Methods and technology', count: 1 }],
    ...{ has7T: true, hasHospital: true, people: [], groups: [] },
  })
})

test('the id of a changed publication may be in the body only', async () => {
  const { make, send } = await openArticles()
  const { id, version } = await make()
  const changed = await send('PATCH', '', { id, version, volume: '86' })
  expect([changed.statusCode, changed.json().id, changed.json().volume]).toEqual([200, id, '86'])
})

test.each([
  ['pubmedId', { doi: '' }],
  ['doi', { pubmedId: '' }],
])('a publication is entered once: by its %s', async (field, changes) => {
  const { make, send } = await openArticles()
  const first = await make()
  const second = await send('POST', '', { ...article, ...changes })
  expect([second.statusCode, second.json().code, second.json().errors[0].field]).toEqual([
    409,
    'articleTaken',
    field,
  ])
  await send('DELETE', `/${first.id}`)
  await make(changes)
  expect((await send('PATCH', `/${first.id}/restore`)).json().code).toBe('articleTaken')
})

test('the same publication entered twice at once is kept once', async () => {
  const { send } = await openArticles()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, n) => send('POST', '', { ...article, title: `Entered ${n}` })),
  )
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
})

test('what is visible can be cited: it has a title, authors and a year', async () => {
  const { send } = await openArticles()
  const refused = await send('POST', '', { ...article, authors: '', year: null })
  expect([refused.statusCode, refused.json().errors.map(({ field }: { field: string }) => field)]).toEqual([
    422,
    ['authors', 'year'],
  ])
})

test.each([
  ['doi', 'nonsense'],
  ['pubmedId', '12a'],
  ['pmcId', 'PMC/1'],
  ['issn', '1234'],
  ['isbn', '1'],
  ['year', 12],
  ['month', 13],
  ['url', 'javascript:alert(1)'],
])('%s is refused with the value %j', async (field, value) => {
  const { send } = await openArticles()
  const refused = await send('POST', '', { ...article, [field]: value })
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([422, field])
})

test('the authors of a string are read in the style it is most likely written in', async () => {
  const { send } = await openArticles()
  const read = (
    await send('GET', `/parse-author?authors=${encodeURIComponent('Ladd, Mark E.; Quick, Harald')}`)
  ).json()
  expect([read.style, read.rows.map(({ name }: { name: string }) => name)]).toEqual([
    'lastFirst',
    ['Ladd ME', 'Quick H'],
  ])
})

test('related publications share authors or subject, the most similar first', async () => {
  const { make, read } = await openArticles()
  const other = { doi: '', pubmedId: '' }
  const { slug } = await make()
  await make({ ...other, title: 'Shimming of the heart', authors: 'Ladd M, van der Berg Å' })
  await make({ ...other, title: 'Of the same author alone', authors: 'Ladd ME', year: 2019 })
  await make({ ...other, title: 'Shimming of human heads', authors: 'Nobody N' })
  await make({ ...other, title: 'Bladders', authors: 'Bladd N, Laddison M' })
  await make({ ...other, title: 'Hidden shimming', isVisible: false })
  const { related } = await read<{ related: ArticleCard[] }>(`/${slug.en}`)
  expect(related.map(({ title }) => title)).toEqual([
    ...['Shimming of the heart', 'Shimming of human heads', 'Of the same author alone'],
  ])
})
