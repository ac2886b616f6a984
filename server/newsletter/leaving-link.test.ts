import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { issueLink } from '#server/platform/links/links.ts'
import { leavingPair } from './leaving-link.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

const lise = 'lise@example.org'

test('unsubscribe links are not stored, and work after an older database was restored', async () => {
  const { reader, unsubscribe, findSubscription, rows, db } = await openTestSubscriptions()
  const link = await reader(lise)
  const kept = await db.selectFrom('links').select('purpose').execute()
  expect(kept.map(({ purpose }) => purpose).filter(name => name === 'newsletterDeactivation')).toEqual([])
  await db.deleteFrom('links').execute()
  expect(await findSubscription(link)).toMatchObject({ state: 'active', maskedEmail: 'l…@example.org' })
  expect(await unsubscribe(link)).toEqual({ state: 'left', locale: 'de' })
  expect(await rows()).toMatchObject([{ state: 'left', email: null }])
})

test('an unsubscribe link of an unknown reader is answered as left, and ends no other subscription', async () => {
  const { reader, unsubscribe, changeLanguage, pause, rows, db } = await openTestSubscriptions()
  const link = await reader(lise)
  await db.deleteFrom('newsletterSubscribers').execute()
  await sql`alter table newsletter_subscribers alter id restart`.execute(db)
  await reader('otto@example.org')
  expect(await unsubscribe(link)).toEqual({ state: 'left', locale: 'de' })
  await expect(changeLanguage(link, { locale: 'en' })).rejects.toMatchObject({ code: 'linkExpired' })
  await expect(pause(link, { months: 3 })).rejects.toMatchObject({ code: 'linkExpired' })
  expect(await rows()).toMatchObject([{ id: 1, email: 'otto@example.org', state: 'active' }])
})

test('both tokens of an unsubscribe link must be of one address and this site, and differ in each letter', async () => {
  const { reader, unsubscribe, secret } = await openTestSubscriptions()
  const hers = await reader(lise)
  const his = await reader('otto@example.org')
  expect(leavingPair(secret, lise).subscription).not.toBe(hers.token)
  expect(Buffer.from(hers.token, 'base64url').toString('latin1')).not.toContain('lise')
  const foreign = leavingPair(Buffer.alloc(32, 1), lise)
  for (const [token, second] of [
    [hers.token, his.second],
    [hers.second, hers.token],
    [hers.token, ''],
    [`${hers.token}A`, hers.second],
    [foreign.subscription, foreign.purpose],
  ] as const)
    await expect(unsubscribe({ token, second })).rejects.toMatchObject({ code: 'linkInvalid', status: 404 })
})

test('unsubscribe links stored by earlier versions still end a subscription', async () => {
  const { reader, unsubscribe, rows, dependencies } = await openTestSubscriptions()
  await reader(lise)
  const [row] = await rows()
  const rowOf = async (name: string) => {
    const purpose = { name, life: day, uses: 'again', endsOlder: false } as const
    return (await issueLink(dependencies, purpose, row?.id ?? 0)).token
  }
  const link = {
    token: await rowOf('newsletterSubscription'),
    second: await rowOf('newsletterDeactivation'),
  }
  expect(await unsubscribe(link)).toEqual({ state: 'left', locale: 'de' })
})
