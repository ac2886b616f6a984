import { expect, test } from 'vitest'
import { forget } from '#server/platform/retention/retention.ts'
import { contestForgets } from './forgets.ts'
import { artist, openTestContests } from './test-contests.ts'

const slug = 'echos-in-farbe'
const withoutEnd = { submissionEnd: null, votingStart: null, votingEnd: null }

test('half a year after sending or decision, works of a contest without an end are deleted, of accepted ones only the address', async () => {
  const { open, confirmed, decide, move, dependencies } = await openTestContests()
  await open(withoutEnd)
  const ids = []
  for (const titleDe of ['Bleibt', 'Abgelehnt', 'Nicht entschieden'])
    ids.push(await confirmed(slug, { titleDe }))
  const [accepted = 0, rejected = 0, waiting = 0] = ids
  await move(24)
  await decide(accepted, 'accept')
  await decide(rejected, 'reject')
  const { db } = dependencies
  const kept = async () => {
    await forget(dependencies, contestForgets)
    const works = await db.selectFrom('contestContributions').select('id').orderBy('id').execute()
    return works.map(({ id }) => id)
  }
  const addresses = () => db.selectFrom('contestArtists').select('email').execute()
  await move(24 * 180)
  expect(await kept()).toEqual([accepted, rejected, waiting])
  await move(36)
  expect(await kept()).toEqual([accepted, rejected])
  expect(await addresses()).toEqual([{ email: artist.email }, { email: artist.email }])
  await move(24)
  expect([await kept(), await addresses()]).toEqual([[accepted], [{ email: null }]])
})

test('withdrawing a work deletes the letters about it, but not those about other works', async () => {
  const { open, confirmed, decide, token, act, dependencies } = await openTestContests()
  await open()
  const other = await confirmed(slug, { titleDe: 'Bleibt', email: 'other@example.org' })
  const id = await confirmed(slug)
  for (const decision of ['accept', 'return', 'accept']) await decide(id, decision, 'Bitte heller.')
  await decide(other, 'accept')
  expect((await act(await token(), { action: 'withdraw' })).statusCode).toBe(200)
  const letters = await dependencies.db.selectFrom('mails').select(['recipient', 'purpose']).execute()
  expect(letters).toEqual(
    ['received', 'accepted'].map(name => ({
      ...{ recipient: 'other@example.org', purpose: `contribution ${name}` },
    })),
  )
})

test('withdrawing deletes the letter that said the limit of works was reached', async () => {
  const { open, confirmed, submit, token, act, dependencies } = await openTestContests()
  await open({ maxSubmissionsPerPerson: 1 })
  await confirmed(slug)
  const link = await token()
  await submit(slug, { titleDe: 'Zuviel' })
  const mails = () => dependencies.db.selectFrom('mails').select('purpose').execute()
  expect(await mails()).toContainEqual({ purpose: 'contribution full' })
  await act(link, { action: 'withdraw' })
  expect(await mails()).toEqual([])
})
