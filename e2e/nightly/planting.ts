import sharp from 'sharp'
import { expect } from 'vitest'
import type { z } from 'zod'
import { allCalls, type BoundCall } from '../../contract/addresses.ts'
import { blankContest } from '../../contract/contests/contest.ts'
import { blankEvent } from '../../contract/events/event.ts'
import { blankNewsletter } from '../../contract/newsletter/newsletter.ts'
import { blankPoll } from '../../contract/polls/poll.ts'
import { paragraphs } from '../../contract/richtext.ts'
import { blankRules, type VotingRules } from '../../contract/voting/rules.ts'
import type { TestSmtp } from '../../server/platform/mail/test-smtp.ts'
import { type Ask, filledPath, json, tokenOf } from '../api.ts'
import type { Site } from '../site.ts'

/** The word to search for: it is in every text of every form, and in the addresses. */
export const word = 'canary7qx'
const own = `${word}@example.org`
const byStaff = `staff.${word}@example.org`

const day = 24 * 60 * 60 * 1000 // milliseconds
const both = (text: string) => ({ de: text, en: text })
const slug = 'planted' // slug of every record created here

type Schema = z.core.$ZodTypes

/** Returns an input for the schema with the word in every text field, and the address in every e-mail field. */
function planted(schema: z.core.$ZodType, name = ''): unknown {
  const { def } = (schema as Schema)._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape as Record<string, z.core.$ZodType>)
          // Skips the honeypot field and the values that browsers fill in.
          .filter(([field]) => !/^(website|seconds|\w*[vV]ersion)$/.test(field))
          .map(([field, inner]) => [field, planted(inner, field)]),
      )
    case 'string':
      return name === 'email' ? own : word
    case 'enum':
      return Object.values(def.entries)[0]
    case 'literal':
      return (def.values as unknown[])[0]
    case 'optional':
    case 'default':
    case 'nullable':
      return planted(def.innerType, name)
    case 'pipe':
      return planted(
        ['unknown', 'transform'].includes((def.in as Schema)._zod.def.type) ? def.out : def.in,
        name,
      )
    default:
      throw new Error(`${name}: say what is planted in ${def.type}.`)
  }
}

/** Creates an event, a named poll, a poll for invited people, and a contest that accepts works. */
export async function openAddresses(ask: Ask): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * day).toISOString()
  await made(ask, '/backstage/event', {
    ...blankEvent,
    ...{ title: both('Gepflanzt'), teaser: both('Ein Tag'), slug: both(slug), isVisible: true },
    ...{ start: at(0.5), end: at(0.6), isDetailsVisible: true, hasRegistration: true },
    detailsContent: { de: paragraphs('Mehr.'), en: paragraphs('More.') },
    registration: {
      ...blankEvent.registration,
      ...{ isActive: true, asksPlace: true, inPresence: { isOffered: true, capacity: 10 } },
    },
  })
  const poll = (name: string, rules: Partial<VotingRules>) => ({
    ...blankPoll,
    ...{ title: both(name), slug: both(name), isVisible: true, closesAt: at(0.5) },
    options: ['red', 'blue'].map(id => ({ id, label: both(id), text: both(''), imageId: null })),
    rules: { ...blankRules, ...rules },
  })
  await made(ask, '/backstage/info/poll', poll(slug, { way: 'anybody', isNamed: true }))
  await made(ask, '/backstage/info/poll', poll(`${slug}-invited`, { way: 'invited' }))
  await made(ask, '/backstage/info/artifact', {
    ...blankContest(2040),
    ...{ title: both('Gepflanzt'), lead: both('Ein Wettbewerb'), slug: both(slug), isVisible: true },
    ...{ submissionStart: at(-1), submissionEnd: at(1), votingStart: at(2), votingEnd: at(3) },
  })
}

async function made(ask: Ask, path: string, body: object): Promise<number> {
  const answer = await ask<{ id: number }>('POST', path, body)
  expect([path, answer.status, answer.body]).toEqual([path, 201, answer.body])
  return answer.body.id
}

/** Sends every form of the contract and confirms by the letters; then votes, which are not forms. */
export async function plantByForms(site: Pick<Site, 'url'>, smtp: TestSmtp): Promise<void> {
  const forms = allCalls().filter(({ meta }) => meta.isForm)
  for (const form of forms) await sendForm(site, form)
  await confirm(site, smtp, '/info/newsletter/activation', /newsletter\/[\w/-]*?\/([\w-]{43})\/([\w-]{43})/)
  await confirm(site, smtp, '/info/volunteer/registration', /(?:bestaetigen|confirm)\/([\w-]{43})/, {
    signup: true,
  })
  await confirm(site, smtp, '/artifact/submission', /artifact\/(?:einreichung|submission)\/([\w-]{43})/, {
    action: 'confirm',
  })
  const ballot = { email: own, votes: [{ id: 'red', value: 1 }], terms: true }
  for (const key of [slug, `${slug}-invited`, word])
    await send(site, 'PUT', `/info/poll/${key}`, ballot, [200, 202, 400, 403, 404])
}

async function sendForm(site: Pick<Site, 'url'>, { name, path, procedure, meta }: BoundCall): Promise<void> {
  const schema = procedure['~orpc'].inputSchema as z.core.$ZodType
  const { slug: _, key: __, ...fields } = planted(schema) as Record<string, unknown>
  const address = filledPath(path, { slug, key: slug })
  const init = meta.takesFile
    ? { body: await withFile(fields) }
    : { headers: json, body: JSON.stringify(fields) }
  const answer = await fetch(`${site.url}/api/v1${address}`, { method: 'PUT', ...init })
  expect([name, answer.status, await answer.text()]).toEqual([name, meta.status, expect.any(String)])
}

async function withFile(fields: Record<string, unknown>): Promise<FormData> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value))
  const picture = { create: { width: 900, height: 600, channels: 3, background: '#0b6171' } } as const
  const bytes = await sharp(picture)
    .jpeg()
    .withExif({ IFD0: { Artist: own } })
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(bytes)]), `${word}.jpg`)
  return form
}

/**
 * Returns the match in the newest letter that the mail server received for an address, because the site
 * forgets the links of sent letters.
 */
export async function deliveredTo(smtp: TestSmtp, email: string, looked: RegExp): Promise<string> {
  const found = () =>
    smtp.received
      .filter(({ to }) => to.includes(email))
      .map(({ mail }) => looked.exec(mail.text ?? '')?.[0])
      .findLast(one => one !== undefined)
  await expect.poll(found, { timeout: 60_000, message: `a letter with ${looked}` }).toBeDefined()
  return found() ?? ''
}

/** Confirms by the link in a letter. */
async function confirm(
  site: Pick<Site, 'url'>,
  smtp: TestSmtp,
  path: string,
  link: RegExp,
  body: object = {},
): Promise<void> {
  const [, ...tokens] = link.exec(await deliveredTo(smtp, own, link)) ?? []
  await send(site, 'PATCH', `${path}/${tokens.join('/')}`, body, [200])
}

async function send(
  { url }: Pick<Site, 'url'>,
  method: string,
  path: string,
  body: object,
  allowed: number[],
): Promise<void> {
  const answer = await fetch(`${url}/api/v1${path}`, { method, headers: json, body: JSON.stringify(body) })
  expect([path, allowed], await answer.text()).toEqual([path, expect.arrayContaining([answer.status])])
}

type Rows = { rows: { id: number; slug?: { de: string } }[] }

/** Enters what staff type about a person: a registration by phone, an invitation, imported readers, a request by post. */
export async function plantByStaff(ask: Ask): Promise<void> {
  const idOf = async (list: string) => {
    const { body } = await ask<Rows>('GET', `${list}?limit=100&sort=-createdAt`)
    return body.rows.find(row => row.slug?.de === slug || row.slug?.de === `${slug}-invited`)?.id
  }
  const names = { firstName: word, lastName: word, institution: word, city: word, country: 'DE' }
  const event = await idOf('/backstage/event')
  const does = async (method: string, path: string, body: object) => {
    const answer = await ask(method, path, body)
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  }
  await does('POST', `/backstage/event/registration/${event}`, {
    ...{ ...names, email: byStaff, participation: 'inPresence', message: own, language: 'de' },
  })
  await does('POST', `/backstage/info/poll/${await idOf('/backstage/info/poll')}/invitations`, {
    people: [own, byStaff].map(email => ({ email, name: word, language: 'de' })),
  })
  await does('POST', '/backstage/publication/newsletter/recipient/import', {
    ...{ list: `${word};${byStaff};de`, locale: 'de', legalBasis: 'Liste der Tagung' },
  })
  const registrations = await ask<Rows>('GET', `/backstage/event/registration/${event}?limit=10`)
  for (const { id } of registrations.body.rows)
    await does('PATCH', `/backstage/event/registration/${event}/${id}/details`, {
      city: `${word} 2`,
      isTold: true,
    })
  const issue = await made(ask, '/backstage/publication/newsletter', {
    ...{ ...blankNewsletter, subject: both('Gepflanzt'), title: both('Gepflanzt'), slug: both(slug) },
    content: { de: paragraphs('Neues.'), en: paragraphs('News.') },
  })
  for (const email of [own, byStaff])
    await does('POST', `/backstage/publication/newsletter/${issue}/test`, { email, languages: ['de'] })
  await does('POST', '/backstage/privacy/holdable', { email: own })
  await does('POST', '/backstage/privacy/request', { email: byStaff, language: 'de', way: 'letter' })
}

/**
 * Sends the address where the site does not store it on purpose: searches, URLs, logins, page views, list
 * filters, and files exported by staff.
 */
export async function plantElsewhere(site: Pick<Site, 'url'>, ask: Ask): Promise<void> {
  const asked = encodeURIComponent(own)
  const pages = [
    `/de/suche?q=${asked}`,
    `/api/v1/search?q=${asked}`,
    `/de/${asked}`,
    `/en/info/news/${asked}`,
  ]
  for (const page of [...pages, ...pages])
    await fetch(`${site.url}${page}`, { headers: { accept: 'text/html', 'user-agent': `Mozilla ${own}` } })
  for (const call of allCalls().filter(({ meta, method }) => meta.may === 'public' && method === 'GET'))
    await fetch(`${site.url}/api/v1${call.path.replace(/\{\+?\w+\}/g, asked)}?q=${asked}`)
  await send(site, 'POST', '/auth/login', { username: own, password: `${own} x` }, [401])
  await send(
    site,
    'POST',
    '/auth/reset-password-request',
    { email: own, username: own },
    [200, 202, 204, 400],
  )
  const view = { page: 'home', language: 'de', referrer: `https://example.org/${own}` }
  await send(site, 'POST', '/page-view', view, [422])
  const authorization = `Bearer ${await tokenOf(site, 'hanna')}`
  const lists = allCalls().filter(({ meta, path }) => meta.isList === 'pages' && !path.includes('{'))
  for (const { path, name } of lists) {
    await ask('GET', `${path}?q=${asked}`)
    await fetch(`${site.url}/api/v1${path}?q=${asked}`)
    // A list exported as a file, which the audit log records.
    const file = await fetch(`${site.url}/api/v1${path}?q=${asked}&format=csv`, {
      headers: { authorization },
    })
    expect([name, file.status]).toEqual([name, 200])
    const settings = { hidden: [], limit: 25, views: [{ name: 'Ansicht', query: `q=${asked}` }] }
    expect([name, (await ask('PUT', `/backstage/list-settings/${name}`, settings)).status]).toEqual([
      name,
      422,
    ])
  }
}
