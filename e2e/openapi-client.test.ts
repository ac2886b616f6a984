import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, type Site, startSite } from './site.ts'

const run = promisify(execFile)
const generator = 'e2e/openapi-client/node_modules/openapi-typescript/bin/cli.js'

let site: Site
let folder: string
beforeAll(async () => {
  site = await startSite()
  folder = await mkdtemp('build/client-') // inside the project, where its packages are found
  const description = await fetch(`${site.url}/api/v1/openapi.json`)
  await writeFile(join(folder, 'api.json'), await description.text())
  await run(process.execPath, [generator, join(folder, 'api.json'), '-o', join(folder, 'api.ts')])
}, 120_000)
afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A client program that uses nothing but the OpenAPI document. */
const program = (title: string) => `
import createClient from 'openapi-fetch'
import type { paths } from './api.ts'

const [baseUrl = '', username = '', password = ''] = process.argv.slice(2)
const client = createClient<paths>({ baseUrl })
const login = await client.POST('/auth/login', { body: { username, password } })
if (!login.data) throw new Error(login.error.message)
const headers = { authorization: 'Bearer ' + login.data.token }

const list = await client.GET('/backstage/info/news', { headers, params: { query: { limit: 1 } } })
// A list answers a page, and with \`format\` a file: an object, or a text.
const page = typeof list.data === 'object' ? list.data : undefined
const title = { ${title}: 'Von einem fremden Programm', en: 'By a foreign program' }
const none = { de: '', en: '' }
const made = await client.POST('/backstage/info/news', {
  headers,
  body: {
    title,
    teaser: none,
    content: { de: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Wort' }] }] }, en: null },
    slug: none, tags: [], categoryId: null, imageId: null, imageAlt: null, authorId: null,
    isVisible: true, publishAt: null, unpublishAt: null,
  },
})
if (!made.data) throw new Error(made.error.message)
const read = await client.GET('/info/news/{slug}', { params: { path: { slug: made.data.slug.de } } })
const refused = await client.GET('/backstage/info/news/{id}', { params: { path: { id: made.data.id } } })
console.log(JSON.stringify({ count: page?.count, title: read.data?.title, refused: refused.error?.code }))
`

async function typeErrorsOf(file: string): Promise<string> {
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2024',
    '--module',
    'nodenext',
  ]
  const types = ['--allowImportingTsExtensions', '--types', 'node']
  const tsc = ['node_modules/typescript/bin/tsc', ...options, ...types, file]
  return run(process.execPath, tsc).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

test('a client made of the description logs in, reads and writes a news item', async () => {
  const file = join(folder, 'client.ts')
  await writeFile(file, program('de'))
  expect(await typeErrorsOf(file)).toBe('')
  const { stdout } = await run(process.execPath, [file, `${site.url}/api/v1`, 'jonas', password])
  expect(JSON.parse(stdout)).toEqual({
    count: expect.any(Number),
    title: 'Von einem fremden Programm',
    refused: 'notLoggedIn',
  })
}, 120_000)

test('the types of the client refuse an unknown language', async () => {
  const file = join(folder, 'wrong.ts')
  await writeFile(file, program('fr'))
  expect(await typeErrorsOf(file)).toContain("Property 'de' is missing")
}, 120_000)
