import type { Language } from '#contract/language.ts'
import type { PageCard, ShownPage } from '#contract/pages/page.ts'
import {
  isFixedPage,
  menuPages,
  type Place,
  pageNameOf,
  placeOf,
  type Section,
} from '#contract/pages/places.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { pollsLead } from '#messages/landing.ts'
import { news } from '#messages/news.ts'
import { otherLang, useLanguage } from '#web/language.ts'
import { isInMenu, isOfArea, type Linked, linkTo, menuOf } from '#web/shell/public-menu.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { ContentListing } from './content-listing.tsx'
import styles from './landing.module.css'

const leads = { news: news.lead, polls: pollsLead }

interface Card {
  href: string
  title: string
  lead: string
  /** Languages of the title and of the lead. */
  spoken: [Language, Language]
}

interface Props {
  page: ShownPage
  section: Section
  /** Every public page of the section. */
  beneath: readonly PageCard[]
}

/** The page of a section: cards for its menu entries, then for its other pages, each with a sentence. */
export function Landing({ page, section, beneath }: Props) {
  const language = useLanguage()
  const cards = [
    ...menuOf[section].map(linked => cardOf(linked, beneath, language)),
    ...beneath.filter(isOffMenu).map(one => pageCardOf(one, language)),
  ]
  return (
    <ContentListing page={page}>
      <ul className={styles.cards}>
        {cards.map(card => (
          <li key={card.href}>
            <LandingCard card={card} />
          </li>
        ))}
      </ul>
    </ContentListing>
  )
}

function LandingCard({ card: { href, title, lead, spoken } }: { card: Card }) {
  const language = useLanguage()
  const [ofTitle, ofLead] = spoken.map(one => (one === language ? undefined : one))
  return (
    <article className={styles.card}>
      <h2 lang={ofTitle}>
        <Link href={href} transition>
          {title}
        </Link>
        <Icon name="arrow-right" />
      </h2>
      {lead && <p lang={ofLead}>{lead}</p>}
    </article>
  )
}

// The card has the title of the menu entry; address and lead come from the page, which staff may have
// changed.
function cardOf(linked: Linked, beneath: readonly PageCard[], language: Language): Card {
  const { label: title, href } = linkTo(linked, language, '')
  if (isOfArea(linked)) return { href, title, lead: leads[linked][language], spoken: [language, language] }
  const place = isInMenu(linked) ? menuPages[linked].place : placeOf(linked)
  const page = beneath.find(one => isAt(one, place))
  if (!page) return { href, title, lead: '', spoken: [language, language] }
  const { spoken, ...card } = pageCardOf(page, language)
  return { ...card, title, spoken: [language, spoken[1]] }
}

function pageCardOf(page: PageCard, language: Language): Card {
  const href = publicAddressOf('pages', { ...page, slug: page.slugs }, language)
  const { title, lead, language: spoken } = page
  return { href, title, lead, spoken: [spoken, otherLang(page, 'lead') ?? spoken] }
}

function isOffMenu(page: PageCard): boolean {
  return !isFixedPage(pageNameOf(page)) && !Object.values(menuPages).some(({ place }) => isAt(page, place))
}

function isAt(page: PageCard, { category, page: word }: Place): boolean {
  return page.category === category && page.page === word
}
