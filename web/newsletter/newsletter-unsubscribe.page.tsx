import { useSearchParams } from 'react-router'
import type { Language } from '#contract/language.ts'
import type { OwnSubscription, Pause } from '#contract/newsletter/subscription.ts'
import { newsletter, ownSubscription as say } from '#messages/newsletter.ts'
import type { Client } from '#web/client.ts'
import { ConfirmForm, LinkPage } from '#web/forms/confirm-by-link.tsx'
import { OutcomeSection } from '#web/forms/form-or-outcome.tsx'
import { linkIn, loadFound } from '#web/forms/mailed-link.ts'
import { submitInBrowser, submitOnServer } from '#web/forms/sending.ts'
import { hiddenMeta } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { LanguageForm } from './language-form.tsx'
import { PauseForm } from './pause-form.tsx'

const load = loadFound((client, { token, deactivation = '' }) =>
  client.newsletter.findSubscription({ token, deactivation }),
)
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

async function send(client: Client, form: FormData, { parameters }: Address) {
  const { token, deactivation = '' } = linkIn({ parameters })
  const locale = form.get('locale')
  const months = form.get('months')
  if (months !== null) {
    await client.newsletter.pause({ token, deactivation, months: Number(months) as Pause })
    return 'saved' as const
  }
  if (locale === null) {
    await client.newsletter.unsubscribe({ token, deactivation })
    return 'cancelled' as const
  }
  await client.newsletter.changeLanguage({ token, deactivation, locale: String(locale) as Language })
  return 'saved' as const
}
export const action = submitOnServer(send)
export const clientAction = submitInBrowser(send)

export const meta = hiddenMeta(say.title)

/**
 * A subscriber's own subscription, without an account: unsubscribe, pause, and change the language. Opening
 * the link changes nothing.
 */
export default function OwnSubscriptionPage() {
  const { found } = useData<typeof load>()
  const [query] = useSearchParams()
  const hasLeft = found?.state === 'left'
  return (
    <LinkPage
      {...{ title: say.title, lead: found !== null && !hasLeft && say.lead, found }}
      unknown={{ title: say.invalid, lead: say.invalidLead }}
      done={hasLeft && { title: say.left, lead: say.leftLead }}
      isNew={query.get('done') === 'cancelled'}
      next={{ page: 'newsletter', label: newsletter.toNewsletter }}
    >
      {standing => <Standing {...standing} isSaved={query.get('done') === 'saved'} />}
    </LinkPage>
  )
}

function Standing({
  state,
  locale,
  maskedEmail,
  pausedUntil,
  isSaved,
}: OwnSubscription & { isSaved: boolean }) {
  const words = useSay()
  return (
    <>
      {isSaved && (
        <OutcomeSection title={words(say.saved)}>
          <Notice tone="ok" title={words(say.saved)} />
        </OutcomeSection>
      )}
      {state === 'disabled' && <Notice tone="info" title={words(say.disabled)} />}
      <section className={layout.stack}>
        <h2>{words(say.leaveTitle)}</h2>
        {maskedEmail && (
          <p>
            {words(say.address)}: <strong>{maskedEmail}</strong>
          </p>
        )}
        <p>{words(say.leaveLead)}</p>
        <ConfirmForm button={words(say.leave)} />
      </section>
      {state === 'active' && (
        <section className={layout.stack}>
          <h2>{words(say.pauseTitle)}</h2>
          <PauseForm until={pausedUntil} />
        </section>
      )}
      <section className={layout.stack}>
        <h2>{words(say.languageTitle)}</h2>
        <LanguageForm locale={locale} />
      </section>
    </>
  )
}
