import { expect, test } from 'vitest'
import { blankNews } from '#contract/news/news.ts'
import { paragraphs } from '#contract/richtext.ts'
import { multipart, openTestContests, photo } from './test-contests.ts'

const slug = 'echos-in-farbe'

/** A contest with a work in it, and an editor of news. */
async function openWithWork() {
  const site = await openTestContests()
  await site.open()
  const bytes = await photo()
  expect((await site.submit(slug, {}, bytes)).statusCode).toBe(202)
  const { fileId } = await site.dependencies.db
    .selectFrom('contestContributions')
    .select('fileId')
    .executeTakeFirstOrThrow()
  const { headers } = await site.staff('newsEditor')
  const ask = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    site.ask({ method, path, headers, ...(payload && { payload }) })
  const upload = async () => {
    const sent = multipart({ folder: 'presse' }, { name: 'pressebild.jpg', bytes })
    const path = '/backstage/file-manager/upload'
    const answer = await site.ask({ method: 'POST', path, ...sent, headers: { ...sent.headers, ...headers } })
    return answer.json()
  }
  const publish = async (imageId: number | null) => {
    const texts = { title: { de: 'Im Bild', en: '' }, content: { de: paragraphs('Ein Bild.'), en: null } }
    const imageAlt = { de: 'Ein Bild', en: 'A picture' }
    const item = { ...blankNews, ...texts, imageId, imageAlt, isVisible: true }
    const answer = await ask('POST', '/backstage/info/news', item)
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json().id as number
  }
  /** Status code of the picture of the latest news; null without one. */
  const shown = async () => {
    const { rows } = (await site.ask({ method: 'GET', path: '/info/news/latest' })).json()
    const src: string | undefined = rows[0].image?.src
    if (!src) return null
    return (await site.ask({ method: 'GET', path: src.replace('/api/v1', '') })).statusCode
  }
  return { ...site, staffAsk: ask, fileId, upload, publish, shown }
}

test('an upload that equals a work is a file of its own, and stays when the work is withdrawn', async () => {
  const { upload, publish, shown, token, act, fileId } = await openWithWork()
  const sent = await upload()
  expect(sent).toMatchObject({ folder: 'presse', name: 'pressebild.jpg', isDuplicate: false })
  expect(sent.id).not.toBe(fileId)
  await publish(sent.id)
  expect(await shown()).toBe(200)
  expect((await act(await token(), { action: 'withdraw' })).statusCode).toBe(200)
  expect(await shown()).toBe(200)
})

test('the file of a work cannot be listed, changed or deleted in the file manager', async () => {
  const { staffAsk, fileId, dependencies } = await openWithWork()
  const manager = '/backstage/file-manager'
  const { folder, name } = await dependencies.db
    .selectFrom('files')
    .select(['folder', 'name'])
    .executeTakeFirstOrThrow()
  const path = `${folder}/${name}`
  for (const query of [`folder=${folder}`, 'below=1', 'missing=alt', `q=${name}`])
    expect((await staffAsk('GET', `${manager}/files?${query}`)).json()).toMatchObject({ count: 0 })
  expect((await staffAsk('GET', `${manager}/folders`)).json()).toMatchObject({ missingAlt: 0 })
  expect((await staffAsk('GET', `${manager}/${fileId}`)).statusCode).toBe(404)
  const change = { version: 1, isPublic: true }
  expect((await staffAsk('PATCH', `${manager}/${fileId}`, change)).statusCode).toBe(404)
  const described = { alt: { de: 'Mitte', en: 'Middle' } }
  expect((await staffAsk('PATCH', `${manager}/${fileId}/description`, described)).statusCode).toBe(404)
  expect((await staffAsk('PUT', `${manager}/rename`, { path, name: 'anders.jpg' })).statusCode).toBe(422)
  expect((await staffAsk('DELETE', `${manager}/delete`, { paths: [path] })).statusCode).toBe(422)
  await staffAsk('DELETE', `${manager}/delete`, { paths: ['artifact'], confirm: true })
  const kept = await dependencies.db.selectFrom('files').select(['folder', 'name', 'deletedAt']).execute()
  expect(kept).toEqual([{ folder, name, deletedAt: null }])
})

test('a work’s file does not become public through another record that uses it', async () => {
  const { publish, shown, fileId, ask, dependencies } = await openWithWork()
  const id = await publish(null)
  // As saves before this check may have stored it.
  await dependencies.db.updateTable('news').set({ imageId: fileId }).where('id', '=', id).execute()
  expect(await shown()).toBe(null)
  const { folder, name } = await dependencies.db
    .selectFrom('files')
    .select(['folder', 'name'])
    .executeTakeFirstOrThrow()
  expect((await ask({ method: 'GET', path: `/media/${folder}/${name}` })).statusCode).toBe(404)
})

test('a work’s file is refused as the picture of a record', async () => {
  const { staffAsk, upload, fileId, publish } = await openWithWork()
  const refusal = [422, [{ field: 'imageId', code: 'sentFile' }]]
  const title = { de: 'Ein Titel', en: '' }
  const made = await staffAsk('POST', '/backstage/info/news', { ...blankNews, title, imageId: fileId })
  expect([made.statusCode, made.json().errors]).toMatchObject(refusal)
  const own = await upload()
  const id = await publish(own.id)
  const path = `/backstage/info/news/${id}`
  const changed = await staffAsk('PATCH', path, { version: 1, imageId: fileId })
  expect([changed.statusCode, changed.json().errors]).toMatchObject(refusal)
  expect((await staffAsk('GET', path)).json()).toMatchObject({ imageId: own.id })
})

test('an address of a file in the texts of one’s own contribution is words, and opens nothing', async () => {
  const { upload, ask, own, submit, token } = await openWithWork()
  const { src } = await upload()
  const texts = { titleDe: src, titleEn: src, textDe: src, textEn: src, altTextDe: src, altTextEn: src }
  const email = 'zweite@example.org'
  expect((await submit(slug, { ...texts, name: src, email })).statusCode).toBe(202)
  const { image, ...rest } = (await own(await token(email))).body
  const both = { de: src, en: src }
  expect(rest).toMatchObject({ title: both, text: both, altText: both, name: src })
  expect(image).toMatchObject({ src: expect.stringContaining('?key='), alt: src })
  const open = async (address: string) =>
    (await ask({ method: 'GET', path: address.replace('/api/v1', '') })).statusCode
  expect([await open(image.src), await open(src), await open(rest.text.de)]).toEqual([200, 404, 404])
})
