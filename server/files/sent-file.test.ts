import { stat, writeFile } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'
import { deleteFile, imagesOf, keepSent } from './files.ts'
import { openTestFiles, type TestFiles } from './test-files.ts'

let files: TestFiles
beforeAll(async () => {
  files = await openTestFiles()
})
afterAll(() => files.close())

const mostBytes = 20_000

async function sent(bytes: Buffer) {
  const path = files.context.storage.temporaryPath()
  await writeFile(path, bytes)
  const file = { path, name: 'Werk von Kim.jpg', sizeBytes: bytes.length }
  const types = ['image/jpeg', 'audio/mpeg']
  return keepSent(
    { ...files.context, requestId: '' },
    { file, folder: 'Beiträge', field: 'work', types, mostBytes },
  )
}

const picture = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: 'red',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413, 7)])
const brokenSound = Buffer.concat([frame, frame, frame, Buffer.from('no frame at all'), frame, frame])
const telephone = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(64),
])

test.each([
  ['an empty one', 'validFile', async () => Buffer.alloc(0)],
  ['one of another kind', 'fileOfOtherKind', async () => Buffer.from('%PDF-1.7\n1 0 obj\n')],
  ['one of no kind that we take', 'fileType', async () => Buffer.from('<!doctype html><script></script>')],
  ['a photograph as telephones write it', 'photoFormat', async () => telephone],
  ['one that is too large', 'fileSize', () => picture(400).jpeg({ quality: 100 }).toBuffer()],
  ['sound from which not all that names somebody can be taken', 'fileNotCleanable', async () => brokenSound],
])('a file sent by a visitor is refused at its field, %s: %s', async (_, code, make) => {
  await expect(sent(await make())).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { work: code } },
  })
  expect(await files.context.db.selectFrom('files').selectAll().execute()).toEqual([])
})

test('a file sent by a visitor gets a random name and is not public', async () => {
  const id = await sent(await picture(20).jpeg().toBuffer())
  const row = await files.context.db
    .selectFrom('files')
    .where('id', '=', id)
    .select(['name', 'isPublic', 'createdBy'])
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    name: expect.stringMatching(/^[0-9a-f]{18}\.jpg$/),
    isPublic: false,
    createdBy: null,
  })
})

test('a file that is deleted for good is not shown from memory either', async () => {
  const { dependencies } = await openTestSite()
  const context = { ...dependencies, caller: null, requestId: '' }
  const path = dependencies.storage.temporaryPath()
  await picture(40).jpeg().toFile(path)
  const file = { path, name: 'work.jpg', sizeBytes: (await stat(path)).size }
  const id = await keepSent(context, {
    ...{ file, folder: 'Beiträge', field: 'work', types: ['image/jpeg'], mostBytes },
  })
  const shown = async () => (await imagesOf(dependencies, [id], 'de', { sentToo: true })).size
  expect(await shown()).toBe(1)
  await dependencies.db.transaction().execute(db => deleteFile({ db }, id))
  await expect.poll(shown).toBe(0)
})

test('a picture that is worked on for longer than a transaction may be idle is kept', async () => {
  const path = files.context.storage.temporaryPath()
  await picture(3000).jpeg().toFile(path)
  const file = { path, name: 'work.jpg', sizeBytes: (await stat(path)).size }
  const id = await files.context.db.transaction().execute(async db => {
    await sql`set local idle_in_transaction_session_timeout = '300ms'`.execute(db)
    const place = { file, folder: 'Beiträge', field: 'work', types: ['image/jpeg'], mostBytes: 50_000_000 }
    return keepSent({ ...files.context, db, requestId: '' }, place)
  })
  expect(id).toBeGreaterThan(0)
})
