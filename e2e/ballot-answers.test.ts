import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContestDetail } from '../contract/contests/contest.ts'
import { blankPoll, type Poll } from '../contract/polls/poll.ts'
import { blankRules, type VotingRules } from '../contract/voting/rules.ts'
import { type Ask, json, staffOf } from './api.ts'
import { sendRaw } from './raw.ts'
import { type Site, startSite } from './site.ts'

let site: Site
let ask: Ask
const day = 24 * 60 * 60 * 1000 // milliseconds
const pairs = 12 // people who have voted, and as many who have not

beforeAll(async () => {
  site = await startSite({ LIMITS: 'off' })
  ask = await staffOf(site, 'hanna')
})
afterAll(() => site?.stop())

const voted = Array.from({ length: pairs }, (_, n) => `voted-${n}@example.org`)
const others = Array.from({ length: pairs }, (_, n) => `other-${n}@example.org`)

async function makePoll(name: string, rules: Partial<VotingRules>): Promise<Poll> {
  const both = (text: string) => ({ de: text, en: text })
  const { status, body } = await ask<Poll>('POST', '/backstage/info/poll', {
    ...blankPoll,
    ...{ title: both(name), slug: both(name), isVisible: true },
    options: ['red', 'blue'].map(id => ({ id, label: both(id), text: both(''), imageId: null })),
    closesAt: new Date(Date.now() + day).toISOString(),
    rules: { ...blankRules, ...rules },
  })
  expect(status).toBe(201)
  return body
}

interface Voting {
  path: string
  confirmPath: string
  option: string
}

/** What comes over the wire, but for the time of day, and how long it took. */
async function send({ path, option }: Voting, email: string) {
  const body = JSON.stringify({ email, votes: [{ id: option, value: 1 }], terms: true })
  const lines = [
    `PUT /api/v1${path} HTTP/1.1`,
    `host: ${new URL(site.url).host}`,
    'connection: close',
    'content-type: application/json',
    `content-length: ${body.length}`,
  ]
  const began = performance.now()
  const { status, headers, body: answer } = await sendRaw(site.url, `${lines.join('\r\n')}\r\n\r\n${body}`)
  const took = performance.now() - began
  const kept = [...headers].filter(([name]) => name !== 'date')
  return { seen: JSON.stringify([status, kept, answer]), took }
}

/** Confirms every ballot of a voting by the letters that the demo shows. */
async function confirmAll({ confirmPath }: Voting): Promise<void> {
  const list = await (await fetch(`${site.url}/dev/mails`)).text()
  const missing = new Set(voted)
  for (const [, id] of list.matchAll(/href="\/dev\/mails\/(\d+)"/g)) {
    const letter = await (await fetch(`${site.url}/dev/mails/${id}`)).text()
    const email = [...missing].find(address => letter.includes(`${address}<`))
    const [, token] = /\/(?:bestaetigen|confirm)\/([\w-]+)/.exec(letter) ?? []
    if (!email || !token) continue
    const answer = await fetch(`${site.url}/api/v1${confirmPath}/${token}`, {
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

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function compare(voting: Voting): Promise<void> {
  for (const email of voted) await send(voting, email)
  await confirmAll(voting)
  const answers: { email: string; seen: string; took: number }[] = []
  for (const n of voted.keys())
    for (const email of [voted[n] ?? '', others[n] ?? ''])
      answers.push({ email, ...(await send(voting, email)) })
  expect(new Set(answers.map(({ seen }) => seen)).size).toBe(1)
  expect(answers[0]?.seen).toContain('[202,')
  const times = (whose: string[]) =>
    answers.filter(({ email }) => whose.includes(email)).map(({ took }) => took)
  const ratio = median(times(voted)) / median(times(others))
  expect([ratio > 1 / 3 && ratio < 3, ratio]).toEqual([true, ratio]) // on a machine that is busy with other things
}

const asked: [name: string, rules: Partial<VotingRules>][] = [
  ['confirmed', { way: 'confirmed' }],
  ['of-a-domain', { way: 'domains', domains: ['example.org'] }],
  ['invited', { way: 'invited' }],
  ['named', { way: 'confirmed', isNamed: true, mayReplace: true, results: 'afterVote' }],
]

describe('the answer is the same to the byte, and as quick, whether or not the address has voted', () => {
  test.each(asked)('in a poll: %s', async (name, rules) => {
    const { id } = await makePoll(name, rules)
    if (rules.way === 'invited') {
      const people = [...voted, ...others].map(email => ({ email, name: '', language: 'de' }))
      const { status } = await ask('POST', `/backstage/info/poll/${id}/invitations`, { people })
      expect(status).toBe(200)
    }
    await compare({ path: `/info/poll/${name}`, confirmPath: '/info/poll/ballot', option: 'red' })
  })

  test('in a contest', async () => {
    const answer = await fetch(`${site.url}/api/v1/artifact-voting`)
    const { contest } = (await answer.json()) as { contest: ContestDetail }
    const option = String(contest.works[0]?.id)
    await compare({ path: `/artifact-voting/${contest.slug}`, confirmPath: '/artifact-ballot', option })
  })
})
