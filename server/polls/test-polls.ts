import { expect } from 'vitest'
import { blankPoll, type Poll } from '#contract/polls/poll.ts'
import { blankRules, type VotingRules } from '#contract/voting/rules.ts'
import { unseal } from '#server/platform/mail/link-token.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'
import { openTestSite } from '#server/test-site.ts'
import { findVotings } from '#server/voting/voting.ts'

const hour = 60 * 60 * 1000 // milliseconds

const option = (id: string, de: string, en: string) => ({
  ...{ id, label: { de, en }, text: { de: '', en: '' }, imageId: null, audioId: null },
})

export const poll = {
  ...blankPoll,
  title: { de: 'Welche Farbe hat Rauschen?', en: 'What colour is noise?' },
  teaser: { de: 'Weiß gilt nicht.', en: 'White does not count.' },
  options: [option('red', 'Rot', 'Red'), option('green', 'Grün', 'Green'), option('blue', 'Blau', 'Blue')],
}

/** The API with an editor of polls, and a clock to be moved. */
export async function openTestPolls(env: Record<string, string> = {}) {
  const site = await openTestSite({ LIMITS: 'off', TRUST_PROXY: '127.0.0.0/8', ...env })
  const { dependencies, ask } = site
  const time = { now: new Date() }
  dependencies.clock = () => time.now
  const { id: editorId } = await site.staff('specialsEditor')
  const hoursAhead = (hours: number) => new Date(time.now.getTime() + hours * hour).toISOString()
  // A new session each time, because the tests move the clock beyond the lifetime of a session.
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const { token } = await startSession(dependencies, editorId, 'a browser')
    const headers = { authorization: `Bearer ${token}` }
    return ask({ method, path: `/backstage/info/poll${path}`, headers, ...(payload && { payload }) })
  }
  /** Creates a visible poll that opened an hour ago and closes in 24 hours. */
  const make = async (rules: Partial<VotingRules> = {}, fields: object = {}): Promise<Poll> => {
    const answer = await send('POST', '', {
      ...poll,
      ...{ opensAt: hoursAhead(-1), closesAt: hoursAhead(24), isVisible: true },
      rules: { ...blankRules, way: 'anybody', ...rules },
      ...fields,
    })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }
  const vote = async (key: string | number, body: object, ip = '192.0.2.1') => {
    const answer = await ask({
      ...{ method: 'PUT', path: `/info/poll/${key}`, payload: body },
      headers: { 'x-forwarded-for': ip },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    ...{ ...site, time, send, make, vote, hoursAhead },
    votingOf: async ({ id }: Poll) => {
      const [voting] = await findVotings(dependencies.db, 'polls', [id])
      if (!voting) throw new Error('The poll has no voting.')
      return voting
    },
    read: async (path: string, language = 'de') => {
      const answer = await ask({
        method: 'GET',
        path: `/info/poll${path}`,
        headers: { 'accept-language': language },
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    move: (hours: number) => {
      time.now = new Date(time.now.getTime() + hours * hour)
    },
    attempts: () => dependencies.db.selectFrom('failedAttempts').selectAll().orderBy('id').execute(),
    /** The tokens in the letters to an address, the oldest first. */
    tokensOf: async (email: string) => {
      const { db, secret } = dependencies
      const mails = await db
        .selectFrom('mails')
        .select(['sealedTokens', 'messageId'])
        .where('recipient', '=', email)
        .orderBy('id')
        .execute()
      return mails.map(mail => unseal(mail.sealedTokens as Buffer, mail.messageId, secret).link ?? '')
    },
    confirm: async (token: string) => {
      const answer = await ask({
        method: 'PATCH',
        path: `/info/poll/ballot/${token}`,
        payload: { confirm: true },
      })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

export const choice = (...votes: [string, number][]) => votes.map(([id, value]) => ({ id, value }))

/** A ballot for red. */
export const ballot = (email = 'anna@example.org') => ({ email, votes: choice(['red', 1]), terms: true })
