import { expect, onTestFinished, test, vi } from 'vitest'
import { day, hour } from '#contract/durations.ts'
import { startMailWorker } from '#server/platform/mail/mail.ts'
import { type ReceivedMail, startTestSmtp } from '#server/platform/mail/test-smtp.ts'
import { changeUnsent } from '#server/voting/test-letters.ts'
import { sendPollLetters } from './jobs.ts'
import { choice, openTestPolls } from './test-polls.ts'

const people = [
  { email: 'anna@example.org', name: 'Anna Feld', language: 'de' },
  { email: 'lise@example.org', name: '', language: 'en' },
  { email: 'bert@example.org', name: 'Bert', language: 'de' },
]

/** Opens a poll for invited people, a mail server, and two processes that send the outbox. */
async function openPost() {
  const smtp = await startTestSmtp()
  const site = await openTestPolls({ SMTP_URL: smtp.url })
  const { dependencies, listen } = site
  const poll = await site.make({ way: 'invited' })
  const workers = [1, 2].map(() => startMailWorker({ ...dependencies, listen }))
  onTestFinished(async () => {
    await Promise.all(workers.map(worker => worker.stop()))
    await smtp.close()
  })
  const states = async () =>
    (await dependencies.db.selectFrom('mails').select('state').execute()).map(({ state }) => state)
  return {
    ...{ ...site, poll, smtp },
    /** Waits until all letters are sent, which must be `many`, and returns the received ones. */
    received: async (many: number) => {
      await vi.waitFor(
        async () => expect(await states()).toEqual(Array.from({ length: many }, () => 'sent')),
        { timeout: 60_000, interval: 100 },
      )
      return smtp.received
    },
    voteWith: (ticket: string) => site.vote(poll.id, { ticket, votes: choice(['red', 1]), terms: true }),
  }
}

const facts = ({ to, mail }: ReceivedMail) => [to[0], mail.subject]
const codeIn = ({ mail }: ReceivedMail) => /#code=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? ''
const byAddress = (one: ReceivedMail, other: ReceivedMail) => (one.to.join() < other.to.join() ? -1 : 1)

test('each invitation is delivered once, in the language of its recipient, with a link that votes', async () => {
  const { poll, send, received, voteWith, dependencies } = await openPost()
  await send('POST', `/${poll.id}/invitations`, { people })
  await changeUnsent(send, poll.id, 'sendNow')
  await Promise.all([sendPollLetters(dependencies), sendPollLetters(dependencies)])
  const letters = [...(await received(3))].sort(byAddress)
  expect(letters.map(facts)).toEqual([
    ['anna@example.org', 'Bitte stimmen Sie ab: Welche Farbe hat Rauschen?'],
    ['bert@example.org', 'Bitte stimmen Sie ab: Welche Farbe hat Rauschen?'],
    ['lise@example.org', 'Please vote: What colour is noise?'],
  ])
  const [german, , english] = letters as [ReceivedMail, ReceivedMail, ReceivedMail]
  expect(german.mail.text).toContain('Guten Tag Anna Feld,')
  expect(german.mail.text).toMatch(/\/de\/info\/abstimmung\/[a-z-]+#code=/)
  expect(english.mail.text).toContain('Hello,')
  expect(english.mail.text).toMatch(/\/en\/info\/poll\/[a-z-]+#code=/)
  expect(new Set(letters.map(codeIn)).size).toBe(3)
  for (const letter of letters) {
    expect([letter.to, letter.mail.html?.includes(codeIn(letter))]).toEqual([letter.to, true])
    expect(letter.raw).not.toContain('__the-token')
    expect((await voteWith(codeIn(letter))).status).toBe(200)
  }
})

test('a reminder comes by mail once, only to those whose vote is missing, and both of their links vote', async () => {
  const { poll, send, received, voteWith, time, dependencies } = await openPost()
  await send('POST', `/${poll.id}/invitations`, { people })
  await changeUnsent(send, poll.id, 'sendNow')
  const first = [...(await received(3))].sort(byAddress)
  await voteWith(codeIn(first[0] as ReceivedMail))
  const { version } = (await send('GET', `/${poll.id}`)).json()
  const closesAt = new Date(time.now.getTime() + 5 * day).toISOString()
  expect((await send('PATCH', `/${poll.id}`, { version, closesAt })).statusCode).toBe(200)
  time.now = new Date(time.now.getTime() + day + hour)
  await Promise.all([1, 2, 3].map(() => send('POST', `/${poll.id}/invitations/remind`, {})))
  await changeUnsent(send, poll.id, 'sendNow')
  await sendPollLetters(dependencies)
  const reminders = (await received(5)).slice(3).sort(byAddress)
  expect(reminders.map(facts)).toEqual([
    ['bert@example.org', 'Noch können Sie abstimmen: Welche Farbe hat Rauschen?'],
    ['lise@example.org', 'You can still vote: What colour is noise?'],
  ])
  const [bert, lise] = reminders as [ReceivedMail, ReceivedMail]
  expect((await voteWith(codeIn(bert))).status).toBe(200)
  expect((await voteWith(codeIn(first[2] as ReceivedMail))).status).toBe(200)
  expect((await voteWith(codeIn(lise))).body.code).toBe('emailAlreadyVoted')
})

test('while the mail server refuses, invitations wait, and come once when it is back', async () => {
  const { poll, send, smtp, received, time } = await openPost()
  smtp.manners = { kind: 'refusing', at: 'recipient', code: 450 }
  await send('POST', `/${poll.id}/invitations`, { people })
  await changeUnsent(send, poll.id, 'sendNow')
  const list = async () => (await send('GET', `/${poll.id}/invitations`)).json().rows
  const letters = async () => (await list()).map(({ letter }: { letter: string }) => letter)
  await vi.waitFor(async () => expect(await letters()).toEqual(['retry', 'retry', 'retry']), {
    timeout: 60_000,
  })
  smtp.manners = { kind: 'friendly' }
  time.now = new Date(time.now.getTime() + hour)
  await send('POST', `/${poll.id}/invitations`, { people: [{ ...people[0], email: 'emil@example.org' }] })
  await changeUnsent(send, poll.id, 'sendNow')
  expect((await received(4)).map(({ to }) => to[0]).sort()).toEqual([
    ...['anna@example.org', 'bert@example.org', 'emil@example.org', 'lise@example.org'],
  ])
  expect(await letters()).toEqual(['sent', 'sent', 'sent', 'sent'])
})
