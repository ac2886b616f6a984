import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '#contract/files/file.ts'
import { errors } from '#messages/errors.ts'
import { useUp } from '#server/platform/limits/test-limits.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import { openTestSite } from '#server/test-site.ts'

const encoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const end = '\r\n--x--\r\n'
const withFile = { type: multipart, payload: `${head}ab${end}` }

test('a form is taken by a page that has one, and by no other address', async () => {
  const { send } = await openForms()
  expect(await send('/de/kontakt')).toBe('taken')
  expect(await send('/de/a/b/c')).toBe('404 notFound')
  expect(await send('/de/backstage')).toBe('404 notFound')
  expect(await send('/de/newsletter/abmelden/a')).toBe('404 notFound')
  expect(await send('/de/impressum')).toBe('405 methodNotAllowed')
})

test('a form is accepted only in the encoding that its page expects, with a file or without', async () => {
  const { send } = await openForms()
  expect(await send('/de/kontakt', withFile)).toBe('415 wrongMediaType')
  expect(await send('/de/artifact/sommer', withFile)).toBe('taken')
  expect(await send('/de/artifact/sommer')).toBe('415 wrongMediaType')
  expect(await send('/de/artifact/einreichung/abc', withFile)).toBe('taken')
  expect(await send('/de/artifact/einreichung/abc')).toBe('taken')
})

test('one-click unsubscribing accepts both form encodings, but no file and no extra fields', async () => {
  const { send } = await openForms()
  const leave = '/de/forschung/probanden/abmelden/abc'
  const part = '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\n'
  expect(await send(leave)).toBe('taken')
  expect(await send(leave, { type: multipart, payload: `${part}One-Click${end}` })).toBe('taken')
  expect(await send(leave, withFile)).toMatch(/^4\d\d /)
  const many = `${part}One-Click\r\n`.repeat(11)
  expect(await send(leave, { type: multipart, payload: `${many}--x--\r\n` })).toMatch(/^4\d\d /)
  expect(await send(leave, { type: multipart, payload: part })).toBe('400 badRequest')
})

test('a form without a content type is refused', async () => {
  const { send } = await openForms()
  for (const path of ['/de/kontakt', '/de/artifact/sommer', '/de/artifact/einreichung/abc'])
    for (const payload of [undefined, 'name=Ada'])
      expect([path, await send(path, { type: undefined, payload })]).toEqual([path, '415 wrongMediaType'])
})

test('forms are rate limited', async () => {
  const { send, dependencies } = await openForms()
  await useUp(dependencies.limits, 'form')
  expect(await send('/de/kontakt')).toBe('429 tooMany')
})

test('forms with a file have a rate limit of their own', async () => {
  const { send, dependencies } = await openForms()
  await useUp(dependencies.limits, 'sentFile')
  expect(await send('/de/artifact/sommer', withFile)).toBe('429 tooMany')
  expect(await send('/de/artifact/einreichung/abc', withFile)).toBe('429 tooMany')
  expect(await send('/de/artifact/einreichung/abc')).toBe('taken')
})

test('a browser gets a page with the reason why its form was refused', async () => {
  const { request, dependencies } = await openForms()
  const headers = { 'content-type': encoded, accept: 'text/html,*/*;q=0.8', 'accept-language': 'fr' }
  const read = async (url: string) => {
    const answer = await request({ method: 'POST', url, headers, payload: 'name=Ada' })
    const [, sentence] = /<h1>(.*?)<\/h1>/.exec(answer.body) ?? []
    return [answer.statusCode, answer.headers['content-type'], sentence]
  }
  const page = 'text/html; charset=utf-8'
  expect(await read('/de/impressum')).toEqual([405, page, errors.methodNotAllowed.de])
  await useUp(dependencies.limits, 'form')
  expect(await read('/en/contact')).toEqual([429, page, expect.stringContaining(errors.tooMany.en)])
})

test('forms sent to unknown addresses are rate limited', async () => {
  const { send, dependencies } = await openForms()
  await useUp(dependencies.limits, 'notFound')
  expect(await send('/de/a/b/c')).toBe('429 tooMany')
})

test('a form with a too large file still reaches its page, and nothing of the file is kept', async () => {
  const { send, dependencies } = await openForms()
  const payload = Buffer.concat([Buffer.from(head), Buffer.alloc(maxUploadBytes + 1), Buffer.from(end)])
  expect(await send('/de/artifact/sommer', { type: multipart, payload })).toBe('taken')
  expect(await readdir(join(dependencies.config.dataDir, 'tmp'))).toEqual([])
})

interface Sent {
  type: string | undefined
  payload: string | Buffer | undefined
}

/** Opens a site whose pages accept any form. */
async function openForms() {
  const render: Render = async ({ form }) => ({
    ...{ status: 200, location: null, scriptHashes: [] },
    html: form === null ? 'read' : 'taken',
  })
  const site = await openTestSite({}, render)
  return {
    ...site,
    /** Returns `taken`, or the reason for the refusal. */
    async send(url: string, { type, payload }: Sent = { type: encoded, payload: 'name=Ada' }) {
      const headers = type === undefined ? {} : { 'content-type': type }
      const body = payload === undefined ? {} : { payload }
      const answer = await site.request({ method: 'POST', url, headers, ...body })
      return answer.statusCode === 200 ? answer.body : `${answer.statusCode} ${answer.json().code}`
    },
  }
}
