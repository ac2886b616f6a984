import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minute } from '#contract/durations.ts'
import { collectPersonalData, erasePerson } from '#server/personal-data.ts'
import { openTestNewsletters } from './test-newsletters.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

const lise = 'lise@example.org'

test('the data of a reader has their subscription and its consent', async () => {
  const { reader, dependencies } = await openTestSubscriptions()
  await reader(lise)
  await reader('otto@example.org')
  const [subscription] = await collectPersonalData(dependencies, 'LISE@example.org')
  expect(subscription).toMatchObject({
    data: { kind: 'newsletterSubscription' },
    rows: [{ email: lise, state: 'active', language: 'de' }],
    consents: [{ form: 'newsletter', version: 1 }],
  })
  expect(JSON.stringify(subscription)).not.toMatch(/otto|mark/)
})

test('erasing ends a subscription and deletes a sign-up; the proof is found by its address', async () => {
  const { reader, subscribe, rows, consents, dependencies, time } = await openTestSubscriptions()
  await reader(lise)
  await subscribe('otto@example.org')
  time.now = new Date(time.now.getTime() + minute)
  await erasePerson(dependencies, lise)
  await erasePerson(dependencies, 'otto@example.org')
  expect(await rows()).toMatchObject([{ state: 'left', email: null }])
  expect(await consents()).toHaveLength(1)
  const collected = await collectPersonalData(dependencies, 'Lise@example.org')
  expect(collected).toMatchObject([
    { rows: [{ state: 'left', activatedAt: expect.any(Date) }], consents: [{ form: 'newsletter' }] },
  ])
  expect(typeof collected[0]?.data.erase).toBe('object')
  expect(await collectPersonalData(dependencies, 'otto@example.org')).toEqual([])
})

test('the ledger of letters keeps why one failed, and no word of a mail server, which may be the address', async () => {
  const { create, send, reader, runJob, ledger, dependencies, db } = await openTestNewsletters()
  await reader(lise)
  const { id } = await create()
  await send(id)
  await runJob()
  const error = 'refused: 550 5.1.1 <lise@example.org>: no such user'
  await db
    .updateTable('mails')
    .set({ state: 'failed', lastError: error })
    .where('purpose', '=', 'newsletter')
    .execute()
  await erasePerson(dependencies, lise)
  expect(await ledger()).toMatchObject([{ outcome: 'failed', trouble: 'refused: 550 5.1.1' }])
  // As lines were kept before.
  const migration = new URL('../platform/database/migrations/186-reasons-without-words.sql', import.meta.url)
  const migrate = async () => sql.raw(await readFile(migration, 'utf8')).execute(db)
  const kept = [
    [error, 'refused: 550 5.1.1'],
    ['deferred: 450-4.2.1 lise@example.org is busy', 'deferred: 450-4.2.1'],
    ['lost: The connection to lise@example.org ended.', 'lost'],
    ['stopped', 'stopped'],
  ] as const
  for (const [trouble, left] of kept) {
    await db.updateTable('newsletterLetters').set({ trouble }).execute()
    await migrate()
    expect(await ledger()).toMatchObject([{ trouble: left }])
  }
})

test('a reader is told which issues went to them, and which came back and why, also after they have left', async () => {
  const { create, send, reader, runJob, dependencies, db } = await openTestNewsletters()
  await reader(lise)
  await reader('otto@example.org')
  const { id } = await create()
  await send(id)
  await runJob()
  const [first] = await db.selectFrom('newsletterLetters').select('id').orderBy('id').execute()
  const bounce = { bounce: 'hard', bounceReason: 'unknownUser', bouncedAt: dependencies.clock() } as const
  await db
    .updateTable('newsletterLetters')
    .set(bounce)
    .where('id', '=', first?.id ?? 0)
    .execute()
  const lettersTo = async (address: string) =>
    (await collectPersonalData(dependencies, address)).filter(
      ({ data }) => data.table === 'newsletterLetters',
    )
  const [found] = await lettersTo(lise)
  expect(found?.rows).toMatchObject([{ newsletterId: id, ...bounce }])
  expect(await found?.data.about?.(db, found.rows[0] ?? {})).toMatchObject({ de: 'Neues aus dem Feld' })
  await erasePerson(dependencies, lise)
  expect((await lettersTo('Lise@example.org'))[0]?.rows).toMatchObject([bounce])
  expect((await lettersTo('otto@example.org'))[0]?.rows).toMatchObject([{ bounce: null }])
  expect(await lettersTo('nobody@example.org')).toEqual([])
})
