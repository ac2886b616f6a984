import { expect, test } from 'vitest'
import type { Profile } from '#contract/people/team.ts'
import { openAuthors } from './test-authors.ts'

const me = '/backstage/user-group/me'

async function openOwn() {
  const site = await openAuthors()
  const member = await site.staff('member')
  const decide = (articleId: number, kind: string, name = 'Member, K.', place = 0) =>
    site.send('PATCH', `${me}/publication/${articleId}`, { place, name, kind }, member)
  return {
    ...site,
    ...{ member, decide },
    /** `Coils proposed`, for all publications that are, may be or are not the user's. */
    mine: async () => (await site.own(member)).map(({ title, state }) => `${title} ${state}`),
    async saveSelf(fields: object) {
      const { version } = await site.good('GET', me, undefined, member)
      return site.send('PATCH', me, { version, ...fields }, member)
    },
    profile: async (slug = 'kim-member'): Promise<Profile> =>
      (await site.ask({ method: 'GET', path: `/about/team/${slug}` })).json(),
  }
}

test('everybody says of publications that they are theirs or not, and takes it back', async () => {
  const { article, mine, decide, rebuild } = await openOwn()
  const one = await article('Member, K.; Kraff, O.', { title: 'Coils' })
  const two = await article('Member, K.', { title: 'Magnets', year: 2019 })
  expect(await mine()).toEqual(['Coils proposed', 'Magnets proposed'])
  expect((await decide(one.id, 'confirmed')).json().rows[0]).toMatchObject({
    ...{ articleId: one.id, state: 'confirmed', decidedBy: 'Kim member' },
  })
  await decide(two.id, 'rejected')
  await rebuild()
  expect(await mine()).toEqual(['Coils confirmed', 'Magnets rejected'])
  await decide(two.id, 'withdrawn')
  expect(await mine()).toEqual(['Coils confirmed', 'Magnets proposed'])
})

test('a publication that was not proposed is found by its words, and claimed', async () => {
  const { article, good, decide, mine, member } = await openOwn()
  const { id } = await article('Miembro, Q.; Kraff, O.', { title: 'Gradients' })
  const search = async (q: string) =>
    (await good('GET', `${me}/publication-search?q=${q}`, undefined, member)).rows
  expect(await search('gradients')).toMatchObject([
    {
      articleId: id,
      authors: [
        { place: 0, name: 'Miembro, Q.' },
        { place: 1, name: 'Kraff, O.' },
      ],
    },
  ])
  await decide(id, 'confirmed', 'Miembro, Q.')
  expect(await mine()).toEqual(['Gradients confirmed'])
  expect(await search('gradients')).toEqual([])
})

test('an article that is not public is found by nobody but who edits publications', async () => {
  const { article, good, member, editor } = await openOwn()
  await article('Miembro, Q.', { title: 'Gradients of tomorrow', isVisible: false })
  const later = { title: 'Gradients next year', publishAt: '2999-01-01T09:00:00.000Z' }
  await article('Miembro, Q.', later as object)
  const found = async (who: typeof member) =>
    (await good('GET', `${me}/publication-search?q=gradients`, undefined, who)).count
  expect([await found(member), await found(editor)]).toEqual([0, 2])
})

test('of an article that is not public somebody says only what they were asked', async () => {
  const { article, decide, mine } = await openOwn()
  const foreign = await article('Miembro, Q.', { title: 'Secret', isVisible: false })
  const own = await article('Member, K.', { title: 'Coils', isVisible: false })
  expect((await decide(foreign.id, 'confirmed', 'Miembro, Q.')).statusCode).toBe(404)
  expect((await decide(own.id, 'confirmed')).statusCode).toBe(200)
  expect(await mine()).toEqual(['Coils confirmed'])
})

test('who manages people decides for others, and nobody else does', async () => {
  const { article, send, staff, member, admin } = await openOwn()
  const { id } = await article('Member, K.')
  const path = `/backstage/user-group/user/${member.id}/publication`
  const wish = { place: 0, name: 'Member, K.', kind: 'confirmed' }
  const manager = await staff('userManager')
  const statuses = []
  for (const who of [member, await staff('newsEditor'), manager, admin]) {
    statuses.push((await send('PATCH', `${path}/${id}`, wish, who)).statusCode)
    statuses.push((await send('GET', path, undefined, who)).statusCode)
  }
  expect(statuses).toEqual([403, 403, 403, 403, 200, 200, 200, 200])
})

test('a profile shows the ten latest, how many there are, and up to five pins in the order chosen', async () => {
  const { article, decide, saveSelf, profile } = await openOwn()
  await saveSelf({ isVisible: true })
  const ids: number[] = []
  for (let n = 0; n < 12; n += 1) {
    const { id } = await article('Member, K.', { title: `Work <sub>${n}</sub>`, year: 2000 + n })
    await decide(id, 'confirmed')
    ids.push(id)
  }
  const latest = await profile()
  expect([latest.publicationCount, latest.latestPublications.length]).toEqual([12, 10])
  expect(latest.latestPublications[0]).toMatchObject({
    title: 'Work <sub>11</sub>',
    source: '2011',
    address: '/de/publication/wiss-artikel/work-11',
  })
  const other = await article('Kraff, O.', { title: 'By others' })
  const [first = 0, second = 0] = ids
  await saveSelf({ pinnedArticleIds: [second, other.id, first] })
  expect((await profile()).pinnedPublications.map(({ title }) => title)).toEqual([
    'Work <sub>1</sub>',
    'Work <sub>0</sub>',
  ])
  const six = await saveSelf({ pinnedArticleIds: ids.slice(0, 6) })
  expect([six.statusCode, six.json().errors[0].field]).toEqual([422, 'pinnedArticleIds'])
  await saveSelf({ isSelectedBibliography: true })
  expect((await profile()).latestPublications).toEqual([])
})

test('a cached list is renewed when an author hides their profile', async () => {
  const { article, decide, saveSelf, shown } = await openOwn()
  await saveSelf({ isVisible: true })
  const { id } = await article('Member, K.')
  await decide(id, 'confirmed')
  const author = async () => (await shown())[0]?.authors[0]
  expect(await author()).toMatchObject({ profile: 'kim-member', isOfInstitute: true })
  await saveSelf({ isVisible: false })
  expect(await author()).toMatchObject({ profile: null, isOfInstitute: true })
  await decide(id, 'rejected')
  expect(await author()).toMatchObject({ profile: null, isOfInstitute: false })
})

test('possible authors are listed across all publications, unconfirmed ones first', async () => {
  const { article, decide, good, member } = await openOwn()
  await decide((await article('Member, K.', { title: 'Coils' })).id, 'confirmed')
  await article('Member, K.', { title: 'Magnets' })
  const path = '/backstage/publication/scientific/author'
  const list = async (query = '') => {
    const { rows } = await good('GET', `${path}${query}`)
    return rows.map(({ title, state }: { title: string; state: string }) => `${title} ${state}`)
  }
  expect(await list()).toEqual(['Magnets proposed', 'Coils confirmed'])
  expect(await list('?state=confirmed,rejected')).toEqual(['Coils confirmed'])
  expect(await list(`?person=${member.id}&year=2020`)).toHaveLength(2)
  expect(await list('?person=999999')).toEqual([])
  expect(await list('?q=magnets%20kim')).toEqual(['Magnets proposed'])
})
