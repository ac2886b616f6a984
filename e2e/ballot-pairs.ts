// Compares the responses to people who have voted already with those to others: the same votings for bytes
// and for times.
import { expect } from 'vitest'
import type { ContestDetail } from '../contract/contests/contest.ts'
import { blankPoll, type Poll } from '../contract/polls/poll.ts'
import { blankRules, type VotingRules } from '../contract/voting/rules.ts'
import { json, staffOf } from './api.ts'
import { sendRaw } from './raw.ts'
import type { Site } from './site.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds
const pairs = 12 // people who have voted, and as many who have not
const voted = Array.from({ length: pairs }, (_, n) => `voted-${n}@example.org`)
const others = Array.from({ length: pairs }, (_, n) => `other-${n}@example.org`)

interface Voting {
  path: string
  confirmPath: string
  option: string
}

interface Answered {
  hasVoted: boolean
  /** The response as sent, without its date. */
  seen: string
  /** Milliseconds. */
  took: number
}

const polls: Record<string, Partial<VotingRules>> = {
  confirmed: { way: 'confirmed' },
  'of-a-domain': { way: 'domains', domains: ['example.org'] },
  invited: { way: 'invited' },
  named: { way: 'confirmed', isNamed: true, mayReplace: true, results: 'afterVote' },
}

/** Four kinds of polls, and a contest. */
export const votings = [...Object.keys(polls), 'contest']

/** Returns the responses to both groups, alternating, when they vote again. */
export async function answersIn(site: Pick<Site, 'url'>, name: string): Promise<Answered[]> {
  const voting = name === 'contest' ? await contestOf(site) : await pollOf(site, name)
  for (const email of voted) await send(site, voting, email)
  await confirmAll(site, voting)
  const answers: Answered[] = []
  for (const n of voted.keys())
    for (const email of [voted[n] ?? '', others[n] ?? ''])
      answers.push({ hasVoted: voted.includes(email), ...(await send(site, voting, email)) })
  return answers
}

async function contestOf({ url }: Pick<Site, 'url'>): Promise<Voting> {
  const answer = await fetch(`${url}/api/v1/artifact-voting`)
  const { contest } = (await answer.json()) as { contest: ContestDetail }
  const option = String(contest.works[0]?.id)
  return { path: `/artifact-voting/${contest.slug}`, confirmPath: '/artifact-ballot', option }
}

async function pollOf(site: Pick<Site, 'url'>, name: string): Promise<Voting> {
  const ask = await staffOf(site, 'hanna')
  const both = (text: string) => ({ de: text, en: text })
  const { status, body } = await ask<Poll>('POST', '/backstage/info/poll', {
    ...blankPoll,
    ...{ title: both(name), slug: both(name), isVisible: true },
    options: ['red', 'blue'].map(id => ({ id, label: both(id), text: both(''), imageId: null })),
    closesAt: new Date(Date.now() + day).toISOString(),
    rules: { ...blankRules, ...polls[name] },
  })
  expect(status).toBe(201)
  if (polls[name]?.way === 'invited') {
    const people = [...voted, ...others].map(email => ({ email, name: '', language: 'de' }))
    expect((await ask('POST', `/backstage/info/poll/${body.id}/invitations`, { people })).status).toBe(200)
  }
  return { path: `/info/poll/${name}`, confirmPath: '/info/poll/ballot', option: 'red' }
}

async function send({ url }: Pick<Site, 'url'>, { path, option }: Voting, email: string) {
  const body = JSON.stringify({ email, votes: [{ id: option, value: 1 }], terms: true })
  const lines = [
    `PUT /api/v1${path} HTTP/1.1`,
    `host: ${new URL(url).host}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  const began = performance.now()
  const { status, headers, body: answer } = await sendRaw(url, `${lines.join('\r\n')}\r\n\r\n${body}`)
  const took = performance.now() - began
  const kept = [...headers].filter(([name]) => name !== 'date')
  return { seen: JSON.stringify([status, kept, answer]), took }
}

/** Confirms every ballot of a voting with the tokens in the demo's letters. */
async function confirmAll({ url }: Pick<Site, 'url'>, { confirmPath }: Voting): Promise<void> {
  const list = await (await fetch(`${url}/dev/mails`)).text()
  const missing = new Set(voted)
  for (const [, id] of list.matchAll(/href="\/dev\/mails\/(\d+)"/g)) {
    const letter = await (await fetch(`${url}/dev/mails/${id}`)).text()
    const email = [...missing].find(address => letter.includes(`${address}<`))
    const [, token] = /\/(?:bestaetigen|confirm)\/([\w-]+)/.exec(letter) ?? []
    if (!email || !token) continue
    const answer = await fetch(`${url}/api/v1${confirmPath}/${token}`, {
      method: 'PATCH',
      headers: json,
      body: JSON.stringify({ confirm: true }),
    })
    expect(answer.status).toBe(200)
    missing.delete(email)
    if (missing.size === 0) return
  }
  expect([...missing]).toEqual([])
}
