import type { ShownItemOf } from '#contract/pages/items.ts'
import { addressOf } from '#contract/pathnames.ts'
import { plainText } from '#contract/richtext-words.ts'
import { career, employmentNames } from '#messages/career.ts'
import { pages } from '#messages/pages.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import styles from './blocks.module.css'

type Offer = ShownItemOf<'offers'>['content']['offers'][number]

/** Positions that are open for applications today. */
export function Offers({ offers }: ShownItemOf<'offers'>['content']) {
  const say = useSay()
  const language = useLanguage()
  if (offers.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={say(career.noOffers)}
        actions={<ButtonLink href={addressOf('contact', language)}>{say(pages.askUs)}</ButtonLink>}
      >
        {say(career.noOffersLead)}
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

/** An open position: a short version with a link if it has its own page, else, as in news, the full text. */
function OfferArticle({ offer }: { offer: Offer }) {
  const say = useSay()
  const language = useLanguage()
  const { title, text, employment, extent, deadline, link, slug } = offer
  const until = deadline ? `${say(career.applyBy)} ${dayOf(deadline, language)}` : say(career.openUntilFilled)
  return (
    <article>
      <h3>{title}</h3>
      <p className={styles.role}>
        {[say(employmentNames[employment]), extent, until].filter(Boolean).join(' · ')}
      </p>
      {slug ? (
        <>
          <p>{plainText(text).split('\n')[0]}</p>
          <p>
            <Link href={addressOf('careerOffer', language, { slug })}>
              {say(career.toOffer)}
              <span className={styles.heard}>: {title}</span>
            </Link>
          </p>
        </>
      ) : (
        <Whole text={text} title={title} link={link} />
      )}
    </article>
  )
}

function Whole({ text, title, link }: Pick<Offer, 'text' | 'title' | 'link'>) {
  const say = useSay()
  const language = useLanguage()
  return (
    <>
      <RichTextView document={text} />
      <p>
        <ButtonLink href={link ?? addressOf('contact', language)} tone="quiet">
          {say(career.apply)}
          <span className={styles.heard}>: {title}</span>
        </ButtonLink>
      </p>
    </>
  )
}
