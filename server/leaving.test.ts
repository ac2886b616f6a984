import { expect, onTestFinished, test, vi } from 'vitest'
import { blankNewsletter } from '#contract/newsletter/newsletter.ts'
import { paragraphs } from '#contract/richtext.ts'
import { subscriptionLetters } from '#messages/newsletter-letters.ts'
import { isWhole, longestAttack, reportAttack } from '../bench/attacks/attack-results.ts'
import { writeNewsletterLetters } from './newsletter/jobs.ts'
import { leavingPair } from './newsletter/leaving-link.ts'
import { markOf } from './newsletter/marks.ts'
import { issueLink } from './platform/links/links.ts'
import { startTestSmtp } from './platform/mail/test-smtp.ts'
import { startMailWorker } from './platform/mail/worker.ts'
import { hashOfAddress } from './platform/sealed-addresses/sealed-addresses.ts'
import { sealedColumns } from './platform/sealed-addresses/test-addresses.ts'
import { sendStudyLetters } from './studies/jobs.ts'
import { study } from './studies/test-studies.ts'
import { openTestSite } from './test-site.ts'
import { leaveLink } from './volunteers/links.ts'

vi.setConfig({ testTimeout: longestAttack })

const races = isWhole ? 50 : 3
const moments = ['they are drawn', 'their letter is written', 'their letter is handed over'] as const

test.each(moments)('a volunteer who leaves while %s gets no letter afterwards', async moment => {
  const site = await openRace()
  const { dependencies, ask, headers } = site
  const made = await ask({
    ...{ method: 'POST', path: '/backstage/info/study', headers },
    payload: { ...study, places: 1000, seeksUntil: null, ethicsNumber: '1' },
  })
  const { id } = made.json()
  const soon = new Date(dependencies.clock().getTime() + 86_400_000 * 30)
  await dependencies.db.updateTable('studies').set({ seeksUntil: soon }).execute()
  await race(`leaving the list of volunteers while ${moment}`, site, {
    moment,
    order: () => ask({ method: 'POST', path: `/backstage/info/study/${id}/call`, headers }),
    write: () => sendStudyLetters(dependencies),
    async join(email) {
      const now = dependencies.clock()
      const { id: one } = await dependencies.db
        .insertInto('volunteers')
        .values({
          ...(await sealedColumns(dependencies, email)),
          language: 'de',
          state: 'confirmed',
          createdAt: now,
          confirmedAt: now,
          expiresAt: soon,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const { token } = await issueLink(dependencies, leaveLink, one, { expiresAt: soon })
      const path = `/info/volunteer/unsubscription/${token}`
      return () => ask({ method: 'PATCH', path, payload: { signout: true } })
    },
  })
})

test.each(moments)('a reader who leaves while %s gets no issue afterwards', async moment => {
  const site = await openRace()
  const { dependencies, ask, headers } = site
  await race(`leaving the newsletter while ${moment}`, site, {
    moment,
    async order() {
      const path = '/backstage/publication/newsletter'
      const text = { de: paragraphs('Hallo'), en: null }
      const words = { de: 'Neues', en: '' }
      const payload = { ...blankNewsletter, subject: words, title: words, content: text }
      const { id } = (await ask({ method: 'POST', path, headers, payload })).json()
      return ask({ method: 'PATCH', path: `${path}/${id}`, headers, payload: { send: true } })
    },
    write: () => writeNewsletterLetters(dependencies),
    async join(email) {
      const now = dependencies.clock()
      await dependencies.db
        .insertInto('newsletterSubscribers')
        .values({
          ...{ email, language: 'de', state: 'active', createdAt: now, activatedAt: now },
          mark: markOf(dependencies.secret, email),
        })
        .execute()
      const { subscription, purpose } = leavingPair(dependencies.secret, email)
      return () =>
        ask({ method: 'PATCH', path: `/info/newsletter/unsubscription/${subscription}/${purpose}` })
    },
  })
})

interface Race {
  moment: (typeof moments)[number]
  /** Orders letters to everybody. */
  order: () => Promise<{ statusCode: number }>
  write: () => Promise<void>
  /** Adds a new recipient; returns the function by which they leave. */
  join: (email: string) => Promise<() => Promise<{ statusCode: number }>>
}

/** Recipients join and leave one after the other; none may get a letter after leaving was answered. */
async function race(name: string, { smtp, dependencies }: Site, { moment, order, write, join }: Race) {
  // The confirmation of leaving may arrive afterwards.
  const isConfirmation = (subject = '') => subject === subscriptionLetters.letters.left.subject.de
  const countTo = (email: string) =>
    smtp.received.filter(({ to, mail }) => to.includes(email) && !isConfirmation(mail.subject)).length
  const hadBefore = new Map<string, number>()
  for (let n = 0; n < races; n += 1) {
    const email = `race-${n}@example.org`
    const leave = await join(email)
    const leaves = async () => {
      expect((await leave()).statusCode).toBe(200)
      hadBefore.set(email, countTo(email))
    }
    if (moment === 'they are drawn') {
      await Promise.all([order(), leaves()])
      await write()
    } else if (moment === 'their letter is written') {
      await order()
      await Promise.all([write(), leaves()])
    } else {
      await order()
      await write()
      await vi.waitFor(() => handedOver(dependencies, email), { timeout: 15_000, interval: 2 })
      await leaves()
    }
  }
  await write()
  await vi.waitFor(() => expectNoneWaits(dependencies), { timeout: 15_000 })
  const through = [...hadBefore].filter(([email, before]) => countTo(email) > before).map(([email]) => email)
  reportAttack(name, races, through)
  expect(hadBefore.size).toBe(races)
  expect(through).toEqual([])
}

async function handedOver({ db, secret }: Site['dependencies'], email: string): Promise<void> {
  const mail = await db
    .selectFrom('mails')
    .select('state')
    .where(is => is.or([is('recipient', '=', email), is('recipientHash', '=', hashOfAddress(secret, email))]))
    .executeTakeFirst()
  expect(['sending', 'sent']).toContain(mail?.state)
}

async function expectNoneWaits({ db }: Site['dependencies']): Promise<void> {
  const waiting = await db
    .selectFrom('mails')
    .select('id')
    .where('state', 'in', ['queued', 'sending', 'retry'])
    .execute()
  expect(waiting).toEqual([])
}

type Site = Awaited<ReturnType<typeof openRace>>

/** Opens a site whose mail server takes 150 ms for each letter. */
async function openRace() {
  const smtp = await startTestSmtp()
  smtp.manners = { kind: 'slow', milliseconds: 150 }
  const site = await openTestSite({ LIMITS: 'off', SMTP_URL: smtp.url, NEWSLETTER_HOLD: '0' })
  const { headers } = await site.staff('specialsEditor')
  const worker = startMailWorker({ ...site.dependencies, listen: site.listen })
  // The worker stops before the site closes its database.
  onTestFinished(async () => {
    await worker.stop()
    await smtp.close()
  })
  return { ...site, smtp, headers }
}
