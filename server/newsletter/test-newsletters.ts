import { blankNewsletter, type Newsletter } from '#contract/newsletter/newsletter.ts'
import type { Sending, SendingAct } from '#contract/newsletter/sending.ts'
import { paragraphs } from '#contract/richtext.ts'
import { createUser } from '#server/people/people.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { writeNewsletterLetters } from './jobs.ts'
import { newsletterRouter } from './router.ts'
import { openTestSubscriptions } from './test-subscriptions.ts'

export const inBothLanguages = {
  ...blankNewsletter,
  subject: { de: 'Neues aus dem Feld', en: 'News from the field' },
  title: { de: 'Acht Kanäle', en: 'Eight channels' },
  content: {
    de: paragraphs('Die neue Spule hat acht Kanäle.'),
    en: paragraphs('The new coil has eight channels.'),
  },
}

type Call = (input: object, asking?: object) => Promise<unknown>

/** Opens issues and subscribers over one database; letters are written when `runJob` is called. */
export async function openTestNewsletters(env: Record<string, string> = {}) {
  const site = await openTestSubscriptions({ NEWSLETTER_HOLD: '0', ...env })
  const { db, call, dependencies } = site
  const names = { username: 'kim', email: 'kim@example.org', firstName: 'Kim', lastName: 'Lee' }
  const id = await createUser(dependencies, { ...names, role: 'specialsEditor' })
  const specialist = staff(id, 'canEditSpecials')
  const backstage = newsletterRouter.backstage as unknown as Record<string, never>
  const edit =
    (name: string): Call =>
    (input, asking = {}) =>
      call(`newsletter.backstage.${name}`, backstage[name] as never)(input, { caller: specialist, ...asking })
  const create = async (fields: object = {}) =>
    (await edit('create')({ ...inBothLanguages, ...fields })) as Newsletter
  return {
    ...site,
    specialist,
    edit,
    create,
    send: (issue: number, order: object = {}) =>
      edit('change')({ id: issue, send: true, ...order }) as Promise<Newsletter>,
    steer: (issue: number, act: SendingAct) => edit('steer')({ id: issue, act }) as Promise<Sending>,
    sending: (issue: number) => edit('sending')({ id: issue }) as Promise<Sending>,
    runJob: () => writeNewsletterLetters(dependencies),
    /** Adds confirmed subscribers: `readers(2, 'de')` adds de-1 and de-2. */
    readers: async (count: number, language: 'de' | 'en') => {
      for (let n = 1; n <= count; n += 1) {
        const email = `${language}-${n}@example.org`
        await site.subscribe(email, { locale: language })
        await site.activate(await site.tokensTo(email))
      }
      await db.deleteFrom('mails').execute()
    },
    issues: () =>
      site.db.selectFrom('mails').selectAll().where('purpose', '=', 'newsletter').orderBy('id').execute(),
    ledger: () => db.selectFrom('newsletterLetters').selectAll().orderBy('id').execute(),
  }
}
