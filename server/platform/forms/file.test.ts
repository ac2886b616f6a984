import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStorage, type Storage } from '#server/platform/storage/storage.ts'
import { checkedFileOf } from './file.ts'

const rule = { types: { 'image/png': 'PNG' }, mostBytes: 1000 }
let folder: string
let storage: Storage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larmor-form-file-'))
  storage = await openStorage(folder)
})
afterAll(async () => {
  await storage.close()
  await rm(folder, { recursive: true, force: true })
})

test('a file allowed by its rule is accepted', async () => {
  const file = await stored('echo.png', await picture('png'))
  expect(await checkedFileOf({ storage, file }, 'work', rule)).toEqual(file)
})

test.each([
  [
    'one of another type, whatever it is called',
    'fileType',
    async () => stored('a.png', await picture('webp')),
  ],
  ['one that is no picture', 'fileType', () => stored('b.png', Buffer.from('<script>alert(1)</script>'))],
  ['an empty one', 'validFile', () => stored('c.png', Buffer.alloc(0))],
  [
    'one that is too large',
    'fileSize',
    async () => ({ ...(await stored('d.png', await picture('png'))), sizeBytes: 1001 }),
  ],
  ['none', 'required', async () => null],
])('a form file is refused, %s: %s', async (_, problem, make) => {
  const file = await make()
  await expect(checkedFileOf({ storage, file }, 'work', rule)).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { work: problem } },
  })
})

async function stored(name: string, bytes: Buffer) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { path, name, sizeBytes: bytes.length }
}

const picture = (type: 'png' | 'webp') =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: '#9d6550' } })
    .toFormat(type)
    .toBuffer()
