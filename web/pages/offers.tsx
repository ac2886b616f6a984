import type { ShownItemOf } from '#contract/pages/items.ts'
import { addressOf } from '#contract/pathnames.ts'
import { employmentNames, pages } from '#messages/pages.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import styles from './blocks.module.css'

type Offer = ShownItemOf<'offers'>['content']['offers'][number]

/** Positions that can be applied for today. */
export function Offers({ offers }: ShownItemOf<'offers'>['content']) {
  const say = useSay()
  const language = useLanguage()
  if (offers.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={say(pages.noOffers)}
        actions={<ButtonLink href={addressOf('contact', language)}>{say(pages.askUs)}</ButtonLink>}
      >
        {say(pages.noOffersLead)}
      </EmptyState>
    )
  return (
    <div className={styles.offers}>
      {offers.map(offer => (
        <OfferArticle key={offer.title} offer={offer} />
      ))}
    </div>
  )
}

function OfferArticle({ offer: { title, text, employment, deadline, link } }: { offer: Offer }) {
  const say = useSay()
  const language = useLanguage()
  const until = deadline ? `${say(pages.applyBy)} ${dayOf(deadline, language)}` : say(pages.openUntilFilled)
  return (
    <article>
      <h3>{title}</h3>
      <p className={styles.role}>
        {say(employmentNames[employment])} · {until}
      </p>
      <RichTextView document={text} />
      <p>
        <ButtonLink href={link ?? addressOf('contact', language)} tone="quiet">
          {say(pages.apply)}
          <span className={styles.heard}>: {title}</span>
        </ButtonLink>
      </p>
    </article>
  )
}
