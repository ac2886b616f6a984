import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, pageNames, pathname } from '../contract/pathnames.ts'
import { type Ask, json, staffOf } from './api.ts'
import { sendRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let hanna: Ask
beforeAll(async () => {
  site = await startSite()
  hanna = await staffOf(site, 'hanna')
})
afterAll(() => site?.stop())

describe('forms of another site', () => {
  const token = 'A'.repeat(43)
  const tokens = { token, activation: token, deactivation: token }
  const withForm = pageNames.filter(name => pathname(name).hasForm)
  test('are refused by every page that has one', async () => {
    expect(withForm.length).toBeGreaterThan(3)
    for (const name of withForm)
      for (const headers of [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ]) {
        const body = new URLSearchParams({ name: 'x' })
        const address = site.url + addressOf(name, 'de', { ...tokens, slug: 'a' })
        const answer = await fetch(address, {
          method: 'POST',
          body,
          headers: headers as Record<string, string>,
        })
        expect([name, answer.status]).toEqual([name, 403])
      }
  })
  test('are refused as JSON under another content type', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { 'content-type': type }
      const answer = await fetch(`${site.url}/api/v1/auth/login`, {
        method: 'POST',
        headers,
        body: '{"username":"hanna"}',
      })
      expect(answer.status).toBe(415)
    }
  })
})

test('form fields named like built-in properties cause no server error', async () => {
  for (const name of pageNames.filter(one => pathname(one).hasForm)) {
    const body = new URLSearchParams(
      [...['__proto__', 'constructor', 'toString', 'x'], '__proto__'].map(one => [one, one]),
    )
    const address = site.url + addressOf(name, 'de', { token: 'A'.repeat(43), slug: 'a' })
    const answer = await fetch(address, { method: 'POST', body, headers: { origin: site.url } })
    expect([name, answer.status < 500]).toEqual([name, true])
  }
})

describe('asking for a new password', () => {
  const ask = (email: string, headers: Record<string, string> = {}) =>
    fetch(`${site.url}/api/v1/auth/reset-password-request`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': '198.51.100.77', ...headers },
      body: JSON.stringify({ email }),
    })

  test('with another host in the headers gives a link of this site', async () => {
    const host = 'evil.example'
    const forged = { 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-host': host }
    const { body: me } = await hanna<{ email: string }>('GET', '/auth/me')
    expect((await ask(me.email, forged)).status).toBe(202)
    const lines = [
      `host: ${host}`,
      'connection: close',
      'content-type: application/json',
      'content-length: 2',
    ]
    const raw = `POST /api/v1/auth/reset-password-request HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n{}`
    expect((await sendRaw(site.url, raw)).status).toBe(421)
    const letter = await letterTo(me.email)
    expect(letter).toContain(site.url)
    expect(letter).not.toContain(host)
  })
  test('is answered alike for known and unknown addresses', async () => {
    const { body: me } = await hanna<{ email: string }>('GET', '/auth/me')
    const shown = async (email: string) => {
      const answer = await ask(email)
      const { date: _, ...headers } = Object.fromEntries(answer.headers)
      return [answer.status, headers, await answer.text()]
    }
    expect(await shown('nobody@example.org')).toEqual(await shown(me.email))
  })

  async function letterTo(email: string): Promise<string> {
    for (let attempt = 0; attempt < 300; attempt += 1) {
      const { body } = await hanna<{ rows: { id: number; recipient: string; purpose: string }[] }>(
        'GET',
        '/backstage/mail',
      )
      const found = body.rows.find(
        ({ recipient, purpose }) => recipient.includes(email) && /reset/i.test(purpose),
      )
      if (found) return JSON.stringify((await hanna('GET', `/backstage/mail/${found.id}`)).body)
      await new Promise(resolve => setTimeout(resolve, 100))
    }
    throw new Error('no letter came')
  }
})

test('of two hundred wrong passwords at once only a few are tried, and pages go on', async () => {
  const attempt = (n: number) =>
    fetch(`${site.url}/api/v1/auth/login`, {
      method: 'POST',
      headers: { ...json, 'x-forwarded-for': `198.51.${n}.9` },
      body: JSON.stringify({ username: 'jonas', password: 'falsch geraten, alles' }),
    })
  const answers = Promise.all(Array.from({ length: 200 }, (_, n) => attempt(n)))
  expect((await fetch(`${site.url}/de/kontakt`)).status).toBe(200)
  const statuses = (await answers).map(({ status }) => status)
  expect(statuses.filter(status => status === 401).length).toBeLessThanOrEqual(5)
  expect(new Set(statuses).difference(new Set([401, 423, 429, 503]))).toEqual(new Set())
})
