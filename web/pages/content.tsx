import { data, type MetaFunction, redirect } from 'react-router'
import { inBoth, type Language } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'
import { pagesAbove } from '#contract/pages/above.ts'
import type { ShownItem } from '#contract/pages/items.ts'
import type { ShownPage } from '#contract/pages/page.ts'
import {
  categoriesOf,
  isFixedPage,
  pageNameOf,
  placeOf,
  type Section,
  sectionIn,
} from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { pageTitles, sectionNames } from '#messages/menu.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { type Address, type Packed, unpacked } from '#web/page-data.ts'
import { breadcrumbs, person, type Somebody, videoObject } from '#web/structured-data.ts'
import { type Step, trailFrom } from '#web/trail.ts'

export type LoadedPage = ShownPage & { origin: string }

/**
 * Loads the content of the page at this address. Redirects from old slugs, and from those of the other
 * language, to the current address.
 */
export async function loadContent(client: Client, { path, language, origin }: Address) {
  const page = await client.pages.find(placeAt(path))
  const right = addressOfPage(page, language)
  if (right !== path) throw redirect(right, 301)
  return { ...page, origin }
}

function placeAt(path: string) {
  const match = matchAddress(path)
  if (match && isFixedPage(match.name)) return placeOf(match.name)
  const [category] = match ? categoriesOf(match.name) : []
  if (!category) throw data(null, { status: 404 })
  return { category, page: match?.parameters.slug ?? '' }
}

export function addressOfPage({ category, page, slugs }: ShownPage, language: Language): string {
  return publicAddressOf('pages', { category, page, slug: slugs }, language)
}

export const contentMeta: MetaFunction = ({ location, loaderData }) => {
  const page = unpacked(loaderData as Packed<LoadedPage> | undefined)
  if (!page) return []
  const addresses = inBoth(language => page.origin + addressOfPage(page, language))
  return head(location.pathname, {
    title: page.title,
    description: page.lead,
    canonical: addresses[page.language],
    ...(page.availableIn.length === 2 && { twins: addresses }),
    origin: page.origin,
    socialCard: import.meta.env.SSR
      ? { section: sectionOf(page, languageIn(location.pathname)), picture: page.image }
      : undefined,
    structuredData: import.meta.env.SSR ? structuredDataOf(page) : [],
  })
}

// Pages directly below home, and legal pages, have no section.
function sectionOf({ category }: ShownPage, language: Language): string | undefined {
  const section = sectionIn(category)
  return section ? sectionNames[section][language] : undefined
}

/** Returns the section whose own page this is, or null. */
export function sectionShownBy({ category, page }: ShownPage): Section | null {
  return category === page ? sectionIn(category) : null
}

/** Returns the breadcrumbs from home to a page; the page of a section is not listed below itself. */
export function trailTo(page: ShownPage, language: Language): Step[] {
  const name = pageNameOf(page)
  if (!isFixedPage(name)) return trailFrom(language, sectionIn(page.category), { label: page.title })
  const above = pagesAbove(name).map(one => ({
    label: pageTitles[one][language],
    href: addressOf(one, language),
  }))
  return trailFrom(language, null, ...above, { label: page.title })
}

function structuredDataOf(page: LoadedPage) {
  const { origin, language, title, lead, rows } = page
  return [
    breadcrumbs(origin, trailTo(page, language)),
    ...rows.flatMap(peopleIn).map(one => person(origin, language, one)),
    ...rows.flatMap(({ video, title: name, caption }) =>
      video ? videoObject(origin, { name: name || title, description: caption || lead || title }, video) : [],
    ),
  ]
}

function peopleIn(item: ShownItem): Somebody[] {
  if (item.type === 'people') return item.content.people
  return item.type === 'contactPerson' ? [item.content] : []
}
