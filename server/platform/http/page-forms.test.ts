import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { maxUploadBytes } from '#contract/files/file.ts'
import type { Render } from '#server/platform/rendering/rendering.ts'
import { openTestSite } from '#server/test-site.ts'

const encoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=x'
const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const end = '\r\n--x--\r\n'

test('a file that is too large is refused, and nothing of it stays', async () => {
  const { send, dependencies } = await openForms()
  const payload = Buffer.concat([Buffer.from(head), Buffer.alloc(maxUploadBytes + 1), Buffer.from(end)])
  expect(await send('/de/artifact/sommer', { type: multipart, payload })).toBe('413 tooLarge')
  expect(await readdir(join(dependencies.config.dataDir, 'tmp'))).toEqual([])
})

interface Sent {
  type: string | undefined
  payload: string | Buffer | undefined
}

/** A site whose pages take whatever they are sent. */
async function openForms() {
  const render: Render = async ({ form }) => ({
    ...{ status: 200, location: null, scriptHashes: [] },
    html: form === null ? 'read' : 'taken',
  })
  const site = await openTestSite({}, render)
  return {
    ...site,
    /** What a form is answered: `taken`, or why not. */
    async send(url: string, { type, payload }: Sent = { type: encoded, payload: 'name=Ada' }) {
      const headers = type === undefined ? {} : { 'content-type': type }
      const body = payload === undefined ? {} : { payload }
      const answer = await site.request({ method: 'POST', url, headers, ...body })
      return answer.statusCode === 200 ? answer.body : `${answer.statusCode} ${answer.json().code}`
    },
  }
}
