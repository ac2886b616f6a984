import { expect, test } from 'vitest'
import { minute } from '#contract/durations.ts'
import { erasePerson, tellPerson } from '#server/personal-data.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

const lise = 'lise@example.org'

test('a reader is told of their subscription and the consent to it', async () => {
  const { reader, dependencies } = await openTestSubscriptions()
  await reader(lise)
  await reader('otto@example.org')
  const [subscription] = await tellPerson(dependencies, 'LISE@example.org')
  expect(subscription).toMatchObject({
    data: { kind: 'newsletterSubscription' },
    rows: [{ email: lise, state: 'active', language: 'de' }],
    consents: [{ form: 'newsletter', version: 1 }],
  })
  expect(JSON.stringify(subscription)).not.toMatch(/otto|mark/)
})

test('erasing ends a subscription and deletes a sign-up; proof is told to who names the address', async () => {
  const { reader, subscribe, rows, consents, dependencies, time } = await openTestSubscriptions()
  await reader(lise)
  await subscribe('otto@example.org')
  time.now = new Date(time.now.getTime() + minute)
  await erasePerson(dependencies, lise)
  await erasePerson(dependencies, 'otto@example.org')
  expect(await rows()).toMatchObject([{ state: 'left', email: null }])
  expect(await consents()).toHaveLength(1)
  const told = await tellPerson(dependencies, 'Lise@example.org')
  expect(told).toMatchObject([
    { rows: [{ state: 'left', activatedAt: expect.any(Date) }], consents: [{ form: 'newsletter' }] },
  ])
  expect(typeof told[0]?.data.erase).toBe('object')
  expect(await tellPerson(dependencies, 'otto@example.org')).toEqual([])
})
