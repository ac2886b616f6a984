import sharp from 'sharp'
import { expect } from 'vitest'
import { blankContest, type Contest } from '#contract/contests/contest.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'
import { openTestSite } from '#server/test-site.ts'

const hour = 3_600_000 // milliseconds

/** A contest in both languages. */
export const contest = {
  ...blankContest(2027),
  title: { de: 'Echos in Farbe', en: 'Echoes in colour' },
  lead: { de: 'Zeigen Sie, was sonst niemand sieht.', en: 'Show what nobody else sees.' },
  isVisible: true,
}

/** Must not be readable outside before the end. */
export const artist = { name: 'Xenia Quastenflosser', email: 'x.quastenflosser@example.org' }
export const fileName = 'quastenflosser-geheim-20270312.jpg'

/** A photo whose metadata name the artist. */
export function photo(): Promise<Buffer> {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#9d6550' } })
    .withExif({ IFD0: { Artist: artist.name, Copyright: artist.name } })
    .jpeg()
    .toBuffer()
}

export const fields = {
  ...{ kind: 'picture', titleDe: 'Stille im k-Raum', textDe: 'Ein Blick hinein.', altTextDe: 'Helle Mitte.' },
  ...artist,
  ...{ consent: 'on', rights: 'on', noAi: 'on' },
}

export function multipart(sent: Record<string, string>, file: { name: string; bytes: Buffer } | null) {
  const parts = Object.entries(sent).map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = file
    ? `--x\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`
    : ''
  const bytes = file ? [Buffer.from(head), file.bytes, Buffer.from('\r\n')] : []
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'accept-language': 'de' },
    payload: Buffer.concat([Buffer.from(parts.join('')), ...bytes, Buffer.from('--x--\r\n')]),
  }
}

/** Opens the API as an editor of contests, with a clock that tests move. */
export async function openTestContests(settings: { LIMITS?: string } = {}) {
  let now = new Date()
  const site = await openTestSite({ LIMITS: 'off', ...settings })
  const { ask, dependencies } = site
  dependencies.clock = () => now
  const { id, headers: first } = await site.staff('specialsEditor')
  let headers = first
  const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
    ask({ method, path: `/backstage/info/artifact${path}`, headers, ...(payload && { payload }) })
  const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()
  /**
   * Creates a contest in the submission phase, which ends in an hour; voting starts in two hours and lasts an
   * hour.
   */
  const open = async (given: object = {}): Promise<Contest> => {
    const times = { submissionStart: at(-1), submissionEnd: at(1), votingStart: at(2), votingEnd: at(3) }
    const answer = await send('POST', '', { ...contest, ...times, ...given })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }
  const submit = async (
    slug: string,
    changes: Record<string, string> = {},
    bytes?: Buffer,
    name = fileName,
  ) => {
    const file = { name, bytes: bytes ?? (await photo()) }
    const sent = multipart({ ...fields, ...changes }, file)
    return ask({ method: 'PUT', path: `/artifact/${slug}/contribution`, ...sent })
  }
  const move = async (hours: number) => {
    now = new Date(now.getTime() + hours * hour)
    const { token } = await startSession(dependencies, id, 'a browser')
    headers = { authorization: `Bearer ${token}` }
  }
  /** Token of the link in the latest letter to an address. */
  const token = async (address = artist.email) => {
    const mail = await dependencies.db
      .selectFrom('mails')
      .select(['sealedTokens', 'messageId'])
      .where('recipient', '=', address)
      .where('sealedTokens', 'is not', null)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return unseal(mail.sealedTokens as Buffer, mail.messageId, dependencies.secret).link ?? ''
  }
  const own = async (token: string) => {
    const { statusCode, body } = await ask({ method: 'GET', path: `/artifact/submission/${token}` })
    return { status: statusCode, body: JSON.parse(body) }
  }
  const replace = (token: string, bytes: Buffer, name = 'xenia-neu.jpg') =>
    ask({ method: 'PUT', path: `/artifact/submission/${token}/file`, ...multipart({}, { name, bytes }) })
  const act = (token: string, change: object) =>
    ask({ method: 'PATCH', path: `/artifact/submission/${token}`, payload: change })
  const read = async (path: string, language = 'de') => {
    const headers = { 'accept-language': language }
    const { statusCode, body } = await ask({ method: 'GET', path: `/artifact${path}`, headers })
    return { status: statusCode, body: JSON.parse(body) }
  }
  /** Submits and confirms a contribution; returns its id. */
  const confirmed = async (slug: string, changes: Record<string, string> = {}, bytes?: Buffer) => {
    expect((await submit(slug, changes, bytes)).statusCode).toBe(202)
    expect((await act(await token(changes.email), { action: 'confirm' })).statusCode).toBe(200)
    const { db } = dependencies
    return (
      await db.selectFrom('contestContributions').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    ).id
  }
  const decide = (contribution: number, decision: string, reason = '') =>
    send('PATCH', `/contribution/${contribution}/decision`, { decision, reason })
  return { ...site, send, open, submit, move, own, act, replace, read, at, token, confirmed, decide }
}
