import { newsletterConsent } from '#messages/newsletter-consent.ts'
import { newsletterOffer as say } from '#messages/newsletter-offer.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import styles from './registration.module.css'

/** Subscribes the e-mail address of a registration to the newsletter, by a separate checkbox. */
export function NewsletterOffer() {
  const words = useSay()
  return (
    <section className={styles.part}>
      <h2>{words(say.title)}</h2>
      <p>{words(say.lead)}</p>
      <VisitorsForm
        name="newsletter-offer"
        does="newsletter"
        labels={{}}
        consent={newsletterConsent.newsletter}
        send={say.send}
        sending={say.sending}
      >
        {() => null}
      </VisitorsForm>
    </section>
  )
}
