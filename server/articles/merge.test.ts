import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { rebuildWhatIsDue } from '#server/authorship/authorship.ts'
import { createUser } from '#server/people/people.ts'
import { openTestImports } from './test-imports.ts'

const shown = { ...blankArticle, authors: 'Berg, Anna', year: 2021, isVisible: true }

async function openPair() {
  const site = await openTestImports()
  const make = async (fields: object) => (await site.send('POST', '', { ...shown, ...fields })).json()
  const preprint = await make({ title: 'A preprint', bibType: 'preprint', doi: '10.1101/p' })
  const final = await make({ title: 'The final version', doi: '10.1000/f', editedFields: ['title'] })
  const merge = (fields: object, versions: object = {}) =>
    site.send('POST', `/${final.id}/merge`, {
      ...{ version: final.version, otherId: preprint.id, otherVersion: preprint.version },
      ...{ fields, ...versions },
    })
  const read = (slug: string) =>
    site.ask({ method: 'GET', path: `/publication/scientific/${slug}`, headers: { 'accept-language': 'de' } })
  return { ...site, preprint, final, make, merge, read }
}

test('two entries become one: the fields are those chosen, the other goes, and its address leads here', async () => {
  const { preprint, final, merge, read, send } = await openPair()
  const merged = await merge({ preprintDoi: '10.1101/p', journal: 'MAGMA' })
  expect([merged.statusCode, merged.json()]).toMatchObject([
    200,
    { id: final.id, title: 'The final version', preprintDoi: '10.1101/p', editedFields: ['title'] },
  ])
  expect((await send('GET', '')).json().count).toBe(1)
  expect((await read(preprint.slug.de)).json()).toMatchObject({ id: final.id, slug: final.slug.de })
})

test('a merged publication restored from the trash has its own address again', async () => {
  const { preprint, final, merge, read, send } = await openPair()
  await merge({ journal: 'MAGMA' })
  expect((await send('PATCH', `/${preprint.id}/restore`)).statusCode).toBe(200)
  expect((await read(preprint.slug.de)).json()).toMatchObject({ id: preprint.id })
  expect((await read(final.slug.de)).json()).toMatchObject({ id: final.id })
})

test('nothing is merged that somebody has changed or thrown away since it was looked at, or an entry with itself', async () => {
  const { final, merge, send, preprint } = await openPair()
  await send('PATCH', `/${preprint.id}`, { version: preprint.version, journal: 'NMR Biomed' })
  const stale = await merge({})
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'staleVersion'])
  const own = await merge({}, { version: final.version - 1, otherVersion: preprint.version + 1 })
  expect(own.json().code).toBe('staleVersion')
  expect((await merge({}, { otherId: final.id })).statusCode).toBe(404)
  expect((await send('GET', '')).json().count).toBe(2)
  await send('DELETE', `/${preprint.id}`)
  expect((await merge({}, { otherVersion: preprint.version + 1 })).statusCode).toBe(404)
})

test('a preprint is not entered beside what became of it, nor the other way round', async () => {
  const { send, make } = await openPair()
  const second = await send('POST', '', { ...shown, title: 'Another', preprintDoi: '10.1101/p' })
  expect([second.statusCode, second.json().code]).toEqual([409, 'articleTaken'])
  await make({ title: 'With a preprint', preprintDoi: '10.1101/q' })
  const third = await send('POST', '', { ...shown, title: 'A third', doi: '10.1101/q' })
  expect(third.json().errors[0].field).toBe('doi')
})

test('possible duplicates are found before saving, however the title is written', async () => {
  const { send, preprint, final } = await openPair()
  const found = async (query: string) =>
    (await send('GET', `/twins?${query}`))
      .json()
      .rows.map(({ id, by }: { id: number; by: string }) => [id, by])
  expect(await found('title=The%20FINAL%20version!&year=2021')).toEqual([[final.id, 'title']])
  expect(await found('title=The%20final%20version&year=2020')).toEqual([])
  expect(await found(`title=The%20final%20version&exceptId=${final.id}`)).toEqual([])
  expect(await found('doi=10.1101%2Fp&title=The%20final%20version')).toEqual([
    [preprint.id, 'number'],
    [final.id, 'title'],
  ])
  expect(await found('')).toEqual([])
})

test('what was decided about the authors of an entry holds for the one it is merged into, until it comes back', async () => {
  const { preprint, final, merge, send, dependencies } = await openPair()
  const personId = await createUser(dependencies, anna)
  const stateOf = async (id: number) => {
    const { slots } = (await send('GET', `/${id}/author`)).json()
    return slots[0].candidates.find((one: { person: { id: number } }) => one.person.id === personId)?.state
  }
  const decided = { place: 0, name: 'Berg, Anna', personId, kind: 'rejected' }
  expect((await send('PATCH', `/${preprint.id}/author`, decided)).statusCode).toBe(200)
  expect(await stateOf(final.id)).not.toBe('rejected')
  await merge({ volume: '12' })
  expect(await stateOf(final.id)).toBe('rejected')
  await rebuildWhatIsDue(dependencies)
  expect(await stateOf(final.id)).toBe('rejected')
  expect((await send('PATCH', `/${preprint.id}/restore`)).statusCode).toBe(200)
  expect([await stateOf(preprint.id), await stateOf(final.id)]).toEqual([
    'rejected',
    expect.not.stringMatching('rejected'),
  ])
})

const anna = {
  username: 'aberg',
  email: 'a.berg@example.org',
  firstName: 'Anna',
  lastName: 'Berg',
  role: 'member',
}
