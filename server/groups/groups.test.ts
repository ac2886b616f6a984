import { expect, test } from 'vitest'
import { blankProject } from '#contract/groups/project.ts'
import type { TeamMember } from '#contract/people/team.ts'
import { paragraphs } from '#contract/richtext.ts'
import { openTestGroups } from './test-groups.ts'

const names = (people: TeamMember[]) => people.map(({ lastName }) => lastName)

test('a public group is found by its slug in either language, and answered in the requested language', async () => {
  const { make, read } = await openTestGroups()
  await make({ isVisible: true })
  expect(await read('group/spulenbau')).toMatchObject({
    name: 'Spulenbau',
    teaser: 'Wir bauen Spulen.',
    slugs: { de: 'spulenbau', en: 'coil-building' },
    availableIn: ['de', 'en'],
  })
  expect(await read('group/spulenbau', 'en')).toMatchObject({ name: 'Coil building', slug: 'coil-building' })
  expect((await read('group/nichts')).status).toBe(404)
})

test('a hidden group and one in the trash are neither listed nor found', async () => {
  const { make, read, send } = await openTestGroups()
  const hidden = await make()
  const { id } = await make({ name: { de: 'Sequenzen', en: '' }, isVisible: true })
  expect((await read('group')).rows).toMatchObject([{ name: 'Sequenzen' }])
  expect((await read(`group/${hidden.slug.de}`)).status).toBe(404)
  await send('DELETE', `group/${id}`)
  expect(await read('group')).toMatchObject({ count: 0, rows: [] })
  expect((await read('group/sequenzen')).status).toBe(404)
})

test('a group without a translation answers with the other language, and says so', async () => {
  const { make, read } = await openTestGroups()
  await make({ name: { de: 'Spulenbau', en: '' }, teaser: { de: 'Wir bauen.', en: '' }, isVisible: true })
  expect(await read('group/spulenbau', 'en')).toMatchObject({ language: 'de', availableIn: ['de'] })
})

test('texts missing in one language are shown in the other and listed in inOtherLanguage', async () => {
  const { make, read } = await openTestGroups()
  await make({
    isVisible: true,
    ...{ subject: { de: 'Spulen', en: '' }, keyword: { de: 'Bau', en: 'Building' } },
    ...{
      description: { de: paragraphs('Acht.'), en: null },
      publications: { de: paragraphs('Neu.'), en: null },
    },
  })
  const inOtherLanguage = ['subject', 'description', 'publications']
  const group = await read('group/coil-building', 'en')
  expect(group).toMatchObject({ language: 'en', subject: 'Spulen', keyword: 'Building', inOtherLanguage })
  expect(group.description).toEqual(paragraphs('Acht.'))
  expect((await read('group', 'en')).rows).toMatchObject([
    { subject: 'Spulen', inOtherLanguage: ['subject'] },
  ])
  expect(await read('group/spulenbau')).toMatchObject({ subject: 'Spulen', inOtherLanguage: [] })
})

test('the list stands by priority, then by name', async () => {
  const { make, read } = await openTestGroups()
  const called = (de: string, sortPriority: number) =>
    make({ name: { de, en: '' }, teaser: { de, en: '' }, sortPriority, isVisible: true })
  await called('Zeit', 5)
  await called('Bild', 5)
  await called('Ort', 9)
  const { rows } = await read('group')
  expect(rows.map(({ name }: { name: string }) => name)).toEqual(['Ort', 'Bild', 'Zeit'])
})

test('members are people with this group and people listed by it; people who have left are former members', async () => {
  const { make, read, person, leaves } = await openTestGroups()
  const [lead, guest, before] = [await person('leitung'), await person('gast'), await person('frueher')]
  const { id } = await make({
    isVisible: true,
    leaderId: lead,
    memberIds: [guest, lead, guest],
    alumniIds: [before],
  })
  await person('eigen', { groupId: id, sortPriority: 5 })
  const gone = await person('weg', { groupId: id })
  await leaves(gone)
  const group = await read('group/spulenbau')
  expect(group.leader.lastName).toBe('leitung')
  expect(names(group.members)).toEqual(['eigen', 'gast'])
  expect(names(group.alumni)).toEqual(['frueher', 'weg'])
})

test('people without a public profile are not shown, whoever names them', async () => {
  const { make, read, person } = await openTestGroups()
  const [lead, guest] = [
    await person('leitung', { isVisible: false }),
    await person('gast', { isVisible: false }),
  ]
  const { id } = await make({ isVisible: true, leaderId: lead, memberIds: [guest] })
  await person('eigen', { groupId: id, isVisible: false })
  const group = await read('group/spulenbau')
  expect([group.leader, group.members, group.alumni]).toEqual([null, [], []])
  expect((await read('group')).rows[0].leader).toBeNull()
})

test('a leader who has left is shown among the former members', async () => {
  const { make, read, person, leaves } = await openTestGroups()
  const lead = await person('leitung')
  await make({ isVisible: true, leaderId: lead })
  expect((await read('group')).rows[0].leader.name).toBe('Kim leitung')
  await leaves(lead)
  const group = await read('group/spulenbau')
  expect([group.leader, names(group.alumni)]).toEqual([null, ['leitung']])
  expect((await read('group')).rows[0].leader).toBeNull()
})

test('a profile shows every public group of somebody, those led first, and so does the team', async () => {
  const { make, person, ask } = await openTestGroups()
  const own = await make({ isVisible: true })
  const kim = await person('kim', { groupId: own.id })
  const bea = await person('bea')
  const called = { de: 'Sequenzen', en: 'Sequences' }
  await make({ name: called, teaser: called, isVisible: true, leaderId: kim, memberIds: [bea] })
  await make({ name: { de: 'Geheim', en: '' }, memberIds: [kim] })
  const get = async (path: string) => (await ask({ method: 'GET', path })).json()
  expect((await get('/about/team/kim-kim')).groups).toMatchObject([
    { label: 'Sequenzen', slug: 'sequenzen', isLeader: true },
    { label: 'Spulenbau', slug: 'spulenbau', isLeader: false },
  ])
  const team = await get('/about/team')
  expect(team.groups.map(({ label }: { label: string }) => label)).toEqual(['Sequenzen', 'Spulenbau'])
  const [sequences, coils] = team.groups
  expect([sequences.leaderId, coils.leaderId]).toEqual([kim, null])
  const groupsOf = (id: number) => team.rows.find((one: TeamMember) => one.id === id).groupIds
  expect([groupsOf(kim), groupsOf(bea)]).toEqual([[sequences.id, coils.id], [sequences.id]])
})

test('the team page shows no hidden group', async () => {
  const { make, person, change, ask } = await openTestGroups()
  const group = await make({ isVisible: true })
  const kim = await person('kim', { groupId: group.id })
  const shown = async () => (await ask({ method: 'GET', path: '/about/team' })).json()
  expect((await shown()).rows).toMatchObject([{ id: kim, group: { label: 'Spulenbau' } }])
  await change(group, { isVisible: false })
  expect(await shown()).toMatchObject({ groups: [], rows: [{ group: null, groupIds: [] }] })
})

test('current projects come before projects that have ended', async () => {
  const { make, read } = await openTestGroups()
  const project = { ...blankProject, title: { de: 'Alt', en: 'Old' }, from: '2010', to: '2011' }
  const going = { ...blankProject, title: { de: 'Neu', en: '' }, from: '2009', funders: ['DFG'] }
  await make({ isVisible: true, projects: [project, going] })
  expect((await read('group/spulenbau', 'en')).projects).toMatchObject([
    { title: 'Neu', hasEnded: false, funders: ['DFG'] },
    { title: 'Old', hasEnded: true },
  ])
})

test('a search for the name or keyword of a group shows its people, the leader first', async () => {
  const { make, person, ask } = await openTestGroups()
  const lead = await person('leitung')
  const group = await make({ isVisible: true, leaderId: lead, keyword: { de: 'Antennen', en: 'Aerials' } })
  await person('anna', { groupId: group.id })
  const search = async (q: string, more = '') =>
    (await ask({ method: 'GET', path: `/search?q=${q}${more}` })).json().group
  expect(await search('antennen')).toMatchObject({
    ...{ slug: 'spulenbau', name: 'Spulenbau', nextEvent: null, latestPublications: [] },
    people: [
      { slug: 'kim-leitung', isLeader: true },
      { slug: 'kim-anna', isLeader: false },
    ],
  })
  expect(await search('Spulenbau')).not.toBeNull()
  expect([await search('Spulenbau%20Antennen', '&page=2'), await search('Leitung')]).toEqual([null, null])
})

test('a group is found by the words of its projects and of its tags, and a hidden one is not', async () => {
  const { make, ask } = await openTestGroups()
  const project = { ...blankProject, title: { de: 'Dipolantennen', en: '' } }
  await make({ isVisible: true, projects: [project], tags: ['Metamaterial'] })
  await make({ name: { de: 'Dipolgruppe', en: '' } })
  const hits = async (q: string) => {
    const { rows } = (await ask({ method: 'GET', path: `/search?q=${q}` })).json()
    return rows.map(({ title }: { title: { text: string }[] }) => title.map(({ text }) => text).join(''))
  }
  expect(await hits('Dipolantennen')).toEqual(['Spulenbau'])
  expect(await hits('Metamaterial')).toEqual(['Spulenbau'])
  expect(await hits('Dipolgruppe')).toEqual([])
})
