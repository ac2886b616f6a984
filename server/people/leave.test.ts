import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { blankNews } from '#contract/news/news.ts'
import type { Person } from '#contract/people/person.ts'
import { paragraphs } from '#contract/richtext.ts'
import { sendEmailLink, sendInvitation, sendPasswordChanged, sendResetLink } from '#server/account/letters.ts'
import { newsKind } from '#server/news/news.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { create, moveRecordToTrash } from '#server/platform/records/records.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { moveToFormer } from './jobs.ts'
import { openPeople } from './test-people.ts'

test('after the last day a person is a former member, without public contact data and login', async () => {
  const { make, change, admin, send, dependencies } = await openPeople()
  const ada = await make('ada', {
    isEmailPublic: true,
    endDate: '2999-01-31',
    isLoginAllowedOverride: true,
  })
  expect(ada.isFormer).toBe(false)
  await moveToFormer({ ...dependencies, clock: () => new Date('2999-01-31T12:00:00Z') })
  expect((await send(admin, 'GET', `user/${ada.id}`)).json().isFormer).toBe(false)
  await moveToFormer({ ...dependencies, clock: () => new Date('2999-02-01T00:00:00Z') })
  const gone = (await send(admin, 'GET', `user/${ada.id}`)).json()
  expect(gone).toMatchObject({
    isFormer: true,
    isEmailPublic: false,
    isLoginAllowed: false,
    loginObstacle: 'status',
  })
  expect(gone.isLoginAllowedOverride).toBeNull()
  const back = (await change(admin, gone, { statusId: ada.statusId })).json()
  expect(back).toMatchObject({ isFormer: false, endDate: null })
})

test('leaving hands over drafts, keeps public items, and deletes private data and sessions', async () => {
  const { send, make, admin, staff, ask, db } = await openPeople()
  const writer = await staff('newsEditor')
  const heir = await make('heir')
  const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }] }
  const item = (title: string, isVisible: boolean) => ({
    ...{ title: { de: title, en: '' }, teaser: { de: '', en: '' }, content: { de: content, en: null } },
    ...{
      slug: { de: '', en: '' },
      tags: [],
      categoryId: null,
      imageId: null,
      imageAlt: null,
      authorId: null,
    },
    ...{ isVisible, publishAt: null, unpublishAt: null },
  })
  for (const payload of [item('Entwurf', false), item('Öffentlich', true)])
    await ask({ method: 'POST', path: '/backstage/info/news', headers: writer.headers, payload })
  expect((await send(admin, 'DELETE', `user/${writer.id}`)).json().code).toBe('inUse')
  const alone = await send(admin, 'POST', `user/${writer.id}/leave`, { heirId: null })
  expect(alone.json().errors).toMatchObject([{ field: 'heirId', code: 'heirNeeded' }])
  const left = await send(admin, 'POST', `user/${writer.id}/leave`, { heirId: heir.id })
  expect(left.json()).toEqual({ handedOver: 1, kept: 1 })
  const authors = await db.selectFrom('news').select('authorId').orderBy('id').execute()
  expect(authors).toEqual([{ authorId: heir.id }, { authorId: writer.id }])
  expect((await ask({ method: 'GET', path: '/auth/me', headers: writer.headers })).statusCode).toBe(401)
  const tables = ['users', 'revisions', 'audit', 'searchEntries'] as const
  const kept = await Promise.all(tables.map(table => db.selectFrom(table).selectAll().execute()))
  expect(JSON.stringify(kept)).not.toContain('newseditor@example.org')
  expect(JSON.stringify(kept)).not.toContain('"newseditor"')
})

const text = { de: paragraphs('Ich surfe.'), en: null }
const profile = {
  ...{ pronoun: { de: 'sie', en: 'she' }, phone: '+49 201 7654321', room: 'Raum 7', aboutMe: text },
  ...{ interests: { de: 'Spulen', en: '' }, cv: { de: '2020: Essen', en: '' }, publications: text },
}
const emptied = {
  ...{ pronoun: { de: '', en: '' }, phone: '', room: '', aboutMe: { de: null, en: null } },
  ...{ interests: { de: '', en: '' }, cv: { de: '', en: '' }, publications: { de: null, en: null } },
  ...{ contacts: [], imageId: null, imageAlt: null, hasImageConsent: false },
}

test('of a profile that is hidden nothing but the name stays once its person leaves', async () => {
  const { make, leaving, fileOf, files, db } = await openLeaving()
  const imageId = await fileOf('ada.jpg')
  const ada = await make('ada', { ...profile, imageId, hasImageConsent: true, authorNames: 'Ada, K.' })
  const ended = await make('ended', { ...profile, isVisible: true })
  await db
    .updateTable('users')
    .set({ publishAt: new Date('2019-01-01'), unpublishAt: new Date('2020-01-01') })
    .where('id', '=', ended.id)
    .execute()
  expect(await leaving(ada.id)).toMatchObject({ ...emptied, firstName: 'Kim', authorNames: 'Ada, K.' })
  expect(await leaving(ended.id)).toMatchObject(emptied)
  expect(await files()).toEqual([])
})

test('a profile that is public stays once its person leaves, but for a portrait without consent and a list nobody sees', async () => {
  const { make, leaving, fileOf, files } = await openLeaving()
  const shown = { ...profile, isVisible: true }
  const agreed = await make('agreed', { ...shown, imageId: await fileOf('yes.jpg'), hasImageConsent: true })
  const silent = await make('silent', { ...shown, imageId: await fileOf('no.jpg') })
  const { pronoun, aboutMe, interests, cv, publications } = profile
  const kept = { pronoun, aboutMe, interests, cv, isVisible: true, phone: '', room: '' }
  expect(await leaving(agreed.id)).toMatchObject({ ...kept, imageId: agreed.imageId, hasImageConsent: true })
  expect(await leaving(silent.id)).toMatchObject({
    ...kept,
    imageId: null,
    publications: emptied.publications,
  })
  const listing = await make('listing', { ...shown, isSelectedBibliography: true })
  expect(await leaving(listing.id)).toMatchObject({ ...kept, publications })
  expect(await files()).toEqual(['yes.jpg'])
})

test('a portrait goes with a person who is deleted for good, unless something else uses it', async () => {
  const { make, fileOf, files, send, admin, dependencies } = await openLeaving()
  const people = [
    await make('erased', { imageId: await fileOf('erased.jpg') }),
    await make('expired', { imageId: await fileOf('expired.jpg') }),
    await make('pictured', { imageId: await fileOf('group.jpg') }),
  ]
  const bySite = { ...dependencies, caller: null, requestId: 'test' }
  const imageId = people[2]?.imageId ?? null
  const { id } = await create(newsKind, bySite, { ...blankNews, title: { de: 'Wir', en: '' }, imageId })
  await moveRecordToTrash(newsKind, bySite, id)
  for (const { id } of people) expect((await send(admin, 'DELETE', `user/${id}`)).statusCode).toBe(204)
  expect(await files()).toEqual(['erased.jpg', 'expired.jpg', 'group.jpg'])
  const ids = [people[0]?.id, people[2]?.id]
  await send(admin, 'POST', 'user/bulk', { ids, action: 'erase' })
  expect(await files()).toEqual(['expired.jpg', 'group.jpg'])
  const clock = () => new Date(dependencies.clock().getTime() + 31 * day)
  await forget(
    { ...dependencies, clock },
    dependencies.forgets.filter(({ table }) => table === 'users'),
  )
  expect(await files()).toEqual(['group.jpg'])
})

test('half a year after somebody left the institute their account ends by itself, which staff see before', async () => {
  const { make, change, admin, send, dependencies, db, idOf } = await openLeaving()
  const alumni = await idOf('statuses', 'alumni')
  const [ada, emeritus, back] = [
    await make('ada', { ...profile, statusId: alumni }),
    await make('emeritus', { statusId: alumni, isLoginAllowedOverride: true }),
    await make('back', { statusId: alumni }),
  ]
  const { statusId } = await make('stays')
  expect((await change(admin, back, { statusId })).statusCode).toBe(200)
  const after = (days: number) => {
    const clock = () => new Date(Date.now() + days * day)
    return { ...dependencies, clock }
  }
  const ended = async (days: number) => {
    const which = dependencies.forgets.filter(({ kind }) => kind === 'staffAccount')
    const done = await forget(after(days), which)
    return done.reduce((sum, { rows }) => sum + rows, 0)
  }
  const waiting = dependencies.waiting.find(one => 'name' in one && one.name === 'endingAccounts')
  const announced = (days: number) =>
    waiting && 'count' in waiting ? waiting.count({ ...after(days) } as never) : null
  expect([await announced(150), await announced(153)]).toEqual([0, 1])
  expect((await send(admin, 'GET', 'user?ending=1')).json().count).toBe(0)
  expect([await ended(181), await ended(183), await ended(183)]).toEqual([0, 1, 0])
  expect((await send(admin, 'GET', `user/${ada.id}`)).json()).toMatchObject({
    ...{ ...emptied, username: `left-${ada.id}`, email: `left-${ada.id}@example.invalid`, lastName: 'ada' },
  })
  const { rows } = (await send(admin, 'GET', 'user?limit=50')).json()
  const names = rows.map(({ username }: { username: string }) => username)
  expect(names).toEqual(expect.arrayContaining([emeritus.username, back.username, 'stays']))
  const kept = await db.selectFrom('revisions').where('kind', '=', 'people').select('fields').execute()
  expect(JSON.stringify(kept)).not.toContain('ada@example.org')
})

async function openLeaving() {
  const site = await openPeople()
  const { admin, db, send } = site
  return {
    ...site,
    leaving: async (id: number): Promise<Person> => {
      expect((await send(admin, 'POST', `user/${id}/leave`, { heirId: null })).statusCode).toBe(200)
      return (await send(admin, 'GET', `user/${id}`)).json()
    },
    fileOf: async (name: string) => {
      const { rows } = await sql<{ id: number }>`insert into files (folder, name, type, size_bytes, hash)
        values ('', ${name}, 'image/jpeg', 1, encode(sha256(convert_to(${name}, 'UTF8')), 'hex'))
        returning id`.execute(db)
      return rows[0]?.id ?? 0
    },
    files: async () =>
      (await db.selectFrom('files').select('name').orderBy('name').execute()).map(({ name }) => name),
  }
}

test('a former member can neither be a leader nor take over drafts', async () => {
  const { send, make, admin, idOf } = await openPeople()
  const ada = await make('ada')
  const gone = await make('gone', { statusId: await idOf('statuses', 'alumni') })
  const { rows } = (await send(admin, 'GET', 'leader')).json()
  expect(rows.map(({ id }: { id: number }) => id)).toContain(ada.id)
  expect(rows.map(({ id }: { id: number }) => id)).not.toContain(gone.id)
  const leave = async (heirId: number) =>
    (await send(admin, 'POST', `user/${ada.id}/leave`, { heirId })).json().errors
  expect(await leave(gone.id)).toMatchObject([{ field: 'heirId', code: 'hasLeft' }])
  expect(await leave(ada.id)).toMatchObject([{ field: 'heirId', code: 'value' }])
  expect(await leave(999_999)).toMatchObject([{ field: 'heirId', code: 'value' }])
})

test.each([
  ['leaves', 'POST', '/leave', { heirId: null }, []],
  ['is deleted', 'DELETE', '', undefined, []],
  ['may not log in any more', 'PATCH', '', { isLoginAllowedOverride: false }, ['access closed']],
  ['is locked', 'PATCH', '', { isLocked: true }, ['access closed']],
] as const)(
  'when a person %s, invitations and other letters for logging in are taken out of the outbox',
  async (_, method, path, fields, purposes) => {
    const { make, send, admin, db, dependencies, mails } = await openPeople()
    const { id } = await make('ada')
    const inside = { ...dependencies, db }
    await sendInvitation(inside, id)
    await sendResetLink(inside, id)
    await sendEmailLink(inside, id, 'other@example.org', 'A'.repeat(43))
    await sendPasswordChanged(inside, admin.id)
    const { version } = (await send(admin, 'GET', `user/${id}`)).json()
    expect((await mails()).length).toBe(4)
    const payload = method === 'PATCH' ? { version, ...fields } : fields
    expect((await send(admin, method, `user/${id}${path}`, payload)).statusCode).toBeLessThan(300)
    expect((await mails()).map(({ purpose }) => purpose)).toEqual(['passwordChanged', ...purposes])
  },
)

test('an invitation or reset link written while the account is being locked is not sent', async () => {
  const { make, db, dependencies, mails } = await openPeople()
  const { id } = await make('ada')
  const leaving = await db.startTransaction().execute()
  await leaving.updateTable('users').set({ isLocked: true }).where('id', '=', id).execute()
  const sending = Promise.all([sendInvitation(dependencies, id), sendResetLink(dependencies, id)])
  await expect.poll(() => waitingForRows(db)).toBeGreaterThan(0)
  await leaving.commit().execute()
  await sending
  expect(await mails()).toEqual([])
})
