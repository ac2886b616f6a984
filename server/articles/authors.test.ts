import { expect, test } from 'vitest'
import { institute, openAuthors, orcid } from './test-authors.ts'

const details = (name: string, known: { orcid?: string; affiliations?: string[] }) => [
  { name, orcid: '', affiliations: [], ...known },
]
const withOrcid = (id: string) => ({
  contacts: [{ serviceId: 0, icon: 'orcid' as const, id, link: '', isExternal: true }],
})

async function openWithLadd() {
  const site = await openAuthors()
  const { id: serviceId } = await site.dependencies.db
    .selectFrom('lookups')
    .select('id')
    .where('kind', '=', 'service')
    .executeTakeFirstOrThrow()
  const contacts = withOrcid(orcid).contacts.map(contact => ({ ...contact, serviceId }))
  const ladd = await site.person('Mark', 'Ladd', { isVisible: true, contacts })
  return { ...site, ladd, serviceId }
}

const certain = { authorDetails: details('Ladd, Mark', { orcid }) }

test('authors are identified on save, with the evidence, and again when they change', async () => {
  const { article, change, authors, listCandidates } = await openWithLadd()
  const saved = await article('Kraff, Oliver; Ladd, Mark', certain)
  expect(await listCandidates(saved.id)).toEqual(['Ladd, Mark: Mark Ladd certain'])
  const { slots } = await authors(saved.id)
  expect(slots.map(({ name, orcid }) => [name, orcid])).toEqual([
    ['Kraff, Oliver', ''],
    ['Ladd, Mark', orcid],
  ])
  expect(slots[1]?.candidates[0]?.evidence.map(({ code }) => code)).toEqual(['sameOrcid', 'fullName'])
  await change(saved, { authors: 'Kraff, Oliver; Ladd, Sam', authorDetails: [] })
  expect(await listCandidates(saved.id)).toEqual([])
})

test('an author of the institute is marked and leads to a public profile, and to none that is hidden', async () => {
  const { article, person, shown, dependencies, ladd } = await openWithLadd()
  await person('Oliver', 'Kraff')
  await article('Kraff, Oliver; Ladd, Mark; Berg, A.', certain)
  const rows = async () =>
    (await shown())[0]?.authors.map(({ profile, isOfInstitute }) => [isOfInstitute, profile])
  expect(await rows()).toEqual([
    [true, null],
    [true, 'mark-ladd'],
    [false, null],
  ])
  await dependencies.db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', ladd).execute()
  dependencies.cache.clearAll()
  expect((await rows())?.[1]).toEqual([false, null])
})

test('what people decided holds after a rebuild, another order, another spelling and a retrieval', async () => {
  const { article, change, decide, listCandidates, rebuild, preview, ladd } = await openWithLadd()
  const saved = await article('Kraff, Oliver; Ladd, Mark', certain)
  await decide(saved.id, 1, 'Ladd, Mark', ladd, 'rejected')
  const rejected = ['Ladd, Mark: Mark Ladd rejected']
  expect(await listCandidates(saved.id)).toEqual(rejected)
  await rebuild()
  expect(await listCandidates(saved.id)).toEqual(rejected)
  expect(await preview()).toEqual({ count: 0, rows: [] })
  const turned = await change(saved, { authors: 'Ladd, Mark; Kraff, Oliver' })
  expect(await listCandidates(saved.id)).toEqual(rejected)
  await change(turned, { authors: 'Kraff O, Ladd ME', authorStyle: 'lastInitials', retrievedPubmedId: '1' })
  expect(await listCandidates(saved.id)).toEqual(['Ladd, ME: Mark Ladd rejected'])
})

test('a decision says who made it and when, and can be taken back', async () => {
  const { article, authors, decide, listCandidates, ladd } = await openWithLadd()
  const { id } = await article('Ladd, M.')
  expect(await listCandidates(id)).toEqual(['Ladd, M.: Mark Ladd proposed'])
  const decided = await decide(id, 0, 'Ladd, M.', ladd, 'confirmed')
  expect(decided.slots[0]?.candidates[0]).toMatchObject({
    state: 'confirmed',
    decidedBy: 'Kim bibliographyEditor',
    decidedAt: expect.stringMatching(/^\d{4}-/),
  })
  await decide(id, 0, 'Ladd, M.', ladd, 'withdrawn')
  expect(await listCandidates(id)).toEqual(['Ladd, M.: Mark Ladd proposed'])
  expect((await authors(id)).unplaced).toEqual([])
})

test('a decision is refused for a changed author, for a group and for an unknown person', async () => {
  const { article, send, ladd } = await openWithLadd()
  const { id } = await article('Kraff, Oliver; {ISMRM Study Group}')
  const decide = async (place: number, name: string, personId = ladd) => {
    const payload = { place, name, personId, kind: 'confirmed' }
    return (await send('PATCH', `/backstage/publication/scientific/${id}/author`, payload)).json().code
  }
  expect(await decide(0, 'Ladd, M.')).toBe('staleVersion')
  expect(await decide(5, 'Ladd, M.')).toBe('staleVersion')
  expect(await decide(1, '{ISMRM Study Group}')).toBe('invalid')
  expect(await decide(0, 'Kraff, Oliver', 999_999)).toBe('invalid')
})

test('a decision whose author is gone is told, and holds again when the author is back', async () => {
  const { article, change, authors, decide, listCandidates, ladd } = await openWithLadd()
  const saved = await article('Ladd, M.; Kraff, O.')
  await decide(saved.id, 0, 'Ladd, M.', ladd, 'rejected')
  const gone = await change(saved, { authors: 'Kraff, O.' })
  expect((await authors(saved.id)).unplaced).toMatchObject([
    { name: 'Ladd, M.', person: 'Mark Ladd', kind: 'rejected' },
  ])
  await change(gone, { authors: 'Kraff, O.; Ladd, M.' })
  expect(await listCandidates(saved.id)).toEqual(['Ladd, M.: Mark Ladd rejected'])
})

test('identification follows people who are added, renamed or deleted', async () => {
  const { article, person, listCandidates, rebuild, admin, good, send } = await openWithLadd()
  const { id } = await article('Berg, Anna; Ladd, Mark', {
    authorDetails: [...certain.authorDetails, ...details('Berg, Anna', { affiliations: [institute] })],
  })
  await rebuild()
  expect(await listCandidates(id)).toEqual(['Ladd, Mark: Mark Ladd certain'])
  const anna = await person('Anna', 'Berg', { startDate: '2018-01-01' })
  const both = ['Berg, Anna: Anna Berg certain', 'Ladd, Mark: Mark Ladd certain']
  await rebuild()
  expect(await listCandidates(id)).toEqual(both)
  const path = `/backstage/user-group/user/${anna}`
  const of = async () => good('GET', path, undefined, admin)
  const change = async (fields: object) =>
    good('PATCH', path, { version: (await of()).version, ...fields }, admin)
  await change({ lastName: 'Tal' })
  await rebuild()
  expect(await listCandidates(id)).toEqual(['Ladd, Mark: Mark Ladd certain'])
  await change({ authorNames: 'Berg, Anna' })
  await rebuild()
  expect(await listCandidates(id)).toEqual(['Berg, Anna: Anna Tal certain', 'Ladd, Mark: Mark Ladd certain'])
  await change({ startDate: '2024-01-01' })
  await rebuild()
  expect(await listCandidates(id)).toEqual(['Berg, Anna: Anna Tal proposed', 'Ladd, Mark: Mark Ladd certain'])
  await send('DELETE', path, undefined, admin)
  await rebuild()
  expect(await listCandidates(id)).toEqual(['Ladd, Mark: Mark Ladd certain'])
})

test('a rebuild tells first what it would change, is done once, and then changes nothing', async () => {
  const { article, dependencies, preview, rebuild, good, listCandidates } = await openWithLadd()
  const { id } = await article('Ladd, Mark', certain)
  await rebuild()
  await dependencies.db.deleteFrom('authorships').execute()
  expect(await preview()).toMatchObject({
    count: 1,
    rows: [{ articleId: id, name: 'Ladd, Mark', person: 'Mark Ladd', before: 'none', after: 'certain' }],
  })
  expect(await listCandidates(id)).toEqual([])
  const path = '/backstage/publication/scientific/rebuild-authors'
  expect(await good('PATCH', path, {})).toMatchObject({ isRunning: true, changes: null })
  await rebuild()
  expect(await good('GET', path)).toMatchObject({ isRunning: false, done: 1, total: 1, changed: 1 })
  expect(await listCandidates(id)).toEqual(['Ladd, Mark: Mark Ladd certain'])
  await good('PATCH', path, {})
  await rebuild()
  expect(await good('GET', path)).toMatchObject({ isRunning: false, done: 1, changed: 0 })
})

test('a rebuild that was killed is taken up where it was', async () => {
  const { article, dependencies, rebuild, listCandidates } = await openWithLadd()
  const first = await article('Ladd, Mark', certain)
  const second = await article('Ladd, Mark', { ...certain, title: 'Another' })
  await rebuild()
  const { db } = dependencies
  await db.deleteFrom('authorships').execute()
  const left = { upTo: 1, lastArticleId: first.id, done: 1, total: 2, finishedAt: null }
  await db
    .updateTable('authorRebuild')
    .set({ ...left, takenUntil: new Date(Date.now() + 60_000) })
    .execute()
  await rebuild()
  expect(await listCandidates(second.id)).toEqual([])
  await db
    .updateTable('authorRebuild')
    .set({ takenUntil: new Date(0) })
    .execute()
  await rebuild()
  expect([await listCandidates(first.id), await listCandidates(second.id)]).toEqual([
    [],
    ['Ladd, Mark: Mark Ladd certain'],
  ])
})

test('what is to be looked at stays so where it was committed after a rebuild had read the checks', async () => {
  const { article, dependencies, rebuild, listCandidates } = await openWithLadd()
  const { id } = await article('Ladd, Mark', certain)
  await rebuild()
  const { db } = dependencies
  await db.deleteFrom('authorships').execute()
  const check = await db
    .insertInto('authorChecks')
    .values({ wantedAt: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  // A rebuild that has read the check after it, and has looked at every article before this one was committed.
  const running = { upTo: check.id + 1, checkIds: [check.id + 1], lastArticleId: id, finishedAt: null }
  await db
    .updateTable('authorRebuild')
    .set({ ...running, takenUntil: null })
    .execute()
  await rebuild()
  expect(await listCandidates(id)).toEqual(['Ladd, Mark: Mark Ladd certain'])
})

test('a confirmed author is evidence for other publications of the person', async () => {
  const { article, decide, listCandidates, rebuild, ladd } = await openWithLadd()
  const other = 'Department of Coils, Delft'
  const more = (title: string) => ({
    title,
    journal: 'Magn Reson Med',
    authorDetails: details('Ladd, M. E.', { affiliations: [other] }),
  })
  const one = await article('Quick, Harald; Ladd, M. E.; Zzyzx, Q.', more('Coils of copper for heads at 7 T'))
  const two = await article('Quick, Harald; Ladd, M. E.; Zzyzx, Q.', more('Coils of copper for knees at 7 T'))
  const before = await listCandidates(two.id)
  await decide(one.id, 1, 'Ladd, M. E.', ladd, 'confirmed')
  await rebuild()
  expect([before, await listCandidates(two.id)]).toEqual([
    ['Ladd, M. E.: Mark Ladd open'],
    ['Ladd, M. E.: Mark Ladd proposed'],
  ])
})

test('the list is narrowed to a person with a public profile, and to the people of a group', async () => {
  const { article, person, shown, dependencies, ladd, ask } = await openWithLadd()
  const hidden = await person('Oliver', 'Kraff')
  const { db } = dependencies
  const name = JSON.stringify({ de: 'Spulen', en: 'Coils' })
  const { id: group } = await db
    .insertInto('groups')
    .values({
      ...{
        name,
        keyword: name,
        subject: name,
        teaser: name,
        description: name,
        publications: name,
        slug: name,
      },
      ...{ isVisible: true, createdAt: new Date(), updatedAt: new Date(), memberIds: `[${hidden}]` },
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const one = await article('Ladd, Mark', { ...certain, title: 'By Ladd' })
  const two = await article('Kraff, Oliver', {
    title: 'By Kraff',
    authorDetails: details('Kraff, Oliver', { affiliations: [institute] }),
  })
  const titles = async (query: string) => (await shown(query)).map(({ title }) => title)
  expect(await titles(`?author=${ladd}`)).toEqual(['By Ladd'])
  expect(await titles(`?author=${hidden}`)).toEqual([])
  expect(await titles(`?group=${group}`)).toEqual(['By Kraff'])
  expect(await titles(`?group=${group}&author=${ladd}`)).toEqual([])
  expect(await titles('?group=999')).toEqual([])
  const { people, groups } = (await ask({ method: 'GET', path: '/publication/scientific/filters' })).json()
  expect([people, groups]).toEqual([
    [{ id: ladd, name: 'Ladd, Mark', count: 1 }],
    [{ id: group, name: 'Spulen' }],
  ])
  await db.updateTable('groups').set({ isVisible: false }).execute()
  dependencies.cache.clearAll()
  expect(await titles(`?group=${group}`)).toEqual([])
  expect(one.id).not.toBe(two.id)
})

test('the names of the institute in the harvest settings are also used to recognise its authors', async () => {
  const { article, authors, rebuild, send, editor } = await openWithLadd()
  const affiliations = ['Zollverein Centre for Spins, Essen, Germany']
  const { id } = await article('Ladd, M.', { authorDetails: details('Ladd, M.', { affiliations }) })
  const codes = async () =>
    (await authors(id)).slots[0]?.candidates[0]?.evidence.map(({ code }) => code as string)
  await rebuild()
  expect(await codes()).not.toContain('institute')
  const wish = { isOn: false, institutes: ['Zollverein Centre for Spins'], byPeople: false }
  const answer = await send('PUT' as 'PATCH', '/backstage/publication/scientific/harvest', wish, editor)
  expect(answer.statusCode).toBe(200)
  await rebuild()
  expect(await codes()).toContain('institute')
})
