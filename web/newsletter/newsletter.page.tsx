import type { MetaFunction } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { newsletter as say } from '#messages/newsletter.ts'
import { newsletterConsent } from '#messages/newsletter-consent.ts'
import type { Client } from '#web/client.ts'
import { FormOrOutcome } from '#web/forms/form-or-outcome.tsx'
import { inputOf } from '#web/forms/input.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { feedLinks, languageIn, listedMeta } from '#web/head.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { FeedLinks } from '#web/share/feed-links.tsx'
import { TitleWithTrail } from '#web/shell/title-with-trail.tsx'
import { Prose } from '#web/ui/content/prose.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { Section } from '#web/ui/layout/section.tsx'
import { LanguageChoice } from './language-choice.tsx'

async function load(client: Client, { origin }: Address) {
  const { rows } = await client.newsletter.list({})
  return { issues: rows, origin }
}
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, form: FormData) {
  const { locale, ...typed } = inputOf(form, { email: 'text', locale: 'text' })
  await client.newsletter.subscribe({ ...typed, locale: locale as 'de' | 'en' })
  return 'linkSent' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

const metaOfPage = listedMeta('newsletter', say.title, say.lead)

export const meta: MetaFunction<typeof loader> = given => {
  const language = languageIn(given.location.pathname)
  // Rendered on the server only: feed readers fetch the document.
  const feeds = import.meta.env.SSR ? feedLinks(language, say.title[language], 'newsletter') : []
  return [...(metaOfPage(given as never) ?? []), ...feeds]
}

/** Description of the newsletter, and the subscription form. */
export default function NewsletterPage() {
  const words = useSay()
  const linkSent = { title: say.sent, lead: say.sentLead, again: say.again }
  return (
    <Section>
      <TitleWithTrail title={words(say.title)} lead={words(say.lead)} section="info" />
      <div className={layout.beside}>
        <section className={layout.stack}>
          <h2>{words(say.order)}</h2>
          <FormOrOutcome<typeof send> outcomes={{ linkSent }}>
            <SubscriptionForm />
          </FormOrOutcome>
        </section>
        <section className={layout.stack}>
          <h2>{words(say.expect)}</h2>
          <Prose>
            <ul>
              {[say.often, say.content, say.untracked, say.leave].map(fact => (
                <li key={fact.de}>{words(fact)}</li>
              ))}
            </ul>
            <p>{words(say.lost)}</p>
          </Prose>
        </section>
        <Archive />
      </div>
    </Section>
  )
}

/** Earlier issues, as examples for future subscribers. */
function Archive() {
  const words = useSay()
  const language = useLanguage()
  const { issues } = useData<typeof load>()
  if (issues.length === 0) return null
  return (
    <section className={layout.stack}>
      <h2>{words(say.archive)}</h2>
      <Prose>
        <ul>
          {issues.map(({ id, slug, title, sentAt, language: spoken }) => (
            <li key={id}>
              <Link
                href={addressOf('newsletterIssue', language, { slug })}
                lang={spoken === language ? undefined : spoken}
              >
                {title}
              </Link>
              {sentAt && `, ${dayOf(sentAt, language)}`}
            </li>
          ))}
        </ul>
      </Prose>
      <p className={layout.cluster}>
        {words(say.feed)}
        <FeedLinks source="newsletter" />
      </p>
    </section>
  )
}

function SubscriptionForm() {
  const words = useSay()
  const language = useLanguage()
  return (
    <VisitorsForm
      name="newsletter"
      labels={{ email: say.email, locale: say.language }}
      consent={newsletterConsent.newsletter}
      send={say.order}
      sending={say.sending}
    >
      {({ one }) => (
        <>
          <TextField {...one('email')} type="email" hint={words(say.emailHint)} autoComplete="email" />
          <LanguageChoice {...one('locale')} chosen={language} />
        </>
      )}
    </VisitorsForm>
  )
}
