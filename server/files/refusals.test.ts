import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import type { File, FileDetail, ShownFile } from '#contract/files/file.ts'
import { forms } from '#messages/forms.ts'
import { asStaff, openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

const nobody = 999_999
const film = Buffer.concat([
  Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'),
  Buffer.alloc(64),
])
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#9d6550' } })
    .jpeg()
    .toBuffer()

test('calls for an unknown file are not found', async () => {
  const frame = await picture()
  const asked: (() => Promise<unknown>)[] = [
    () => files.ask('find', { id: nobody }),
    () => files.ask('putBack', { id: nobody }),
    () => files.ask('putBackAll', { ids: [nobody] }),
    () => files.ask('restoreVersion', { id: nobody, n: 1 }),
    () => files.ask('view', { path: 'nichts.txt' }),
    () => files.replace(nobody, 'a.txt', 'eins'),
    () => files.poster(nobody, 'a.jpg', frame),
  ]
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'notFound' })
})

test('restoring several files restores none when one is unknown', async () => {
  const { id } = await files.send('a.txt', 'eins')
  await files.ask('remove', { paths: ['a.txt'] })
  await expect(files.ask('putBackAll', { ids: [id, nobody] })).rejects.toMatchObject({ code: 'notFound' })
  expect((await files.ask<FileDetail>('find', { id })).deletedAt).not.toBeNull()
})

test('staff can neither change nor restore a file sent by a visitor', async () => {
  const { id, version } = await files.send('a.txt', 'eins')
  await files.ask('change', { id, version, isPublic: true })
  await files.db.updateTable('files').set({ isSent: true }).where('id', '=', id).execute()
  const refused = { code: 'notFound' }
  await expect(files.ask('change', { id, version: version + 1, isPublic: false })).rejects.toMatchObject(
    refused,
  )
  const restored = files.ask('restoreRevision', { id, n: 1 })
  await expect(restored).rejects.toMatchObject(refused)
  expect(await files.db.selectFrom('files').select('isPublic').execute()).toEqual([{ isPublic: true }])
})

test('restoring an unknown version is refused, and restoring one of a file in the trash', async () => {
  const { id } = await files.send('a.txt', 'eins')
  const [version] = (await files.replace(id, 'a.txt', 'zwei')).versions
  const restore = (n: number | undefined) => files.ask('restoreVersion', { id, n })
  await expect(restore(nobody)).rejects.toMatchObject({ code: 'notFound' })
  await files.ask('remove', { paths: ['a.txt'] })
  await expect(restore(version?.id)).rejects.toMatchObject({ code: 'notFound' })
})

test('replacing an outdated version of a file is refused', async () => {
  const { id, src, version } = await files.send('a.txt', 'eins')
  await files.replace(id, 'a.txt', 'zwei', version)
  await expect(files.replace(id, 'a.txt', 'drei', version)).rejects.toMatchObject({ code: 'staleVersion' })
  expect((await files.get(src, asStaff)).body?.toString()).toBe('zwei')
})

test('a poster must be an image, and only a film can have one', async () => {
  const still = await files.send('bild.jpg', await picture())
  await expect(files.poster(still.id, 'a.jpg', await picture())).rejects.toMatchObject({ code: 'notFound' })
  const { id } = await files.send('film.mp4', film)
  await expect(files.poster(id, 'a.jpg', '%PDF-1.7\n')).rejects.toMatchObject({ code: 'notAnImage' })
  expect((await files.ask<File>('find', { id })).preview).toBeNull()
  expect((await files.poster(id, 'a.jpg', await picture())).preview).not.toBeNull()
})

test('the page of a file is public once the file is, also at its old address', async () => {
  const { id, version } = await files.send('a.txt', 'eins', { folder: 'Lab' })
  const view = (path: string) => files.ask<ShownFile>('view', { path }, { caller: null })
  await expect(view('Lab/a.txt')).rejects.toMatchObject({ code: 'notFound' })
  await files.ask('change', { id, version, isPublic: true })
  await files.ask('rename', { path: 'Lab/a.txt', name: 'b.txt' })
  for (const path of ['Lab/a.txt', 'Lab/b.txt']) expect(await view(path)).toMatchObject({ name: 'b.txt' })
})

test.each(['de', 'en'] as const)('an unknown file or folder is refused at its field (%s)', async language => {
  await files.send('a.txt', 'eins')
  const move = (paths: string[], folder: string) => files.ask('move', { paths, folder }, { language })
  const failureAt = (field: string, code: 'noSuchFolder' | 'noSuchFile') => ({
    code: 'invalid',
    details: { errors: [{ field, code, message: forms[code][language] }] },
  })
  await expect(move(['a.txt'], 'nirgends')).rejects.toMatchObject(failureAt('folder', 'noSuchFolder'))
  await expect(move(['a.txt', 'b.txt'], '')).rejects.toMatchObject(failureAt('paths.1', 'noSuchFile'))
})

test.each([
  ['createFolder', { folder: '', name: 'a/b' }, 'name'],
  ['createFolder', { folder: '', name: '' }, 'name'],
  ['createFolder', { folder: '', name: 3 }, 'name'],
  ['createFolderAt', { path: '../x', name: 'Lab' }, 'path'],
  ['rename', { path: 'a.txt', name: 'a:b' }, 'name'],
  ['move', { paths: ['a.txt'], folder: '..' }, 'folder'],
  ['upload', { folder: '../x' }, 'folder'],
  ['list', { folder: '..' }, 'folder'],
])('%s of %j is refused as a wrong value of its field', async (name, input, field) => {
  await expect(files.ask(name as 'rename', input)).rejects.toMatchObject({
    ...{ status: 422, code: 'invalidName' },
    details: { errors: [{ field, code: 'invalidName' }] },
  })
})

test('a folder path that would be too long is refused at its field', async () => {
  const words = ['a', 'b', 'c'].map(letter => letter.repeat(80))
  const folder = words.join('/')
  const name = 'd'.repeat(100)
  for (const [depth, word] of words.entries())
    await files.ask('createFolder', { folder: words.slice(0, depth).join('/'), name: word })
  await expect(files.ask('createFolder', { folder, name })).rejects.toMatchObject({
    code: 'invalidName',
    details: { errors: [{ field: 'name' }] },
  })
  await files.ask('createFolder', { folder: '', name })
  await expect(files.ask('move', { paths: [name], folder })).rejects.toMatchObject({
    code: 'invalidName',
    details: { errors: [{ field: 'paths.0' }] },
  })
})

test.each(['upload', 'replace', 'poster'] as const)('%s is rate limited for staff', async name => {
  const codes: string[] = []
  for (let n = 0; n <= 1500; n += 1) {
    const asked = files.ask<string>(name, name === 'upload' ? {} : { id: nobody })
    codes.push(await asked.catch(({ code }) => code))
  }
  expect(codes[0]).toBe(name === 'upload' ? 'invalid' : 'notFound')
  expect(codes.indexOf('tooMany')).toBe(1500)
})
