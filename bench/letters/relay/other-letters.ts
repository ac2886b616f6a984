import { logIn } from '../../crash-login.ts'
import { makeEvent } from '../../crash-registrations.ts'
import { password } from '../../crash-site.ts'
import { askAs, makePoll } from '../../make-poll.ts'
import { readers } from './people.ts'
import type { Staff } from './relay-site.ts'
import { domains } from './servers.ts'

/** Waits for letters to an address and returns the links in them. */
export type LinksTo = (address: string, wanted: RegExp) => Promise<string[]>

/** Address of a recipient who is not a reader of the issue. */
const guest = (name: string) => `${name}@${domains.readers}`

/** Triggers letters of other kinds in both languages, and follows the links in them. */
export async function askForLetters(staff: Staff, linksTo: LinksTo): Promise<void> {
  const slug = await inviteToPoll(staff)
  const { eventId } = await makeEvent(staff.url, null)
  await askForReset(staff)
  await changeAddress(staff)
  await tryOwnWords(staff, eventId)
  await invitePerson(staff)
  for (const language of ['de', 'en'] as const) {
    const visitor = visitorOf(staff.url, language)
    await visitor('PUT', '/info/newsletter/subscription', {
      ...{ email: guest(`new-${language}`), locale: language, consent: true },
    })
    const known = readers.find(one => one.is === 'healthy' && one.language === language)?.email
    await visitor('PUT', '/info/newsletter/subscription', { email: known, locale: language, consent: true })
    await visitor('PUT', '/info/volunteer/registration', {
      email: guest(`volunteer-${language}`),
      consent: true,
    })
    await visitor('PUT', '/info/my-data', { email: guest(`asks-${language}`) })
    await visitor('PUT', '/info/contact', {
      ...{ name: 'Lise Meitner', email: guest(`writes-${language}`), consent: true },
      message: 'Grüße! Könnten wir Sie besuchen?\n\nZu viert, im März.',
    })
    await visitor('PUT', '/info/barrier-report', {
      ...{
        name: 'Ada Lovelace',
        email: guest(`writes-${language}`),
        page: '/de/info/kontakt',
        consent: true,
      },
      message: 'Die Karte ist mit der Tastatur nicht zu erreichen.',
    })
    await visitor('PUT', '/info/registration/crash', {
      ...{ firstName: 'Lise', lastName: 'Meitner', institution: 'Universität Göttingen', city: 'Köln' },
      ...{ country: 'DE', email: guest(`comes-${language}`), participation: 'inPresence', consent: true },
    })
    await visitor('PUT', `/info/poll/${slug}`, {
      ...{ email: guest(`votes-${language}`), votes: [{ id: 'yes', value: 1 }], terms: true },
    })
    const hands = { firstName: 'Karl', lastName: 'Süß', participation: 'inPresence', message: '', option: '' }
    await askAs(staff.token, 'POST', `${staff.url}/api/v1/backstage/event/registration/${eventId}`, {
      ...hands,
      ...{
        institution: 'Institut',
        city: 'Essen',
        country: 'DE',
        email: guest(`rings-${language}`),
        language,
      },
    })
  }
  for (const language of ['de', 'en'] as const) await followLinks(staff, language, linksTo)
}

/**
 * Confirms the requests by the links in the letters, which triggers further letters; then cancels the
 * registration.
 */
async function followLinks({ url }: Staff, language: 'de' | 'en', linksTo: LinksTo): Promise<void> {
  const visitor = visitorOf(url, language)
  const pair = async (name: string, wanted: RegExp) => {
    const [link = ''] = await linksTo(guest(name), wanted)
    return link.split('/').slice(-2)
  }
  const [token = '', activation = ''] = await pair(
    `new-${language}`,
    /newsletter\/(aktivierung|activation)\//,
  )
  await visitor('PATCH', `/info/newsletter/activation/${token}/${activation}`, { token, activation })
  const [, own = ''] = await pair(`comes-${language}`, /info\/(registrierung|registration)\//)
  await visitor('PATCH', `/info/registration/${own}`, { action: 'confirm' })
  await visitor('PATCH', `/info/registration/${own}`, { action: 'cancel' })
  const [, volunteer = ''] = await pair(`volunteer-${language}`, /(bestaetigen|confirm)\//)
  await visitor('PATCH', `/info/volunteer/registration/${volunteer}`, { signup: true, consentVersion: 1 })
}

type Ask = (method: string, path: string, body: object) => Promise<void>

function visitorOf(url: string, language: 'de' | 'en', token?: string): Ask {
  const authorization = token && { authorization: `Bearer ${token}` }
  return async (method, path, body) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': language, ...authorization },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
  }
}

async function inviteToPoll({ url, token }: Staff): Promise<string> {
  const open = await makePoll(url, token, {
    slug: 'letters',
    options: ['yes', 'no'],
    rules: { way: 'confirmed' },
  })
  const invited = await makePoll(url, token, {
    slug: 'invited',
    options: ['yes', 'no'],
    rules: { way: 'invited' },
  })
  const people = (['de', 'en'] as const).map(language => ({
    ...{ email: guest(`invited-${language}`), name: 'Jürgen Öztürk', language },
  }))
  await askAs(token, 'POST', `${url}/api/v1/backstage/info/poll/${invited.id}/invitations`, { people })
  return open.slug.de
}

async function askForReset({ url }: Staff): Promise<void> {
  await visitorOf(url, 'de')('POST', '/auth/reset-password-request', { email: 'mira' })
}

/** Changes the e-mail address of a member of staff, which sends a letter to the new address. */
async function changeAddress({ url }: Staff): Promise<void> {
  const own = visitorOf(url, 'de', await logIn(url, 'jonas'))
  await own('POST', '/backstage/user-group/me/email', { email: guest('moves'), password })
}

/** Sends staff a test of a letter with their own text to those who have registered. */
async function tryOwnWords({ url, token }: Staff, eventId: number): Promise<void> {
  await visitorOf(url, 'de', token)('POST', `/backstage/event/registration/${eventId}/mail/test`, {
    subject: { de: 'Anfahrt', en: 'How to get there' },
    body: {
      de: 'Bitte kommen Sie durch das Südtor.\n\nBis bald!',
      en: 'Please use the south gate.\n\nSee you soon!',
    },
  })
}

async function invitePerson({ url, token }: Staff): Promise<void> {
  const base = `${url}/api/v1/backstage/user-group`
  type Offered = { rows?: { id: number }[] } | { id: number }[]
  const firstOf = (offered: Offered) => (Array.isArray(offered) ? offered : (offered.rows ?? []))[0]?.id
  const [roles, statuses] = await Promise.all(
    ['role', 'status'].map(name => askAs<Offered>(token, 'GET', `${base}/user/${name}`)),
  )
  await askAs(token, 'POST', `${base}/user`, {
    ...{ username: 'neu', email: guest('joins'), firstName: 'Zoë', lastName: 'Groß' },
    ...{ roleId: firstOf(roles ?? []), statusId: firstOf(statuses ?? []), slug: { de: '', en: '' } },
  })
}
