import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, type Site, startSite } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '127.0.0.0/8' })
})
afterAll(() => site?.stop())

const json = { 'content-type': 'application/json' }
const from = (ip: string) => ({ 'x-forwarded-for': ip })

test('who asks for what does not exist is stopped after a minute’s worth, and others are not', async () => {
  const ask = (ip: string, n: number) => fetch(`${site.url}/de/hole-${n}`, { headers: from(ip) })
  for (let n = 0; n < 60; n += 1) expect((await ask('198.51.100.1', n)).status).toBe(404)
  const stopped = await ask('198.51.100.1', 61)
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('198.51.100.2', 1)).status).toBe(404)
})

test('pages that are kept are for everybody, however often', async () => {
  for (let n = 0; n < 400; n += 1) {
    expect((await fetch(`${site.url}/de`, { headers: from('198.51.100.3') })).status).toBe(200)
  }
})

test('pages that must be made are counted, five a second', async () => {
  const ask = (n: number) => fetch(`${site.url}/de/login?to=${n}`, { headers: from('198.51.100.4') })
  const answers = await Promise.all(Array.from({ length: 310 }, (_, n) => ask(n)))
  expect(answers.filter(({ status }) => status === 429).length).toBe(10)
})

test('a refresh token that is none any more is taken back', async () => {
  const answer = await fetch(`${site.url}/api/v1/auth/refresh`, {
    method: 'POST',
    headers: { ...json, cookie: `refresh=${'x'.repeat(43)}` },
    body: '{}',
  })
  expect(answer.status).toBe(401)
  expect(answer.headers.get('set-cookie')).toMatch(/^refresh=; .*Max-Age=0/)
})

test('a write sent twice with one Idempotency-Key is done once', async () => {
  const send = (message: string, key: string) =>
    fetch(`${site.url}/api/v1/info/contact`, {
      method: 'PUT',
      headers: { ...json, ...from('198.51.100.5'), 'idempotency-key': key },
      body: JSON.stringify({ name: 'Lise', email: 'lise@example.org', message, consent: true }),
    })
  expect((await send('Eins', 'key-number-1')).status).toBe(202)
  expect((await send('Zwei', 'key-number-1')).status).toBe(202)
  expect((await send('Drei', 'key-number-2')).status).toBe(202)
  expect(await letters('contact')).toBe(2)
})

test('a letter that is on its way is not sent again', async () => {
  const { headers, rows } = await outbox()
  const answer = await fetch(`${site.url}/api/v1/backstage/mail/${rows[0]?.id}/send-again`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: '{}',
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'alreadySent' })
})

async function letters(purpose: string): Promise<number> {
  return (await outbox()).rows.filter(letter => letter.purpose === purpose).length
}

async function outbox() {
  const body = JSON.stringify({ username: 'hanna', password })
  const login = await fetch(`${site.url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
  const headers = { authorization: `Bearer ${((await login.json()) as { token: string }).token}` }
  const answer = await fetch(`${site.url}/api/v1/backstage/mail`, { headers })
  const { rows } = (await answer.json()) as { rows: { id: number; purpose: string }[] }
  return { headers, rows }
}
