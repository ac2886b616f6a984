import { expect, test } from 'vitest'
import { minute } from '#contract/durations.ts'
import { newsletterRouter } from './newsletter/router.ts'
import { collectPersonalData, erasePerson } from './personal-data.ts'
import { openTestCalls } from './platform/calls/test-calls.ts'
import { refusalToken } from './platform/forms/forms.ts'
import { unseal } from './platform/mail/link-token.ts'
import { privacyRouter } from './privacy/router.ts'
import { volunteersRouter } from './volunteers/router.ts'

const lise = 'lise@gmail.com'

test('confirmation letters of both forms have a link that refuses further ones for that address alone', async () => {
  const { subscribe, volunteer, tokenTo, refuse, refusals } = await openForms()
  await subscribe(lise)
  const token = await tokenTo(lise)
  await volunteer(lise)
  expect(await tokenTo(lise)).toBe(token)
  await subscribe('otto@example.org')
  expect(await tokenTo('otto@example.org')).not.toBe(token)
  expect(await refuse(token)).toBeUndefined()
  expect(await refuse(token)).toBeUndefined()
  expect(await refusals()).toHaveLength(1)
})

test('after a refusal no letter goes to any spelling of the address, and the forms answer as usual and keep nothing', async () => {
  const { subscribe, volunteer, refuse, mails, secret, db } = await openForms()
  await refuse(refusalToken(secret, lise))
  for (const address of [lise, 'L.ise@gmail.com', 'lise+news@googlemail.com']) {
    expect(await subscribe(address)).toBeUndefined()
    expect(await volunteer(address)).toBeUndefined()
  }
  expect(await mails()).toEqual([])
  expect(await db.selectFrom('newsletterSubscribers').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('volunteers').selectAll().execute()).toEqual([])
  expect(await db.selectFrom('consents').selectAll().execute()).toEqual([])
  await subscribe('otto@example.org')
  expect(await mails()).toMatchObject([{ recipient: 'otto@example.org' }])
})

test('a refusal takes unsent confirmation letters out of the outbox, but none to others', async () => {
  const { subscribe, volunteer, refuse, mails, tokenTo, time } = await openForms()
  await subscribe(lise)
  time.now = new Date(time.now.getTime() + 11 * minute)
  await subscribe(lise)
  await volunteer(lise)
  await subscribe('otto@example.org')
  await refuse(await tokenTo(lise))
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['otto@example.org'])
})

test('opening the refusal link refuses nothing, and forged links are invalid', async () => {
  const { findRefusal, refuse, refusals, secret } = await openForms()
  const token = refusalToken(secret, lise)
  expect(await findRefusal(token)).toEqual({ valid: true })
  const mark = Buffer.from(token, 'base64url').subarray(0, 32).toString('base64url')
  const foreign = refusalToken(Buffer.alloc(32, 1), lise)
  for (const wrong of ['', 'x', mark, foreign, `${token}AA`, token.slice(0, -2)]) {
    await expect(findRefusal(wrong)).rejects.toMatchObject({ code: 'linkInvalid', status: 404 })
    await expect(refuse(wrong)).rejects.toMatchObject({ code: 'linkInvalid' })
  }
  expect(await refusals()).toEqual([])
})

test('a refusal is stored as a hash, listed in the data of its person, and lifted by erasing it', async () => {
  const { subscribe, refuse, refusals, mails, secret, dependencies } = await openForms()
  await refuse(refusalToken(secret, lise))
  expect(JSON.stringify(await refusals())).not.toContain('lise')
  expect(await collectPersonalData(dependencies, 'Lise@gmail.com')).toMatchObject([
    { data: { kind: 'refusedAddress' }, rows: [{ createdAt: expect.any(Date) }] },
  ])
  await erasePerson(dependencies, lise)
  expect(await refusals()).toEqual([])
  await subscribe(lise)
  expect(await mails()).toHaveLength(1)
})

test('one mailbox gets three letters an hour, however its address is typed', async () => {
  const { subscribe, volunteer, mails } = await openForms()
  for (const send of [subscribe, volunteer]) {
    for (const address of [lise, 'l.ise@gmail.com', 'lise+1@googlemail.com']) await send(address)
    await expect(send('lise+2@gmail.com')).rejects.toMatchObject({ code: 'tooMany' })
  }
  expect(await mails()).toHaveLength(6)
})

test('once the confirmations of a day are used up both forms say so, keep nothing, and staff are told once', async () => {
  const { subscribe, volunteer, mails, db, dependencies } = await openForms({ CONFIRMATIONS_A_DAY: '3' })
  await subscribe(lise)
  await volunteer(lise)
  await subscribe('otto@example.org')
  const isOver = {
    code: 'confirmationsUsedUp',
    status: 429,
    details: { retryAfterSeconds: expect.any(Number) },
  }
  for (const address of ['mira@example.org', 'otto@example.org', 'paul@example.org']) {
    await expect(subscribe(address, 'en')).rejects.toMatchObject(isOver)
    await expect(volunteer(address)).rejects.toMatchObject(isOver)
  }
  expect(await mails()).toHaveLength(3)
  expect(await db.selectFrom('newsletterSubscribers').selectAll().execute()).toHaveLength(2)
  const incidents = await dependencies.db.selectFrom('incidents').selectAll().execute()
  expect(incidents).toMatchObject([{ cause: 'confirmationsUsedUp', occurrences: 1 }])
})

/** The forms that send a confirmation letter, each submitted from a separate network. */
async function openForms(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  const { db, secret, call } = calls
  const [subscribe, volunteer] = [
    call('newsletter.subscribe', newsletterRouter.subscribe as never),
    call('volunteers.register', volunteersRouter.register as never),
  ]
  const [find, refuse] = [
    call('privacy.findRefusal', privacyRouter.findRefusal as never),
    call('privacy.refuse', privacyRouter.refuse as never),
  ]
  let sent = 0
  const own = () => {
    sent += 1
    return { ip: `192.0.2.${sent}` }
  }
  const mails = () => db.selectFrom('mails').selectAll().orderBy('id').execute()
  return {
    ...calls,
    mails,
    subscribe: (email: string, locale = 'de') => subscribe({ email, locale, consent: true }, own()),
    volunteer: (email: string) => volunteer({ email, consent: true }, own()),
    findRefusal: (token: string) => find({ token }, own()),
    refuse: (token: string) => refuse({ token }, own()),
    refusals: () => db.selectFrom('refusedAddresses').selectAll().execute(),
    /** Token in the link of the newest letter to an address. */
    async tokenTo(address: string) {
      const mail = (await mails()).findLast(({ recipient }) => recipient === address)
      if (!mail?.sealedTokens) throw new Error(`No letter went to ${address}.`)
      return unseal(mail.sealedTokens, mail.messageId, secret).refusal ?? ''
    },
  }
}
