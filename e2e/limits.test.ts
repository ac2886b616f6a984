import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allCalls } from '../contract/addresses.ts'
import { limitTable } from '../contract/limits.ts'
import { password, type SiteWithDatabase, startOwnSite } from './site.ts'

let site: SiteWithDatabase
beforeAll(async () => {
  site = await startOwnSite({ TRUST_PROXY: '127.0.0.0/8' })
})
afterAll(() => site?.stop())

const json = { 'content-type': 'application/json' }
const from = (ip: string) => ({ 'x-forwarded-for': ip })

test('an IP address is refused after sixty unknown addresses in a minute, and others are not', async () => {
  const ask = (ip: string, n: number) => fetch(`${site.url}/de/hole-${n}`, { headers: from(ip) })
  for (let n = 0; n < 60; n += 1) expect((await ask('198.51.100.1', n)).status).toBe(404)
  const stopped = await ask('198.51.100.1', 61)
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ask('198.51.100.2', 1)).status).toBe(404)
})

test('connections are kept for 72 seconds, longer than proxies keep theirs', async () => {
  const { headers } = await fetch(`${site.url}/de`)
  expect([headers.get('connection'), headers.get('keep-alive')]).toEqual(['keep-alive', 'timeout=72'])
})

test('cached pages are not rate limited', async () => {
  for (let n = 0; n < 400; n += 1) {
    expect((await fetch(`${site.url}/de`, { headers: from('198.51.100.3') })).status).toBe(200)
  }
})

test('uncached pages are rate limited', async () => {
  const ask = (n: number) => fetch(`${site.url}/de/login?to=${n}`, { headers: from('198.51.100.4') })
  const statuses: number[] = []
  // In portions, because a busy machine does not accept so many connections in time.
  while (statuses.length < limitTable.read.times + 10) {
    const some = Array.from({ length: 151 }, (_, n) => ask(statuses.length + n))
    statuses.push(...(await Promise.all(some)).map(({ status }) => status))
  }
  expect(statuses.filter(status => status === 429).length).toBe(10)
})

test('an invalid refresh token is removed from the cookie', async () => {
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

test('a letter that has not failed cannot be sent again', async () => {
  const { headers, rows } = await outbox()
  const answer = await fetch(`${site.url}/api/v1/backstage/mail/${rows[0]?.id}/send-again`, {
    method: 'POST',
    headers: { ...headers, ...json },
    body: '{}',
  })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({ code: 'alreadySent' })
})

/** Returns how many of these simultaneous requests are not refused by a limit. */
async function passed(count: number, ask: (n: number) => Promise<Response>): Promise<number> {
  const answers = await Promise.all(Array.from({ length: count }, (_, n) => ask(n)))
  for (const answer of answers.filter(({ status }) => status === 429))
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  return answers.filter(({ status }) => status !== 429).length
}

function post(path: string, body: object, ip: string, method = 'POST') {
  const headers = { ...json, ...from(ip) }
  return fetch(`${site.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
}

describe('the rate limit of an IP address allows', () => {
  test('1,500 page views a minute', { tags: 'nightly' }, async () => {
    const view = { page: 'home', language: 'de', referrer: '' }
    expect(await passed(1510, () => post('/page-view', view, '198.51.100.20'))).toBe(1500)
  })
  test('400 logouts a minute', async () => {
    expect(await passed(405, () => post('/auth/logout', {}, '198.51.100.21'))).toBe(400)
  })
  test('400 page forms a minute, also invalid ones', { tags: 'nightly' }, async () => {
    const body = new URLSearchParams({ name: 'x' })
    const send = () =>
      fetch(`${site.url}/de/kontakt`, { method: 'POST', body, headers: from('198.51.100.22') })
    expect(await passed(405, send)).toBe(400)
  })
})

describe('the rate limit for failed attempts', () => {
  const token = 'A'.repeat(43)
  const login = (n: number) =>
    post('/auth/login', { username: `nobody-${n}`, password: 'wrong' }, '198.51.100.30')
  const refresh = () => post('/auth/refresh', { refreshToken: token }, '198.51.100.31')
  const preview = (path: string, ip: string) => () =>
    fetch(`${site.url}/api/v1${path}`, { headers: from(ip) })
  const changeRegistration = () =>
    fetch(`${site.url}/api/v1/info/registration/${token}`, {
      method: 'PATCH',
      headers: { ...json, ...from('198.51.100.40') },
      body: JSON.stringify({ key: token, action: 'confirm' }),
    })
  const changeSubmission = () =>
    fetch(`${site.url}/api/v1/artifact/submission/${token}`, {
      method: 'PATCH',
      headers: { ...json, ...from('198.51.100.43') },
      body: JSON.stringify({ token, action: 'confirm' }),
    })
  const replaceFile = () => {
    const body = new FormData()
    body.set('file', new Blob(['x']), 'x.jpg')
    const headers = from('198.51.100.51')
    return fetch(`${site.url}/api/v1/artifact/submission/${token}/file`, { method: 'PUT', headers, body })
  }
  // From an IP address of its own: `vote` is limited by refusals, and a poll that does not exist is one.
  const vote = () => post('/info/poll/no-such-poll', {}, '198.51.100.44', 'PUT')
  const confirmBallot = () =>
    fetch(`${site.url}/api/v1/info/poll/ballot/${token}`, {
      method: 'PATCH',
      headers: { ...json, ...from('198.51.100.45') },
      body: JSON.stringify({ token, confirm: true }),
    })
  const voteOnContest = () => post('/artifact-voting/no-such-contest', {}, '198.51.100.48', 'PUT')
  const confirmContestBallot = () =>
    post(`/artifact-ballot/${token}`, { confirm: true }, '198.51.100.49', 'PATCH')
  const change = (path: string, body: object, ip: string) => () => post(path, body, ip, 'PATCH')
  const activation = `/info/newsletter/activation/${token}/${token}`
  const leaving = `/info/newsletter/unsubscription/${token}/${token}`
  const pause = `/info/newsletter/pause/${token}/${token}`
  const language = `/info/newsletter/language/${token}/${token}`
  const leaveInOneClick = () =>
    fetch(`${site.url}/api/v1${leaving}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers: from('198.51.100.56'),
    })
  const studyAnswer = `/info/study-answer/${token}`
  const volunteer = `/info/volunteer/registration/${token}`
  const ownData = `/info/my-data/${token}`
  const returning = `/info/newsletter/return/${token}`
  const offer = `/info/newsletter/registration/${token}`
  const refusal = `/info/no-confirmation/${token}`
  const ownFactor = `/auth/keep-second-factor/${token}`
  let step = ''
  /** Sends wrong codes after the right password. */
  const takeSecondStep = async () => {
    if (step === '') {
      await site.database.pool.query(
        `insert into second_factors (user_id, on_since, created_at) select id, now(), now() from users where username = 'mira'`,
      )
      const begun = await post('/auth/login', { username: 'mira', password }, '198.51.100.68')
      step =
        begun.headers
          .getSetCookie()
          .map(one => one.split(';')[0])
          .find(one => one?.includes('step=')) ?? ''
    }
    const headers = { ...json, ...from('198.51.100.68'), cookie: step }
    return fetch(`${site.url}/api/v1/auth/second-step`, {
      method: 'POST',
      headers,
      body: '{"code":"123456"}',
    })
  }
  let bearer = ''
  const prove = async () => {
    if (bearer === '') {
      const answer = await post('/auth/login', { username: 'jonas', password }, '198.51.100.69')
      bearer = `Bearer ${((await answer.json()) as { token: string }).token}`
    }
    const headers = { ...json, ...from('198.51.100.69'), authorization: bearer }
    const path = '/api/v1/backstage/user-group/me/proof'
    return fetch(site.url + path, { method: 'PUT', headers, body: '{"password":"some other words"}' })
  }
  const volunteerLeaves = `/info/volunteer/unsubscription/${token}`
  interface Attempt {
    times: number
    ask: (n: number) => Promise<Response>
    /** Whether the account is locked before the limit of the IP address is reached. */
    isLocked?: true
  }
  const attempts: Record<string, Attempt> = {
    'account.login': { times: 20, ask: login },
    'account.checkReset': {
      times: 30,
      ask: preview(`/auth/reset-password-request/${token}`, '198.51.100.64'),
    },
    'account.resetPassword': {
      times: 30,
      ask: change(`/auth/reset-password/${token}`, { password }, '198.51.100.65'),
    },
    'account.checkEmail': { times: 30, ask: preview(`/auth/confirm-email/${token}`, '198.51.100.66') },
    'account.confirmEmail': { times: 30, ask: change(`/auth/confirm-email/${token}`, {}, '198.51.100.67') },
    'account.takeSecondStep': { times: 20, ask: takeSecondStep, isLocked: true },
    'account.self.factor.prove': { times: limitTable.ownAccount.times, ask: prove },
    'account.factorOf.check': { times: 30, ask: preview(ownFactor, '198.51.100.84') },
    'account.factorOf.stop': { times: 30, ask: change(ownFactor, {}, '198.51.100.85') },
    'privacy.find': { times: 30, ask: preview(ownData, '198.51.100.86') },
    'privacy.asPage': { times: 30, ask: preview(`${ownData}/page`, '198.51.100.87') },
    'privacy.asJson': { times: 30, ask: preview(`${ownData}/json`, '198.51.100.88') },
    'privacy.erase': { times: 30, ask: () => post(`${ownData}/erasure`, {}, '198.51.100.89') },
    'privacy.openOwn': {
      times: 30,
      ask: () => post(`${ownData}/own-page`, { group: 'contact', place: 0 }, '198.51.100.90'),
    },
    'privacy.findRefusal': { times: 30, ask: preview(refusal, '198.51.100.91') },
    'privacy.refuse': { times: 30, ask: change(refusal, {}, '198.51.100.92') },
    'account.refresh': { times: limitTable.refresh.times, ask: refresh },
    'news.preview': { times: 30, ask: preview(`/info/news-preview/${token}`, '198.51.100.32') },
    'people.preview': { times: 30, ask: preview(`/about/team-preview/${token}`, '198.51.100.34') },
    'groups.preview': { times: 30, ask: preview(`/research/group-preview/${token}`, '198.51.100.35') },
    'events.preview': { times: 30, ask: preview(`/info/event-preview/${token}`, '198.51.100.36') },
    'lecture.preview': { times: 30, ask: preview(`/info/hahn-lecture-preview/${token}`, '198.51.100.37') },
    'events.findRegistration': { times: 30, ask: preview(`/info/registration/${token}`, '198.51.100.38') },
    'events.registrationCalendar': {
      times: 30,
      ask: preview(`/info/registration/${token}/calendar`, '198.51.100.39'),
    },
    'events.changeRegistration': { times: 30, ask: changeRegistration },
    'contests.preview': { times: 30, ask: preview(`/artifact-preview/${token}`, '198.51.100.41') },
    'contests.submission': { times: 30, ask: preview(`/artifact/submission/${token}`, '198.51.100.42') },
    'contests.changeSubmission': { times: 30, ask: changeSubmission },
    'contests.replaceFile': { times: 30, ask: replaceFile },
    'contests.vote': { times: 60, ask: voteOnContest },
    'contests.confirmBallot': { times: 30, ask: confirmContestBallot },
    'contests.findBallot': { times: 30, ask: preview(`/artifact-ballot/${token}`, '198.51.100.50') },
    'polls.vote': { times: 60, ask: vote },
    'polls.confirm': { times: 30, ask: confirmBallot },
    'polls.findBallot': { times: 30, ask: preview(`/info/poll/ballot/${token}`, '198.51.100.46') },
    'polls.preview': { times: 30, ask: preview(`/info/poll-preview/${token}`, '198.51.100.47') },
    'newsletter.findActivation': { times: 30, ask: preview(activation, '198.51.100.52') },
    'newsletter.activate': { times: 30, ask: change(activation, {}, '198.51.100.53') },
    'newsletter.findSubscription': { times: 30, ask: preview(leaving, '198.51.100.54') },
    'newsletter.unsubscribe': { times: 30, ask: change(leaving, {}, '198.51.100.55') },
    'newsletter.unsubscribeInOneClick': { times: 30, ask: leaveInOneClick },
    'newsletter.changeLanguage': { times: 30, ask: change(language, { locale: 'en' }, '198.51.100.57') },
    'newsletter.pause': { times: 30, ask: change(pause, { months: 1 }, '198.51.100.95') },
    'newsletter.findReturn': { times: 30, ask: preview(returning, '198.51.100.93') },
    'newsletter.subscribeAgain': { times: 30, ask: change(returning, {}, '198.51.100.94') },
    'newsletter.findOffer': { times: 30, ask: preview(offer, '198.51.100.101') },
    'newsletter.acceptOffer': { times: 30, ask: change(offer, { consent: true }, '198.51.100.102') },
    'articles.preview': {
      times: 30,
      ask: preview(`/publication/scientific-preview/${token}`, '198.51.100.79'),
    },
    'newsletter.preview': { times: 30, ask: preview(`/info/newsletter-preview/${token}`, '198.51.100.58') },
    'reports.preview': {
      times: 30,
      ask: preview(`/publication/report-preview/${token}`, '198.51.100.83'),
    },
    'studies.findAnswer': { times: 30, ask: preview(studyAnswer, '198.51.100.96') },
    'studies.answer': { times: 30, ask: change(studyAnswer, {}, '198.51.100.97') },
    'studies.preview': { times: 30, ask: preview(`/info/study-preview/${token}`, '198.51.100.59') },
    'volunteers.findRegistration': { times: 30, ask: preview(volunteer, '198.51.100.60') },
    'volunteers.confirm': { times: 30, ask: change(volunteer, { signup: true }, '198.51.100.61') },
    'volunteers.findUnsubscription': { times: 30, ask: preview(volunteerLeaves, '198.51.100.62') },
    'volunteers.leave': { times: 30, ask: change(volunteerLeaves, { signout: true }, '198.51.100.63') },
    'pages.preview': { times: 30, ask: preview(`/content-preview/${token}`, '198.51.100.33') },
  }
  test('is tested for each such call of the contract', () => {
    const named = allCalls().filter(({ meta }) => meta.limitBy?.itself || meta.limitBy?.failed)
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(attempts).sort())
  })
  test.each(Object.entries(attempts))('stops %s', async (_, { times, ask, isLocked }) => {
    for (let n = 0; n < times; n += 1) expect((await ask(n)).status).not.toBe(429)
    const stopped = await ask(times)
    expect(stopped.status).toBe(isLocked ? 423 : 429)
    if (!isLocked) expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(0)
  })
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
