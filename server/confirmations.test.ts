import { expect, test } from 'vitest'
import { newsletterRouter } from './newsletter/router.ts'
import { openTestCalls } from './platform/calls/test-calls.ts'
import { volunteersRouter } from './volunteers/router.ts'

const lise = 'lise@gmail.com'

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

/** The forms that ask an address to confirm, each sent from a network of its own. */
async function openForms(env: Record<string, string> = {}) {
  const calls = await openTestCalls(env)
  const { db, call } = calls
  const [subscribe, volunteer] = [
    call('newsletter.subscribe', newsletterRouter.subscribe as never),
    call('volunteers.register', volunteersRouter.register as never),
  ]
  let sent = 0
  const own = () => {
    sent += 1
    return { ip: `192.0.2.${sent}` }
  }
  return {
    ...calls,
    mails: () => db.selectFrom('mails').selectAll().orderBy('id').execute(),
    subscribe: (email: string, locale = 'de') => subscribe({ email, locale, consent: true }, own()),
    volunteer: (email: string) => volunteer({ email, consent: true }, own()),
  }
}
