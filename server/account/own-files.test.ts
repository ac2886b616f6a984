import { expect, test } from 'vitest'
import { forms } from '#messages/forms.ts'
import { noteStatements } from '#server/platform/database/test-statements.ts'
import { openTestSite } from '#server/test-site.ts'

const me = '/backstage/user-group/me'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function openOwnFiles(role = 'member') {
  const site = await openTestSite({ LIMITS: 'off' })
  const admin = await site.staff('admin')
  const person = await site.staff(role)
  const upload = async (who: typeof admin, method: 'POST' | 'PUT', path: string, file: File, fields = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
    form.set('file', file)
    const body = new Response(form)
    const headers = { ...who.headers, 'content-type': body.headers.get('content-type') ?? '' }
    const answer = await site.ask({ method, path, headers, payload: Buffer.from(await body.arrayBuffer()) })
    expect([answer.statusCode, answer.body]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)])
    return answer.json() as { id: number; src: string; name: string; folder: string }
  }
  const text = (words: string, name: string, fields: object) =>
    upload(admin, 'POST', '/backstage/file-manager/upload', new File([words], name), {
      folder: '',
      ...fields,
    })
  const own = async () => (await site.ask({ method: 'GET', path: me, headers: person.headers })).json()
  const save = async (fields: object) => {
    const { version } = await own()
    return site.ask({ method: 'PATCH', path: me, headers: person.headers, payload: { version, ...fields } })
  }
  const draft = (fields: object) =>
    site.ask({
      method: 'POST',
      path: `${me}/draft`,
      headers: person.headers,
      payload: { language: 'de', ...fields },
    })
  const asAdmin = async (fields: object) => {
    const path = `/backstage/user-group/user/${person.id}`
    const { version } = (await site.ask({ method: 'GET', path, headers: admin.headers })).json()
    const payload = { version, ...fields }
    const answer = await site.ask({ method: 'PATCH', path, headers: admin.headers, payload })
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  }
  return {
    ...site,
    ...{ admin, person, own, save, draft, asAdmin },
    /** A document of the institute, for staff only unless `fields` say otherwise. */
    paper: (fields: object = {}) => text('Gehälter', 'gehaltsliste.txt', fields),
    picture: () =>
      upload(admin, 'POST', '/backstage/file-manager/upload', new File([png], 'vertraulich.png'), {
        folder: 'intern',
        again: '1',
      }),
    portrait: () => upload(person, 'PUT', `${me}/image`, new File([png], 'ich.png')),
    isOpen: async (src: string) =>
      (await site.ask({ method: 'GET', path: src.replace('/api/v1', '') })).statusCode === 200,
  }
}

const linksTo = (ids: number[]) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: ids.map(id => ({
        type: 'text',
        text: 'hier',
        marks: [{ type: 'link', attrs: { href: null, kind: 'files', id } }],
      })),
    },
  ],
})
const linkTo = (id: number) => linksTo([id])
const pictureOf = (fileId: number) => ({ type: 'doc', content: [{ type: 'image', attrs: { fileId } }] })

type Refused = { statusCode: number; json(): { code: string; errors: { field: string; message: string }[] } }

function readRefusal(answer: Refused) {
  const { code, errors } = answer.json()
  return [answer.statusCode, code, errors?.map(({ field, message }) => [field, message])]
}

const sentence = forms.ownFilesOnly.de

test('nobody makes a file of the institute public by naming it in their own profile', async () => {
  const { save, draft, paper, picture, isOpen, own } = await openOwnFiles()
  const [secret, work] = [await paper(), await picture()]
  const wishes: [field: string, fields: object][] = [
    ['imageId', { imageId: work.id, hasImageConsent: true }],
    ['imageId', { imageId: secret.id, hasImageConsent: true }],
    ['aboutMe.de.content.0.content.0', { aboutMe: { de: linkTo(secret.id), en: null } }],
    ['publications.en.content.0.content.0', { publications: { de: null, en: linkTo(secret.id) } }],
    ['aboutMe.en.content.0', { aboutMe: { de: null, en: pictureOf(work.id) } }],
    ['imageId', { imageId: 999_999 }],
  ]
  for (const [field, fields] of wishes) {
    const refused = [422, 'invalid', [[field, sentence]]]
    expect(readRefusal(await save({ ...fields, isVisible: true }))).toEqual(refused)
    expect(readRefusal(await draft(fields))).toEqual(refused)
  }
  expect(await isOpen(secret.src)).toBe(false)
  expect(await isOpen(work.src)).toBe(false)
  expect(await own()).toMatchObject({ imageId: null, isVisible: false })
})

test('a profile may refer to public files, its present files and the own portrait', async () => {
  const { save, draft, paper, picture, portrait, asAdmin, own, isOpen } = await openOwnFiles()
  const open = await paper({ isPublic: '1' })
  const mine = await portrait()
  expect((await save({ imageId: null })).statusCode).toBe(200)
  const wish = {
    imageId: mine.id,
    hasImageConsent: true,
    isVisible: true,
    aboutMe: { de: linkTo(open.id), en: null },
  }
  expect((await draft(wish)).statusCode).toBe(200)
  expect((await save(wish)).statusCode).toBe(200)
  expect(await isOpen(mine.src)).toBe(true)
  // An administrator may choose this picture for the user: it stays on later saves, but the user cannot
  // choose it again once removed.
  const chosen = await picture()
  await asAdmin({ imageId: chosen.id, hasImageConsent: false })
  expect((await save({ hasImageConsent: true, room: '1.02' })).statusCode).toBe(200)
  expect((await save({ imageId: null })).statusCode).toBe(200)
  expect(readRefusal(await save({ imageId: chosen.id }))).toEqual([422, 'invalid', [['imageId', sentence]]])
  expect((await own()).imageId).toBeNull()
})

test('a profile may refer to a file on a public page, but not to one on a hidden page', async () => {
  const { save, picture, staff, ask, admin, asAdmin } = await openOwnFiles()
  const shown = await picture()
  const other = await staff('editor')
  const path = `/backstage/user-group/user/${other.id}`
  const show = async (isVisible: boolean) => {
    const { version } = (await ask({ method: 'GET', path, headers: admin.headers })).json()
    const payload = { version, imageId: shown.id, hasImageConsent: true, isVisible }
    expect((await ask({ method: 'PATCH', path, headers: admin.headers, payload })).statusCode).toBe(200)
  }
  await show(false)
  expect((await save({ imageId: shown.id })).statusCode).toBe(422)
  await show(true)
  expect((await save({ imageId: shown.id })).statusCode).toBe(200)
  await asAdmin({ imageId: null })
})

test('a stale version is reported before the files are checked', async () => {
  const { ask, person, paper } = await openOwnFiles()
  const { id } = await paper()
  const payload = { version: 77, imageId: id }
  const answer = await ask({ method: 'PATCH', path: me, headers: person.headers, payload })
  expect(answer.json().code).toBe('staleVersion')
})

test.each(['newsEditor', 'userManager', 'editor'])(
  'a person who may choose files (%s) may refer to any file',
  async role => {
    const { save, picture } = await openOwnFiles(role)
    const { id } = await picture()
    expect((await save({ imageId: id })).statusCode).toBe(200)
  },
)

test('an uploaded portrait is a file of its own even if the institute has the same picture', async () => {
  const { picture, portrait, own, save, isOpen } = await openOwnFiles()
  const theirs = await picture()
  const mine = await portrait()
  expect(mine.id).not.toBe(theirs.id)
  expect(mine).toMatchObject({ folder: 'portraits', name: 'ich.png' })
  expect(await own()).toMatchObject({ imageId: mine.id, portrait: { isOwn: true } })
  expect((await save({ hasImageConsent: true, isVisible: true })).statusCode).toBe(200)
  expect([await isOpen(mine.src), await isOpen(theirs.src)]).toEqual([true, false])
})

test('hundreds of links are looked up in few statements, and no more than five hundred are kept', async () => {
  const { save, person, dependencies } = await openOwnFiles()
  const facts = (n: number) => ({
    ...{ name: `${n}.txt`, folder: 'viele', type: 'text/plain', sizeBytes: 1, hash: 'a'.repeat(64) },
    createdBy: person.id,
  })
  const files = Array.from({ length: 501 }, (_, n) => facts(n))
  const rows = await dependencies.db.insertInto('files').values(files).returning('id').execute()
  const own = rows.map(({ id }) => id)
  const strange = own.slice(0, 300).map(id => id + 100_000)
  const noted = noteStatements()
  const savedWith = async (ids: number[]) => {
    noted.texts = []
    const answer = await save({ aboutMe: { de: linksTo(ids), en: linksTo(ids) } })
    expect(noted.texts.length).toBeLessThanOrEqual(60)
    return answer
  }
  expect((await savedWith(strange)).statusCode).toBe(422)
  // Role and status are two more.
  expect((await savedWith(own.slice(0, 498))).statusCode).toBe(200)
  expect(readRefusal(await savedWith(own))).toEqual([
    ...[422, 'invalid'],
    [['aboutMe.de.content.0.content.498', forms['tooManyReferences'].de]],
  ])
})
