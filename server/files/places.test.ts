import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { List } from '#contract/fields.ts'
import type { File } from '#contract/files/file.ts'
import { waitingForRows } from '#server/platform/database/test-waiting.ts'
import { asStaff, openTestManager, type TestManager } from './test-manager.ts'

let files: TestManager
beforeEach(async () => {
  files = await openTestManager()
})

type Content = List<File> & { folders: string[] }

describe.each([
  {
    name: 'file-manager',
    content: (folder: string) => files.ask<Content>('list', { folder }),
    create: (folder: string, name: string) => files.ask('createFolder', { folder, name }),
    field: 'folder',
  },
  {
    name: 'file',
    content: (folder: string) =>
      folder === '' ? files.ask<Content>('rootContent', {}) : files.ask<Content>('folderContent', { folder }),
    create: (folder: string, name: string) => files.ask('createFolderAt', { path: folder, name }),
    field: 'path',
  },
])('folders by the calls below $name', ({ content, create, field }) => {
  test('a folder is made, lists what lies in it, and stays when it is empty', async () => {
    expect(await create('', 'Lab')).toEqual({ path: 'Lab', files: 0 })
    await create('Lab', '2026')
    await files.send('note.txt', 'eins', { folder: 'Lab' })
    expect(await content('')).toMatchObject({ count: 0, folders: ['Lab'] })
    expect(await content('Lab')).toMatchObject({ rows: [{ name: 'note.txt' }], folders: ['2026'] })
    expect(await content('Lab/2026')).toMatchObject({ count: 0, folders: [] })
  })

  test.each(['a/b', '..', '.htaccess', 'con', 'x\0', 'x'.repeat(300), '', '%2F', '-rf'])(
    '%j is no name for a folder',
    async name => {
      await expect(create('', name)).rejects.toMatchObject({ code: expect.stringMatching(/invalid(Name)?$/) })
      expect((await content('')).folders).toEqual([])
    },
  )

  test('a folder whose name is taken, whatever the capitals, is refused at its field', async () => {
    await create('', 'Lab')
    await expect(create('', 'lab')).rejects.toMatchObject({
      code: 'nameTaken',
      details: { errors: [{ field: 'name' }] },
    })
  })

  test('a folder below one that is not there is refused, and nothing is made', async () => {
    await expect(create('fehlt', 'Lab')).rejects.toMatchObject({
      details: { errors: [{ field, code: 'noSuchFolder' }] },
    })
    expect((await content('')).folders).toEqual([])
  })

  test('an unknown folder is not found, and an empty one is', async () => {
    await create('', 'Lab')
    await create('Lab', '2026')
    await files.send('note.txt', 'eins', { folder: 'Lab' })
    for (const folder of ['nope', 'La', 'lab', 'Lab/2025', 'note.txt'])
      await expect(content(folder)).rejects.toMatchObject({ code: 'notFound' })
    expect(await content('Lab/2026')).toMatchObject({ count: 0, folders: [] })
  })

  test('an invalid folder path is refused', async () => {
    for (const folder of ['/', '../x', 'a//b'])
      await expect(content(folder)).rejects.toMatchObject({
        code: expect.stringMatching(/invalidName|notFound/),
      })
  })
})

test('a place that an upload takes at this moment is taken for what is moved or renamed there', async () => {
  const { db } = files.dependencies
  await files.send('a.txt', 'eins')
  const other = await files.send('b.txt', 'zwei', { folder: 'Lab' })
  for (const [name, act] of [
    ['a.txt', () => files.ask('move', { paths: ['a.txt'], folder: 'Lab' })],
    ['c.txt', () => files.ask('rename', { path: 'a.txt', name: 'c.txt' })],
  ] as const) {
    const uploading = await db.startTransaction().execute()
    const folder = name === 'a.txt' ? 'Lab' : ''
    await uploading.updateTable('files').set({ name, folder }).where('id', '=', other.id).execute()
    const moving = expect(act()).rejects.toMatchObject({ code: 'nameTaken' })
    await expect.poll(() => waitingForRows(db)).toBe(1)
    await uploading.commit().execute()
    await moving
  }
})

test('a file is restored under a free name while an upload takes its old name', async () => {
  const { db } = files.dependencies
  const { id } = await files.send('a.txt', 'eins')
  await files.ask('remove', { paths: ['a.txt'] })
  const other = await files.send('b.txt', 'zwei')
  const uploading = await db.startTransaction().execute()
  await uploading.updateTable('files').set({ name: 'a.txt' }).where('id', '=', other.id).execute()
  const restoring = files.ask<File>('putBack', { id })
  await expect.poll(() => waitingForRows(db)).toBe(1)
  await uploading.commit().execute()
  expect(await restoring).toMatchObject({ name: 'a-2.txt' })
})

test('a renamed file keeps its id, and its old addresses lead to the new one', async () => {
  const file = await files.send('Notiz.txt', 'eins', { folder: 'Lab', isPublic: '1' })
  expect(await files.ask('rename', { path: 'Lab/Notiz.txt', name: 'Bericht' })).toEqual({
    path: 'Lab/Bericht.txt',
  })
  await files.ask('rename', { path: 'Lab/Bericht.txt', name: 'Ergebnis.html' })
  const now = await files.ask<File>('find', { id: file.id })
  expect(now).toMatchObject({ name: 'Ergebnis.txt', folder: 'Lab', version: 3 })
  for (const old of ['Lab/Notiz.txt', 'lab/x'].slice(0, 1)) {
    const { status, headers } = await files.get(old)
    expect([status, headers.location]).toEqual([301, '/api/v1/media/Lab/Ergebnis.txt'])
  }
  expect((await files.get(now.src)).body?.toString()).toBe('eins')
  await files.send('Notiz.txt', 'zwei', { folder: 'Lab', isPublic: '1' })
  expect((await files.get('Lab/Notiz.txt')).body?.toString()).toBe('zwei')
})

test('invisible characters are removed from a new file name', async () => {
  await files.send('Plan.txt', 'eins', { folder: 'Lab', isPublic: '1' })
  const renamed = await files.ask('rename', { path: 'Lab/Plan.txt', name: 'Pl\u200ban\u00a0neu' })
  expect(renamed).toEqual({ path: 'Lab/Plan neu.txt' })
})

test('a moved folder takes all that is in it along, and every old address leads there', async () => {
  await files.send('a.txt', 'a', { folder: 'alt/2026', isPublic: '1' })
  await files.send('b.txt', 'b', { folder: 'alt', isPublic: '1' })
  await files.ask('createFolder', { folder: '', name: 'neu' })
  expect(await files.ask('move', { paths: ['alt'], folder: 'neu' })).toEqual({
    moved: [{ from: 'alt', to: 'neu/alt' }],
  })
  expect((await files.get('alt/2026/a.txt')).headers.location).toBe('/api/v1/media/neu/alt/2026/a.txt')
  expect((await files.get('neu/alt/b.txt')).body?.toString()).toBe('b')
  expect(await files.ask<Content>('list', { folder: '' })).toMatchObject({ folders: ['neu'] })
  await files.ask('rename', { path: 'neu/alt', name: 'Archiv' })
  expect((await files.get('alt/2026/a.txt')).headers.location).toBe('/api/v1/media/neu/Archiv/2026/a.txt')
})

test('a folder moves neither into itself nor below itself, and nothing moves with it', async () => {
  await files.send('a.txt', 'a', { folder: 'alt/2026' })
  await files.send('b.txt', 'b')
  for (const folder of ['alt', 'alt/2026'])
    await expect(files.ask('move', { paths: ['b.txt', 'alt'], folder })).rejects.toMatchObject({
      code: 'folderIntoItself',
      details: { errors: [{ field: 'folder' }] },
    })
  expect((await files.ask<Content>('list', {})).rows.map(({ name }) => name)).toEqual(['b.txt'])
})

test('moving several files moves none when one name is taken', async () => {
  await files.send('a.txt', 'a')
  await files.send('b.txt', 'b')
  await files.send('b.txt', 'c', { folder: 'Ziel' })
  await expect(files.ask('move', { paths: ['a.txt', 'b.txt'], folder: 'Ziel' })).rejects.toMatchObject({
    code: 'nameTaken',
    details: { errors: [{ field: 'paths.1' }] },
  })
  expect((await files.ask<Content>('list', {})).count).toBe(2)
  await expect(files.ask('move', { paths: ['a.txt'], folder: 'nirgends' })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { folder: 'noSuchFolder' } },
  })
})

test('when two requests move a file at once, one is refused and the file is in one folder', async () => {
  const { id } = await files.send('a.txt', 'a')
  for (const name of ['eins', 'zwei']) await files.ask('createFolder', { folder: '', name })
  const results = await Promise.allSettled(
    ['eins', 'zwei'].map(folder => files.ask('move', { paths: ['a.txt'], folder })),
  )
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const { folder } = await files.ask<File>('find', { id })
  expect((await files.ask<Content>('list', { folder })).count).toBe(1)
})

test('a film plays on where its playlist is moved: the pieces are found beside it', async () => {
  const segment = Buffer.alloc(188 * 5, 0x20).map((byte, at) => (at % 188 === 0 ? 0x47 : byte))
  await files.send('seg-1.ts', segment, { folder: 'filme/echo' })
  const list = '#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4.0,\nseg-1.ts\n#EXT-X-ENDLIST\n'
  await files.send('echo.m3u8', list, { folder: 'filme/echo', isPublic: '1' })
  await files.ask('createFolder', { folder: '', name: 'neu' })
  await files.ask('move', { paths: ['filme/echo/echo.m3u8'], folder: 'neu' })
  const { status, headers } = await files.get('neu/seg-1.ts')
  expect([status, headers.location]).toEqual([301, '/api/v1/media/filme/echo/seg-1.ts'])
  expect((await files.get('filme/echo/seg-1.ts')).status).toBe(200)
})

test('a folder without matching files is empty, and a deleted one is found only in the trash', async () => {
  await files.send('note.txt', 'eins', { folder: 'Lab' })
  for (const wish of [{ q: 'zwei' }, { kind: 'image' }, { missing: 'alt' }])
    expect(await files.ask<Content>('list', { folder: 'Lab', ...wish })).toMatchObject({ count: 0 })
  await files.ask('remove', { paths: ['Lab'] })
  expect(await files.ask<Content>('list', { folder: 'Lab', trash: '1' })).toMatchObject({ count: 1 })
  await expect(files.ask('list', { folder: 'Lab', below: '1' })).rejects.toMatchObject({ code: 'notFound' })
})

test('file names are sorted naturally, and found by a search', async () => {
  for (const name of ['Bild 10.txt', 'bild 2.txt', 'Öl.txt', 'Zange.txt']) await files.send(name, name)
  const sorted = await files.ask<Content>('list', { sort: 'name' })
  expect(sorted.rows.map(({ name }) => name)).toEqual(['bild 2.txt', 'Bild 10.txt', 'Öl.txt', 'Zange.txt'])
  expect((await files.ask<Content>('list', { q: 'oel' })).rows.map(({ name }) => name)).toEqual(['Öl.txt'])
  expect((await files.get('Öl.txt', asStaff)).status).toBe(200)
})

test('a file name with a thousand numbered copies is refused as taken', async () => {
  const { db } = files
  await files.send('note.txt', 'eins', { folder: 'Lab' })
  await sql`insert into files overriding system value
    select (jsonb_populate_record(file, jsonb_build_object('id', 10000 + n, 'name', 'note-' || n || '.txt'))).*
    from files as file, generate_series(2, 1000) as n`.execute(db)
  await expect(files.send('note.txt', 'zwei', { folder: 'Lab' })).rejects.toMatchObject({ code: 'nameTaken' })
})
