// Input for the requests of `npm run costs`: slugs, tokens of letters and bodies that the demo site accepts.
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'

const event = 'offener-abend-ein-gehirn-in-millimetern'
const poll = 'themen-fuer-den-tag-der-offenen-tuer'
const article = 'first-images-of-a-whole-body-scanner-uniformity-noise-and-a-list-of-faults'
const report = 'jahresbericht-2024'
const contest = 'formen-des-feldes'
const submission = 'unsichtbares-sichtbar'
const news = 'acht-kanaele-ein-gleichmaessiges-feld'

type Body = object | FormData

export interface Examples {
  /** By the name of a page or a call. */
  slugs: Readonly<Record<string, string>>
  /** Tokens from letters; where a token works only once, another one for each n. */
  tokens: Readonly<Record<string, (n: number) => string>>
  bodies: Readonly<Record<string, (n: number) => Body>>
}

const links = {
  registration: /\/(?:registrierung|registration)\/([\w-]{43})/,
  submission: /\/artifact\/(?:einreichung|submission)\/([\w-]{43})/,
  poll: /\/info\/(?:abstimmung\/bestaetigen|poll\/confirm)\/([\w-]{43})/,
  volunteer: /\/(?:probanden\/bestaetigen|volunteers\/confirm)\/([\w-]{43})/,
  leave: /\/(?:probanden\/abmelden|volunteers\/unsubscribe)\/([\w-]{43})/,
  contest: /\/artifact-(?:abstimmung\/bestaetigen|voting\/confirm)\/([\w-]{43})/,
}

/** Registers, votes and submits to get tokens for the requests; `count` of each kind that works only once. */
export async function examplesOf(url: string, count: number): Promise<Examples> {
  const { works } = await read<{ works: { id: number; slug: string }[] }>(`${url}/api/v1/artifact/${contest}`)
  const { options } = await read<{ options: { id: string }[] }>(`${url}/api/v1/info/poll/${poll}`)
  const [work] = works
  const bodies = bodiesWith(await aPicture(), { option: options[0]?.id ?? '', work: String(work?.id) })
  const tokensOf = async (call: keyof typeof bodies, path: string, link: RegExp, times: number) => {
    for (let n = 0; n < times; n += 1) await send(`${url}/api/v1/${path}`, bodies[call](n))
    const tokens = await tokensIn(url, link, times)
    return (n: number) => tokens[n % tokens.length] ?? ''
  }
  const registered = await tokensOf('events.register', `info/registration/${event}`, links.registration, 1)
  const submitted = await tokensOf(
    'contests.submit',
    `artifact/${submission}/contribution`,
    links.submission,
    count,
  )
  const polled = await tokensOf('polls.vote', `info/poll/${poll}`, links.poll, count)
  const voted = await tokensOf('contests.vote', `artifact-voting/${contest}`, links.contest, count)
  const volunteered = await tokensOf('volunteers.register', 'info/volunteer/registration', links.volunteer, 1)
  const left = await tokensOf('volunteers.register', 'info/volunteer/registration', links.leave, count)
  return {
    slugs: { ...slugs, artifactContribution: work?.slug ?? '', 'contests.contribution': work?.slug ?? '' },
    tokens: {
      ...{ registration: registered, 'events.findRegistration': registered },
      ...{ 'events.registrationCalendar': registered, 'events.changeRegistration': registered },
      ...{ artifactSubmission: submitted, 'contests.submission': submitted },
      ...{ 'contests.changeSubmission': submitted, 'contests.replaceFile': submitted },
      ...{ confirmBallot: polled, 'polls.findBallot': polled, 'polls.confirm': polled },
      ...{ volunteerConfirm: volunteered, 'volunteers.findRegistration': volunteered },
      ...{ 'volunteers.confirm': volunteered, volunteerUnsubscribe: left },
      ...{ 'volunteers.findUnsubscription': left, 'volunteers.leave': left },
      ...{ artifactBallot: voted, 'contests.findBallot': voted, 'contests.confirmBallot': voted },
    },
    bodies,
  }
}

const slugs = {
  ...{ newsItem: news, 'news.find': news, event, 'events.find': event, 'events.register': event },
  ...{ lectureEdition: '2015', 'lecture.find': '2015', poll, 'polls.find': poll, 'polls.vote': poll },
  ...{ artifactContest: contest, 'contests.find': contest, 'contests.vote': contest },
  ...{ 'contests.submit': submission, article, 'articles.find': article },
  ...{ report, 'reports.find': report },
}

function bodiesWith(picture: Buffer, { option, work }: { option: string; work: string }) {
  const ballot = (id: string) => ({ email: someone(), votes: [{ id, value: 1 }], terms: true })
  return {
    ...plainBodies,
    'events.register': registration,
    'lecture.register': registration,
    'events.changeRegistration': (n: number) => ({ action: 'change', city: `Essen ${n}` }),
    'volunteers.register': () => ({ email: someone(), consent: true }),
    'volunteers.confirm': () => ({ signup: true }),
    'volunteers.leave': () => ({ signout: true }),
    'polls.vote': () => ballot(option),
    'polls.confirm': () => ({ confirm: true }),
    'contests.vote': () => ballot(work),
    'contests.confirmBallot': () => ({ confirm: true }),
    'contests.submit': () => contribution(picture),
    'contests.changeSubmission': (n: number) => ({ action: 'change', titleDe: `Stille ${n}` }),
    'contests.replaceFile': () => formWith(picture),
  } satisfies Examples['bodies']
}

function aPicture(): Promise<Buffer> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#9d6550' } })
    .jpeg()
    .toBuffer()
}

const letter = () => ({ name: 'Ada', email: someone(), message: 'Hallo', consent: true })
const plainBodies: Examples['bodies'] = {
  'account.login': () => ({ username: 'nobody', password: 'wrong' }),
  'contact.send': letter,
  'contact.reportBarrier': () => ({ ...letter(), page: '' }),
  'site.countView': () => ({ page: 'home', language: 'de', referrer: '' }),
  'account.requestReset': () => ({ email: someone() }),
  'account.resetPassword': () => ({ password: 'vier stille Wörter im Feld' }),
}

const someone = () => `${randomUUID()}@example.org`

// Another person each time.
function registration() {
  return {
    ...{ firstName: 'Lise', lastName: 'Meitner', institution: 'Institut', city: 'Essen', country: 'DE' },
    ...{ email: someone(), participation: 'inPresence', consent: true },
  }
}

function contribution(picture: Buffer): FormData {
  const form = formWith(picture)
  const fields = {
    ...{
      kind: 'picture',
      titleDe: 'Stille im k-Raum',
      textDe: 'Ein Blick hinein.',
      altTextDe: 'Helle Mitte.',
    },
    ...{ name: 'Lise Meitner', email: someone(), consent: 'on', rights: 'on', noAi: 'on' },
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

function formWith(picture: Buffer): FormData {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'werk.jpg')
  return form
}

async function read<Answer>(address: string): Promise<Answer> {
  return (await fetch(address)).json() as Promise<Answer>
}

let sent = 0

async function send(address: string, body: Body): Promise<void> {
  sent += 1
  const answer = await fetch(address, { method: 'PUT', ...asSent(body, sent) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
}

/** Returns headers and body of a request that comes from the n-th of many IP addresses. */
export function asSent(body: Body, n: number): { headers: Record<string, string>; body: string | FormData } {
  const from = { 'x-forwarded-for': `198.51.${100 + (Math.floor(n / 250) % 100)}.${n % 250}` }
  if (body instanceof FormData) return { headers: from, body }
  return { headers: { ...from, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

/** Returns the tokens of the latest letters with such a link, read from the demo's list of letters. */
async function tokensIn(url: string, link: RegExp, count: number): Promise<string[]> {
  const list = await (await fetch(`${url}/dev/mails`)).text()
  const tokens: string[] = []
  for (const [, id] of list.matchAll(/href="\/dev\/mails\/(\d+)"/g)) {
    if (tokens.length === count) return tokens
    const [, token] = link.exec(await (await fetch(`${url}/dev/mails/${id}`)).text()) ?? []
    if (token) tokens.push(token)
  }
  if (tokens.length === 0) throw new Error(`No letter has a link like ${link}.`)
  return tokens
}
