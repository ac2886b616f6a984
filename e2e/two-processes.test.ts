import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, type Site, type SiteWithDatabase, startOwnSite, startSiteOn } from './site.ts'

let one: SiteWithDatabase
let other: Site

beforeAll(async () => {
  one = await startOwnSite()
  other = await startSiteOn(one.database.url, { DATA_DIR: one.folder })
})
afterAll(async () => {
  await other?.stop()
  await one?.stop()
})

const json = { 'content-type': 'application/json' }

async function editor(site: Site) {
  const body = JSON.stringify({ username: 'jonas', password })
  const answer = await fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  const { token } = (await answer.json()) as { token: string }
  return (path: string, method: string, input: object) =>
    fetch(`${site.url}/api/v1/backstage/info/news${path}`, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(input),
    })
}

/** Waits until the HTML of a page meets the condition. */
async function until(site: Site, path: string, isThere: (html: string) => boolean): Promise<void> {
  const answer = async () => isThere(await (await fetch(site.url + path)).text())
  await expect.poll(answer, { interval: 20 }).toBe(true)
}

test('a change saved by one process appears on cached pages of the other, both ways', async () => {
  const title = 'Acht Kanäle'
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const edit = await editor(from)
    const has = (html: string) => html.includes(title)
    await until(to, '/de', has)
    expect((await edit('/1/visibility', 'PATCH', { isVisible: false })).status).toBe(200)
    await until(to, '/de', html => !has(html))
    expect((await fetch(`${to.url}/de/info/neuigkeiten/acht-kanaele-ein-gleichmaessiges-feld`)).status).toBe(
      404,
    )
    await edit('/1/visibility', 'PATCH', { isVisible: true })
    await until(to, '/de', has)
  }
})

test('a login ended at one process is ended at the other', async () => {
  const body = JSON.stringify({ username: 'hanna', password })
  const answer = await fetch(`${one.url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  const { token } = (await answer.json()) as { token: string }
  const authorization = `Bearer ${token}`
  const me = () => fetch(`${other.url}/api/v1/auth/me`, { headers: { authorization } })
  expect((await me()).status).toBe(200)
  await fetch(`${one.url}/api/v1/auth/logout`, {
    method: 'POST',
    headers: { ...json, authorization },
    body: '{}',
  })
  expect((await me()).status).toBe(401)
})

test('a process that does not share the folder of files says so at its start, one that does is silent', {
  tags: 'nightly',
}, async () => {
  const secret = (await readFile(join(one.folder, 'secret'), 'utf8')).trim()
  const heard = async (folder: string) => {
    const site = await startSiteOn(one.database.url, { DATA_DIR: folder, SITE_SECRET: secret })
    const output = site.child.stdout ? text(site.child.stdout) : ''
    await site.stop()
    return (await output).includes('need the same DATA_DIR/files')
  }
  const [shared, own] = [one.folder, await mkdtemp(join(tmpdir(), 'larmor-own-'))]
  expect(await heard(shared)).toBe(false)
  await chmod(own, 0o711)
  expect(await heard(own)).toBe(true)
  await rm(own, { recursive: true })
})
