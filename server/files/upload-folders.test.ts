import { expect, test } from 'vitest'
import type { FolderRow } from '#contract/files/file.ts'
import { openTestSite } from '#server/test-site.ts'

const manager = '/backstage/file-manager'

async function openWithFolder() {
  const site = await openTestSite({ LIMITS: 'off' })
  const editor = await site.staff('contentEditor', 'mira')
  const created = await site.ask({
    method: 'PUT',
    path: `${manager}/create-folder`,
    headers: editor.headers,
    payload: { folder: '', name: 'Lab' },
  })
  expect(created.statusCode).toBe(201)
  type Who = typeof editor
  const foldersOf = async () =>
    (await site.ask({ method: 'GET', path: `${manager}/folders`, headers: editor.headers }))
      .json<{ folders: FolderRow[] }>()
      .folders.map(({ path }) => path)
  const upload = (folder: string, { headers }: Who) =>
    site.ask({ method: 'POST', path: `${manager}/upload`, ...formOf(folder, headers) })
  const begin = (folder: string, { headers }: Who) => {
    const metadata = Object.entries({ filename: 'note.txt', folder })
    return site.ask({
      method: 'POST',
      path: `${manager}/upload/tus`,
      headers: {
        ...{ ...headers, 'tus-resumable': '1.0.0', 'upload-length': '4' },
        'upload-metadata': metadata
          .map(([key, text]) => `${key} ${Buffer.from(text).toString('base64')}`)
          .join(),
      },
    })
  }
  return { ...site, editor, foldersOf, upload, begin }
}

function formOf(folder: string, headers: object) {
  return {
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    payload:
      `--x\r\ncontent-disposition: form-data; name="folder"\r\n\r\n${folder}\r\n` +
      `--x\r\ncontent-disposition: form-data; name="file"; filename="note.txt"\r\n\r\nin ${folder}\r\n--x--\r\n`,
  }
}

test.each(['userManager', 'bibliographyEditor'] as const)(
  'uploads of a %s create no folder, whole or in pieces',
  async role => {
    const { staff, upload, begin, foldersOf } = await openWithFolder()
    const who = await staff(role)
    for (const folder of ['C neu/C tiefer', 'Lab/tiefer'])
      for (const answer of [await upload(folder, who), await begin(folder, who)]) {
        expect(answer.statusCode).toBe(422)
        expect(answer.json()).toMatchObject({ errors: [{ field: 'folder', code: 'noSuchFolder' }] })
      }
    expect(await foldersOf()).toEqual(['Lab'])
    for (const folder of ['', 'lab']) {
      expect((await upload(folder, who)).json()).toMatchObject({ folder: folder && 'Lab' })
      expect((await begin(folder, who)).statusCode).toBe(201)
    }
  },
)

test('the first upload into the folder of reports creates it', async () => {
  const { staff, upload, foldersOf } = await openWithFolder()
  expect((await upload('reports', await staff('bibliographyEditor'))).statusCode).toBe(201)
  expect(await foldersOf()).toEqual(['Lab', 'reports'])
})

test('a folder deleted during an upload is not created again by a user who may not create folders', async () => {
  const { staff, begin, editor, ask, foldersOf } = await openWithFolder()
  const who = await staff('userManager')
  const { location } = (await begin('Lab', who)).headers
  await ask({
    ...{ method: 'DELETE', path: `${manager}/delete`, headers: editor.headers, payload: { paths: ['Lab'] } },
  })
  const last = await ask({
    ...{ method: 'PATCH', path: String(location).replace('/api/v1', ''), payload: 'eins' },
    headers: {
      ...{ ...who.headers, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
  })
  expect(last.statusCode).toBe(422)
  expect(await foldersOf()).toEqual([])
})

test('an upload of an editor creates missing folders', async () => {
  const { editor, upload, begin, foldersOf } = await openWithFolder()
  expect((await upload('neu/tiefer', editor)).statusCode).toBe(201)
  expect((await begin('andere', editor)).statusCode).toBe(201)
  expect(await foldersOf()).toEqual(['Lab', 'neu', 'neu/tiefer'])
})
