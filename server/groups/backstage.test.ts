import { expect, test } from 'vitest'
import type { Group } from '#contract/groups/group.ts'
import { forms } from '#messages/forms.ts'
import { coils, openTestGroups } from './test-groups.ts'

test('a new group is hidden, and cannot be shown without a teaser', async () => {
  const { make, change } = await openTestGroups()
  const bare = await make({ teaser: { de: '', en: '' } })
  expect(bare).toMatchObject({ isVisible: false, isPublic: false, version: 1 })
  const refused = await change(bare, { isVisible: true })
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toMatchObject([{ field: 'teaser.de', code: 'required' }])
})

test('a leader who has left, is gone or never was is refused at the field, in words', async () => {
  const { make, change, person, leaves, db } = await openTestGroups()
  const group = await make()
  const [left, deleted] = [await person('weg'), await person('geloescht')]
  await leaves(left)
  await db.updateTable('users').set({ deletedAt: new Date() }).where('id', '=', deleted).execute()
  for (const leaderId of [left, deleted]) {
    const answer = await change(group, { leaderId })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors).toMatchObject([
      { field: 'leaderId', code: 'validLeader', message: forms.validLeader.de },
    ])
  }
  expect((await change(group, { leaderId: 999_999 })).json().errors).toMatchObject([{ field: 'leaderId' }])
})

test('a group can still be saved after its leader has left', async () => {
  const { make, change, person, leaves, send } = await openTestGroups()
  const lead = await person('leitung')
  const group = await make({ leaderId: lead, isVisible: true })
  await leaves(lead)
  const answer = await change(group, { teaser: { de: 'Neu.', en: 'New.' } })
  expect([answer.statusCode, answer.json().leader]).toEqual([200, { name: 'Kim leitung', isFormer: true }])
  expect((await send('GET', 'group')).json().rows[0].leader.isFormer).toBe(true)
})

test('members who are not there are refused at their place in the list', async () => {
  const { make, change, person } = await openTestGroups()
  const group = await make()
  const kim = await person('kim')
  const answer = await change(group, { memberIds: [kim, 999_999], alumniIds: [999_998] })
  expect(answer.json().errors).toMatchObject([
    { field: 'memberIds.1', code: 'value' },
    { field: 'alumniIds.0', code: 'value' },
  ])
})

test('a person is listed once in a group, as leader, else member, else former member', async () => {
  const { make, person } = await openTestGroups()
  const [lead, kim, bea] = [await person('leitung'), await person('kim'), await person('bea')]
  const group = await make({ leaderId: lead, memberIds: [kim, lead, kim], alumniIds: [bea, kim, lead, bea] })
  expect([group.memberIds, group.alumniIds]).toEqual([[kim], [bea]])
})

test('the list says who leads, and counts who belongs to a group now', async () => {
  const { make, person, send, leaves } = await openTestGroups()
  const [lead, guest, gone] = [await person('leitung'), await person('gast'), await person('weg')]
  const { id } = await make({ leaderId: lead, memberIds: [guest, gone] })
  await person('eigen', { groupId: id })
  await leaves(gone)
  expect((await send('GET', 'group')).json().rows).toMatchObject([
    { id, leader: { name: 'Kim leitung', isFormer: false }, memberCount: 2 },
  ])
})

test('the list is narrowed to groups of the institute, to associated ones, and to those somebody leads', async () => {
  const { make, person, send } = await openTestGroups()
  const lead = await person('leitung')
  const own = await make({ isPiGroup: true, leaderId: lead })
  const associated = await make({ isAssociatedPiGroup: true })
  const ids = async (query: string) =>
    (await send('GET', `group?${query}`)).json().rows.map(({ id }: Group) => id)
  expect(await ids('is=pi')).toEqual([own.id])
  expect(await ids('is=associated')).toEqual([associated.id])
  expect(await ids(`leader=${lead}`)).toEqual([own.id])
  expect((await send('GET', 'group?is=other')).statusCode).toBe(422)
})

test('the list is exported as CSV with translated headings', async () => {
  const { make, send, person } = await openTestGroups()
  await make({ keyword: { de: 'Spulen', en: '' }, leaderId: await person('leitung'), tags: ['Kopf'] })
  const [head, row] = (await send('GET', 'group?format=csv')).body.split('\r\n')
  expect(head).toMatch(/Name \(Deutsch\);Name \(Englisch\);Kurztitel;Leitung;Mitglieder;/)
  expect(row).toMatch(/^Spulenbau;Coil building;Spulen;Kim leitung;0;nein;nein;0;Kopf;/)
})

test('the lookup answers every group that is not thrown away, by priority', async () => {
  const { make, send, ask, staff } = await openTestGroups()
  const first = await make({ sortPriority: 9 })
  await make({ name: { de: 'Alt', en: '' }, isVisible: false })
  const gone = await make({ name: { de: 'Weg', en: '' } })
  await send('DELETE', `group/${gone.id}`)
  const { headers } = await staff('member')
  const answer = await ask({ method: 'GET', path: '/backstage/user-group/user/group', headers })
  expect(answer.json()).toMatchObject({
    count: 2,
    rows: [
      { id: first.id, label: { de: 'Spulenbau', en: 'Coil building' }, position: 1 },
      { label: { de: 'Alt' }, position: 2 },
    ],
  })
})

test('a person cannot join a group in the trash, but stays in it until they choose another', async () => {
  const { make, send, person } = await openTestGroups()
  const group = await make()
  const kim = await person('kim')
  const join = async (fields: object) => {
    const { version } = (await send('GET', `user/${kim}`)).json()
    return send('PATCH', `user/${kim}`, { version, ...fields })
  }
  expect((await join({ groupId: group.id })).statusCode).toBe(200)
  await send('DELETE', `group/${group.id}`)
  expect((await join({ room: '2.01' })).json()).toMatchObject({ room: '2.01', groupId: group.id })
  await join({ groupId: null })
  expect((await join({ groupId: group.id })).json().errors).toMatchObject([
    { field: 'groupId', code: 'validGroup' },
  ])
})

test('a group is changed with its id in the body, and an outdated version is refused', async () => {
  const { make, send } = await openTestGroups()
  const { id } = await make()
  const answer = await send('PATCH', 'group', { id, version: 1, keyword: { de: 'Spule', en: '' } })
  expect(answer.json()).toMatchObject({ version: 2, keyword: { de: 'Spule', en: '' } })
  const stale = await send('PATCH', 'group', { id, version: 1, keyword: { de: 'Kopf', en: '' } })
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'staleVersion'])
})

test('restoring a revision restores the texts, but not leader and members', async () => {
  const { make, change, person, send } = await openTestGroups()
  const [lead, kim] = [await person('leitung'), await person('kim')]
  const group = await make({ leaderId: lead, memberIds: [kim] })
  await change(group, { teaser: { de: 'Anders.', en: 'Else.' }, leaderId: kim, memberIds: [] })
  const answer = await send('POST', `group/${group.id}/revisions/1/restore`, { version: 2 })
  expect(answer.json()).toMatchObject({ teaser: coils.teaser, leaderId: kim, memberIds: [] })
})

test('restoring a revision keeps the texts of a language that it lacks', async () => {
  const { make, change, send } = await openTestGroups()
  const german = { name: { de: 'Spulen', en: '' }, teaser: { de: 'Wir.', en: '' } }
  const group = await make({ ...german, description: { de: null, en: null } })
  await change(group, { name: { de: 'Spulenbau', en: 'Coils' }, teaser: { de: 'Wir!', en: 'We.' } })
  const answer = await send('POST', `group/${group.id}/revisions/1/restore`, { version: 2 })
  expect(answer.json()).toMatchObject({
    name: { de: 'Spulen', en: 'Coils' },
    teaser: { de: 'Wir.', en: 'We.' },
  })
})

test('a member of a group cannot be deleted, and the uses list the group', async () => {
  const { make, person, send } = await openTestGroups()
  const kim = await person('kim')
  const { id } = await make({ memberIds: [kim] })
  expect((await send('DELETE', `user/${kim}`)).json().code).toBe('inUse')
  expect((await send('GET', `user/${kim}/uses`)).json().rows).toMatchObject([{ kind: 'groups', id }])
})

test('a preview shows a hidden group with its public people to whoever has the link', async () => {
  const { make, send, person, ask } = await openTestGroups()
  const lead = await person('leitung')
  const { id } = await make({ leaderId: lead })
  const { address } = (await send('POST', `group/${id}/preview`, {})).json()
  const token = address.de.split('/').at(-1)
  const answer = await ask({ method: 'GET', path: `/research/group-preview/${token}` })
  expect(answer.json()).toMatchObject({ name: 'Spulenbau', leader: { lastName: 'leitung' } })
  await send('DELETE', `group/${id}`)
  expect((await ask({ method: 'GET', path: `/research/group-preview/${token}` })).statusCode).toBe(404)
})

test('a slug that is taken is refused, and a generated one gets a number', async () => {
  const { make, send } = await openTestGroups()
  await make()
  const wish = (de: string) => send('POST', 'group', { ...coils, slug: { de, en: '' } })
  expect((await wish('spulenbau')).json().errors).toMatchObject([{ field: 'slug.de', code: 'slugTaken' }])
  expect((await make()).slug).toEqual({ de: 'spulenbau-2', en: 'coil-building-2' })
})

test('tags are suggested from those in use', async () => {
  const { make, send } = await openTestGroups()
  await make({ tags: ['Metamaterial'] })
  expect((await send('GET', 'group/tags?q=meta')).json()).toEqual(['Metamaterial'])
})

test('two groups become one: everybody belongs to the other, and the first goes to the trash', async () => {
  const { make, person, send, db } = await openTestGroups()
  const [lead, guest, other, gone] = [
    await person('leitung'),
    await person('gast'),
    await person('andere'),
    await person('frueher'),
  ]
  const from = await make({ leaderId: lead, memberIds: [guest], alumniIds: [gone] })
  const into = await make({ name: { de: 'Sequenzen', en: '' }, leaderId: other })
  const kim = await person('kim', { groupId: from.id })
  const answer = await send('POST', `group/${from.id}/merge`, { into: into.id })
  expect(answer.json()).toMatchObject({
    ...{ id: into.id, name: { de: 'Sequenzen' }, leaderId: other },
    ...{ memberIds: [guest, lead], alumniIds: [gone], memberCount: 3 },
  })
  expect((await send('GET', `user/${kim}`)).json().groupId).toBe(into.id)
  expect((await send('GET', `group/${into.id}/uses`)).json().rows).toMatchObject([
    { kind: 'people', id: kim },
  ])
  expect((await send('GET', 'group?trash=1')).json().rows).toMatchObject([{ id: from.id }])
  const entry = db.selectFrom('audit').where('action', '=', 'groupsMerged').select(['entityId', 'details'])
  expect(await entry.execute()).toMatchObject([{ entityId: into.id, details: { people: 1 } }])
})

test('a group cannot be merged with itself, an unknown group or one in the trash', async () => {
  const { make, send } = await openTestGroups()
  const [one, two] = [await make(), await make()]
  const merge = (id: number, into: number) => send('POST', `group/${id}/merge`, { into })
  for (const into of [one.id, 999_999])
    expect((await merge(one.id, into)).json().errors).toMatchObject([{ field: 'into', code: 'value' }])
  await send('DELETE', `group/${two.id}`)
  expect((await merge(one.id, two.id)).json().errors).toMatchObject([{ field: 'into', code: 'value' }])
  expect((await merge(two.id, one.id)).statusCode).toBe(404)
})
