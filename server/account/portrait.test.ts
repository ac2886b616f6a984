import { expect, test } from 'vitest'
import { collectPersonalData } from '#server/personal-data.ts'
import { openTestSite } from '#server/test-site.ts'

const me = '/backstage/user-group/me'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

async function openPortrait(env: Record<string, string> = { LIMITS: 'off' }) {
  const site = await openTestSite(env)
  const person = await site.staff('member')
  const { db } = site.dependencies
  const put = (payload: Buffer, type: string) => {
    const headers = { ...person.headers, 'content-type': type }
    return site.ask({ method: 'PUT', path: `${me}/image`, headers, payload })
  }
  const send = async (content: Buffer, name: string) => {
    const form = new FormData()
    form.set('file', new File([new Uint8Array(content)], name))
    const body = new Response(form)
    return put(Buffer.from(await body.arrayBuffer()), body.headers.get('content-type') ?? '')
  }
  const own = async () => (await site.ask({ method: 'GET', path: me, headers: person.headers })).json()
  const change = (payload: object) =>
    site.ask({ method: 'PATCH', path: `${me}/image`, headers: person.headers, payload })
  return { put, send, own, change, db, person, staff: site.staff, limits: site.dependencies.limits }
}

test('a portrait that is a PDF is refused with a sentence, and nothing of it is kept', async () => {
  const { send, own, db } = await openPortrait()
  const answer = await send(pdf, 'portrait.jpg')
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'notAnImage'])
  expect(await db.selectFrom('files').selectAll().execute()).toEqual([])
  expect(await own()).toMatchObject({ imageId: null, portrait: null })
})

test('focal point and credit of a portrait are set by its uploader only', async () => {
  const { send, own, change, db, staff } = await openPortrait()
  const frame = { focalX: 0.25, focalY: 0.75, credit: { de: 'Foto: Kim', en: 'Photo: Kim' } }
  expect((await change(frame)).statusCode).toBe(404)
  expect((await send(png, 'portrait.png')).statusCode).toBe(200)
  expect((await change(frame)).json()).toMatchObject({ portrait: { ...frame, isOwn: true } })
  expect((await change({ ...frame, focalX: 2 })).statusCode).toBe(422)
  const { id } = await staff('editor')
  await db.updateTable('files').set({ createdBy: id }).execute()
  expect((await change(frame)).json().code).toBe('notAllowed')
  expect((await own()).portrait.isOwn).toBe(false)
})

test('portraits are counted for each of the staff, and one too many is refused unread', async () => {
  const { put, send, limits, person } = await openPortrait({})
  await Promise.all(Array.from({ length: 1499 }, () => limits.take('upload', String(person.id))))
  expect((await send(png, 'portrait.png')).statusCode).toBe(200)
  expect((await send(png, 'portrait.png')).json().code).toBe('tooMany')
  const broken = await put(Buffer.from('--x\r\n'), 'multipart/form-data; boundary=x')
  expect(broken.json().code).toBe('tooMany')
})

test('what was agreed to about a portrait is kept with version, language and time, and goes when it is taken back', async () => {
  const site = await openTestSite()
  const [person, admin] = [await site.staff('member'), await site.staff('admin')]
  const save = async (who: typeof person, path: string, hasImageConsent: boolean) => {
    const headers = { ...who.headers, 'accept-language': 'en' }
    const { version } = (await site.ask({ method: 'GET', path, headers })).json()
    const answer = await site.ask({ method: 'PATCH', path, headers, payload: { version, hasImageConsent } })
    expect(answer.statusCode).toBe(200)
    return answer.json().portraitConsent
  }
  const theirs = `/backstage/user-group/user/${person.id}`
  const given = { version: 1, language: 'en', givenAt: expect.any(String) }
  expect(await save(person, me, true)).toEqual({ form: 'portrait', ...given })
  const { email } = (await site.ask({ method: 'GET', path: me, headers: person.headers })).json()
  const collected = await collectPersonalData(site.dependencies, email)
  expect(collected.find(({ data }) => data.table === 'users')?.consents).toMatchObject([{ form: 'portrait' }])
  expect(await save(admin, theirs, true)).toEqual({ form: 'portrait', ...given })
  expect(await save(admin, theirs, false)).toBeNull()
  expect(await save(admin, theirs, true)).toEqual({ form: 'portraitByStaff', ...given })
  expect(await save(person, me, false)).toBeNull()
  expect(await site.dependencies.db.selectFrom('consents').selectAll().execute()).toEqual([])
})
