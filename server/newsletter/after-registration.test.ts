import { describe, expect, test } from 'vitest'
import { openTestRegistrations, tokenIn } from '#server/events/test-registrations.ts'
import { refusalToken, refuseLetters } from '#server/platform/forms/forms.ts'
import { newsletterRouter } from './router.ts'

async function openOffers() {
  const site = await openTestRegistrations()
  await site.createEvent()
  const handlers = newsletterRouter as unknown as Record<string, never>
  const visit = (name: string) => site.call(`newsletter.${name}`, handlers[name] as never)
  const consent = { consent: true, consentVersion: 1 }
  return {
    ...site,
    /** Registers guest `n` and confirms by the link of the letter; returns its token. */
    async confirmed(n: number) {
      await site.register(n)
      const key = await tokenIn(site, n)
      await site.act(key, 'confirm')
      return key
    },
    isOffered: async (key: string) =>
      ((await visit('findOffer')({ token: key })) as { isOffered: boolean }).isOffered,
    accept: (key: string, given: object = consent, asking: object = {}) =>
      visit('acceptOffer')({ token: key, ...given }, asking),
    readers: () => site.db.selectFrom('newsletterSubscribers').selectAll().orderBy('id').execute(),
    consents: () => site.db.selectFrom('consents').selectAll().where('form', '=', 'newsletter').execute(),
  }
}

describe('a guest with a confirmed registration', () => {
  test('subscribes at once by giving consent, in the language of the page, without a letter', async () => {
    const { confirmed, isOffered, accept, readers, consents, mails } = await openOffers()
    const key = await confirmed(1)
    const before = (await mails()).length
    expect(await isOffered(key)).toBe(true)
    expect(await accept(key, undefined, { language: 'en' })).toEqual({ state: 'active', locale: 'en' })
    expect(await readers()).toMatchObject([{ email: 'guest-1@example.org', state: 'active', language: 'en' }])
    expect(await consents()).toMatchObject([{ version: 1, language: 'en' }])
    expect(await mails()).toHaveLength(before)
  })

  test('is not asked again, and a second press changes nothing', async () => {
    const { confirmed, isOffered, accept, readers } = await openOffers()
    const key = await confirmed(1)
    await accept(key)
    const [reader] = await readers()
    expect(await isOffered(key)).toBe(false)
    await accept(key)
    expect(await readers()).toEqual([reader])
  })

  test('is not subscribed without consent', async () => {
    const { confirmed, accept, readers } = await openOffers()
    const key = await confirmed(1)
    await expect(accept(key, { consentVersion: 1 })).rejects.toMatchObject({ code: 'invalid' })
    await expect(accept(key, { consent: true, consentVersion: 99 })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await readers()).toEqual([])
  })

  test('is not asked where letters that ask were refused, or staff have ended the sending', async () => {
    const { confirmed, isOffered, accept, dependencies, db, secret } = await openOffers()
    const [refused, disabled] = [await confirmed(1), await confirmed(2)]
    await refuseLetters(dependencies, refusalToken(secret, 'guest-1@example.org'))
    await accept(disabled)
    await db
      .updateTable('newsletterSubscribers')
      .set({ state: 'disabled', disabledReason: 'staff', disabledAt: new Date() })
      .execute()
    for (const key of [refused, disabled]) {
      expect(await isOffered(key)).toBe(false)
      await expect(accept(key)).rejects.toMatchObject({ code: 'linkExpired' })
    }
  })
})

test('the newsletter is offered neither before the address is confirmed nor after a cancellation', async () => {
  const { register, act, isOffered, accept, readers, ...site } = await openOffers()
  await register(1)
  const key = await tokenIn(site, 1)
  expect(await isOffered(key)).toBe(false)
  await expect(accept(key)).rejects.toMatchObject({ code: 'linkExpired' })
  await act(key, 'confirm')
  await act(key, 'cancel')
  expect(await isOffered(key)).toBe(false)
  await expect(accept('no-such-key')).rejects.toMatchObject({ code: 'linkInvalid' })
  expect(await readers()).toEqual([])
})
