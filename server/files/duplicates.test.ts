import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openTestSite } from '#server/test-site.ts'

const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b6171' } })
    .jpeg()
    .toBuffer()

async function openUploads() {
  const site = await openTestSite({ LIMITS: 'off' })
  const people = {
    editor: await site.staff('newsEditor'),
    member: await site.staff('member'),
    other: await site.staff('member', 'other'),
  }
  const send = async (method: 'PUT' | 'POST', path: string, who: keyof typeof people, form: FormData) => {
    const body = new Response(form)
    const headers = { ...people[who].headers, 'content-type': body.headers.get('content-type') ?? '' }
    const answer = await site.ask({ method, path, headers, payload: Buffer.from(await body.arrayBuffer()) })
    return answer.json()
  }
  const formOf = (bytes: Buffer, name: string) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(bytes)], name))
    return form
  }
  return {
    ...site,
    upload(who: keyof typeof people, bytes: Buffer, folder: string, name: string) {
      const form = formOf(bytes, name)
      form.set('folder', folder)
      return send('POST', '/backstage/file-manager/upload', who, form)
    },
    portrait: (who: keyof typeof people, bytes: Buffer, name: string) =>
      send('PUT', '/backstage/user-group/me/image', who, formOf(bytes, name)),
  }
}

test('a portrait identical to an internal file is stored separately, and does not reveal it', async () => {
  const { upload, portrait } = await openUploads()
  const bytes = await picture()
  const internal = await upload('editor', bytes, 'streng-intern', 'kuendigung.jpg')
  const own = await portrait('member', bytes, 'ich.jpg')
  expect(own).toMatchObject({ folder: 'portraits', name: 'ich.jpg' })
  expect(own.id).not.toBe(internal.id)
})

test('an identical portrait is reused only for its own sender', async () => {
  const { upload, portrait } = await openUploads()
  const bytes = await picture()
  const first = await portrait('member', bytes, 'ich.jpg')
  expect((await portrait('other', bytes, 'wir.jpg')).name).toBe('wir.jpg')
  expect(await upload('editor', bytes, 'presse', 'bild.jpg')).toMatchObject({
    ...{ folder: 'presse', name: 'bild.jpg', isDuplicate: false },
  })
  expect((await portrait('member', bytes, 'noch-einmal.jpg')).id).toBe(first.id)
})

test('an upload identical to a picture in a profile is stored separately', async () => {
  const { upload, dependencies, staff, ask } = await openUploads()
  const bytes = await picture()
  const first = await upload('editor', bytes, 'presse', 'kim.jpg')
  const { headers } = await staff('admin')
  const { db } = dependencies
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'other')
    .executeTakeFirstOrThrow()
  const path = `/backstage/user-group/user/${id}`
  const { version } = (await ask({ method: 'GET', path, headers })).json()
  const change = { version, imageId: first.id, imageAlt: { de: 'Kim', en: 'Kim' } }
  expect((await ask({ method: 'PATCH', path, headers, payload: change })).statusCode).toBe(200)
  expect(await upload('editor', bytes, 'news', 'bild.jpg')).toMatchObject({ isDuplicate: false })
})
