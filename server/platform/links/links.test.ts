import { expect, test } from 'vitest'
import { hour } from '#contract/durations.ts'
import type { Failure } from '#contract/errors.ts'
import { openTestCalls } from '#server/platform/calls/test-calls.ts'
import { forget } from '#server/platform/retention/retention.ts'
import { linkForgets } from './forgets.ts'
import {
  endLinks,
  findByLink,
  issueLink,
  type LinkPurpose,
  readLink,
  readLinkPair,
  takeLink,
} from './links.ts'

const confirmation: LinkPurpose = { name: 'confirmation', life: hour, uses: 'once', endsOlder: true }
const seat: LinkPurpose = { name: 'seat', life: hour, uses: 'again', endsOlder: false }
const codeOf = (refused: Promise<unknown>) =>
  refused.then(
    () => null,
    error => (error as Failure).code,
  )

test('a single-use link can be read often and used once, even by fifty requests at the same moment', async () => {
  const { dependencies } = await openTestCalls()
  const { token } = await issueLink(dependencies, confirmation, 7)
  for (let n = 0; n < 3; n += 1)
    expect(await readLink(dependencies, confirmation, token)).toMatchObject({ subject: 7 })
  const taken = await Promise.allSettled(
    Array.from({ length: 50 }, () => takeLink(dependencies, confirmation, token)),
  )
  expect(taken.filter(({ status }) => status === 'fulfilled')).toEqual([{ status: 'fulfilled', value: 7 }])
  expect(await codeOf(readLink(dependencies, confirmation, token))).toBe('linkExpired')
})

test('a link to a record that is gone has expired', async () => {
  const { dependencies } = await openTestCalls()
  const { token } = await issueLink(dependencies, seat, 7)
  expect(await findByLink(dependencies, seat, token, async () => 'a record')).toBe('a record')
  expect(await codeOf(findByLink(dependencies, seat, token, async () => undefined))).toBe('linkExpired')
})

test('a link works again if the transaction that used it is rolled back', async () => {
  const { dependencies, db } = await openTestCalls()
  const { token } = await issueLink(dependencies, confirmation, 7)
  const failed = db.transaction().execute(async trx => {
    await takeLink({ ...dependencies, db: trx }, confirmation, token)
    throw new Error('the seat is gone')
  })
  await expect(failed).rejects.toThrow('the seat is gone')
  expect(await takeLink(dependencies, confirmation, token)).toBe(7)
})

test('a reusable link works until it expires or is ended', async () => {
  const { dependencies, time } = await openTestCalls()
  const { token } = await issueLink(dependencies, seat, 7)
  const { token: other } = await issueLink(dependencies, seat, 7, {
    expiresAt: new Date(time.now.getTime() + 2 * hour),
  })
  for (let n = 0; n < 2; n += 1) expect(await takeLink(dependencies, seat, token)).toBe(7)
  time.now = new Date(time.now.getTime() + hour)
  expect(await codeOf(takeLink(dependencies, seat, token))).toBe('linkExpired')
  expect(await takeLink(dependencies, seat, other)).toBe(7)
  await endLinks(dependencies, seat, 7)
  expect(await codeOf(takeLink(dependencies, seat, other))).toBe('linkExpired')
})

test('a newer link ends older ones of the same subject and purpose only', async () => {
  const { dependencies } = await openTestCalls()
  const { token: older } = await issueLink(dependencies, confirmation, 7)
  const { token: neighbour } = await issueLink(dependencies, confirmation, 8)
  const { token: forSeat } = await issueLink(dependencies, seat, 7)
  await issueLink(dependencies, confirmation, 7)
  expect(await codeOf(readLink(dependencies, confirmation, older))).toBe('linkExpired')
  expect(await readLink(dependencies, confirmation, neighbour)).toMatchObject({ subject: 8 })
  expect(await readLink(dependencies, seat, forSeat)).toMatchObject({ subject: 7 })
})

test.each(['', 'x', 'x'.repeat(43), `${'x'.repeat(42)}=`, '\0'.repeat(43), '../../x'])(
  'the token %j is invalid',
  async token => {
    const { dependencies } = await openTestCalls()
    await issueLink(dependencies, confirmation, 7)
    expect(await codeOf(readLink(dependencies, confirmation, token))).toBe('linkInvalid')
    expect(await codeOf(takeLink(dependencies, confirmation, token))).toBe('linkInvalid')
  },
)

test('a link is invalid for another purpose, and two links in one address need the same subject', async () => {
  const { dependencies } = await openTestCalls()
  const { token: first } = await issueLink(dependencies, seat, 7)
  const { token: second } = await issueLink(dependencies, confirmation, 7)
  const { token: stranger } = await issueLink(dependencies, confirmation, 8)
  expect(await codeOf(readLink(dependencies, confirmation, first))).toBe('linkInvalid')
  expect(await readLinkPair(dependencies, [seat, confirmation], [first, second])).toBe(7)
  expect(await codeOf(readLinkPair(dependencies, [seat, confirmation], [first, stranger]))).toBe(
    'linkInvalid',
  )
  expect(await codeOf(readLinkPair(dependencies, [seat, confirmation], [second, first]))).toBe('linkInvalid')
})

test('only the hash of a token is stored, and is deleted a week after the link expires', async () => {
  const { dependencies, db, time } = await openTestCalls()
  const { token } = await issueLink(dependencies, confirmation, 7)
  const [row] = await db.selectFrom('links').selectAll().execute()
  expect(row?.hash.equals(Buffer.from(token, 'base64url'))).toBe(false)
  expect(row?.hash.toString('latin1')).not.toContain(token)
  const start = time.now.getTime()
  const forgetAfter = (milliseconds: number) => {
    time.now = new Date(start + milliseconds + 7 * 24 * hour)
    return forget(dependencies, linkForgets)
  }
  await forgetAfter(hour)
  expect(await db.selectFrom('links').selectAll().execute()).toHaveLength(1)
  await forgetAfter(hour + 1)
  expect(await db.selectFrom('links').selectAll().execute()).toEqual([])
})
