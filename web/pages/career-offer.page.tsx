import type { Bilingual } from '#contract/language.ts'
import type { ShownOffer } from '#contract/pages/items.ts'
import { addressOf } from '#contract/pathnames.ts'
import { plainText } from '#contract/richtext-words.ts'
import { deadlineIsOver, employmentNames, career as say } from '#messages/career.ts'
import { institute } from '#messages/institute.ts'
import { pages } from '#messages/pages.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { loadInBrowser, loadOnServer, useData } from '#web/page-data.ts'
import { RichTextView } from '#web/richtext/rich-text.tsx'
import { slugPage } from '#web/shell/slug-page.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { ButtonLink } from '#web/ui/control/button.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { DetailBox, DetailRow } from '#web/ui/details/detail-box.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { PageTitle } from '#web/ui/layout/page-title.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { jobPosting } from './job-posting.ts'

const { load, meta, Trail } = slugPage({
  page: 'careerOffer',
  find: (client, slug) => client.pages.offer({ slug }),
  section: 'about',
  lists: [{ page: 'career', title: say.careers }],
  titleOf: ({ title }) => title,
  descriptionOf: ({ text }) => plainText(text),
  structuredData: import.meta.env.SSR
    ? (offer, { origin, language, address }) => jobPosting(origin, language, { ...offer, address })
    : undefined,
})

export { meta }
export const loader = loadOnServer(load)
export const clientLoader = loadInBrowser(load)

/** An open position: description, pay, deadline and how to apply. */
export default function CareerOfferPage() {
  const words = useSay()
  const language = useLanguage()
  const offer = useData<typeof load>()
  const lang = offer.language === language ? undefined : offer.language
  return (
    <Section>
      <Trail />
      <div className={layout.beside}>
        <div>
          <div lang={lang}>
            <PageTitle title={offer.title} />
          </div>
          {!offer.isOpen && offer.deadline && (
            <Notice tone="warn" title={words(deadlineIsOver(inWords(offer.deadline)))} />
          )}
          {lang && <Notice title={words(lang === 'de' ? pages.pageOnlyGerman : pages.pageOnlyEnglish)} />}
        </div>
        <aside className={classNames(layout.side, layout.first)}>
          <Facts offer={offer} />
        </aside>
        <div className={layout.stack}>
          <div lang={lang}>
            <RichTextView document={offer.text} />
          </div>
          <Link href={addressOf('career', language)}>{words(say.otherOffers)}</Link>
        </div>
      </div>
    </Section>
  )
}

function Facts({ offer }: { offer: ShownOffer }) {
  const words = useSay()
  const language = useLanguage()
  const { employment, extent, pay, reference, name, email, deadline, file, isOpen } = offer
  const until = deadline ? dayOf(deadline, language) : words(say.openUntilFilled)
  return (
    <DetailBox
      title={words(say.offerFacts)}
      rows={
        <>
          <DetailRow label={words(say.employment)}>{words(employmentNames[employment])}</DetailRow>
          {extent && <DetailRow label={words(say.extent)}>{extent}</DetailRow>}
          {pay && <DetailRow label={words(say.pay)}>{pay}</DetailRow>}
          <DetailRow label={words(say.place)}>{institute.town}</DetailRow>
          {reference && <DetailRow label={words(say.reference)}>{reference}</DetailRow>}
          {isOpen && <DetailRow label={words(say.deadline)}>{until}</DetailRow>}
          {name && (
            <DetailRow label={words(say.whomToAsk)}>
              {name}
              {email && (
                <>
                  {', '}
                  <Link href={`mailto:${email}`}>{email}</Link>
                </>
              )}
            </DetailRow>
          )}
        </>
      }
    >
      {file && (
        <Link href={file.src} download={file.name}>
          {words(say.offerFile)}
        </Link>
      )}
      {isOpen && (
        <ButtonLink href={applicationFor(offer, words(say.application))}>{words(say.apply)}</ButtonLink>
      )}
    </DetailBox>
  )
}

/** Returns the link for applications, else a mail link whose subject names the position. */
function applicationFor({ link, email, title, reference }: ShownOffer, word: string): string {
  const subject = `${word}: ${title}${reference ? ` (${reference})` : ''}`
  return link ?? `mailto:${email ?? institute.email}?subject=${encodeURIComponent(subject)}`
}

function inWords(day: string): Bilingual<string> {
  return { de: dayOf(day, 'de'), en: dayOf(day, 'en') }
}
