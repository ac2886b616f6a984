import type { Bilingual } from '#contract/language.ts'
import { blankPage, type PageFields } from '#contract/pages/page.ts'
import {
  type FixedPage,
  fixedPages,
  type MenuPage,
  menuPages,
  type Place,
  placeOf,
  sections,
} from '#contract/pages/places.ts'
import { sectionLeads } from '#messages/landing.ts'
import { menuTitles, pageTitles } from '#messages/menu.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Acting, create, idsBySlug } from '#server/platform/records/records.ts'
import { pagesKind } from './kind.ts'
import { idAt } from './queries.ts'

const founder = { caller: null, requestId: 'founding' }

/** Creates every page of the menu that is missing, without content, so that staff find it and can fill it. */
export async function createMenuPages({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const context = { db, clock, ...founder }
  for (const name of fixedPages)
    await createMissingPage(context, placeOf(name), { title: pageTitles[name], lead: leadOf(name) })
  for (const [name, { place, slug }] of Object.entries(menuPages))
    if (await isFree(db, slug))
      await createMissingPage(context, place, { title: menuTitles[name as MenuPage], slug })
}

// Staff may have created the page already.
async function isFree(db: Acting['db'], slug: Bilingual<string>): Promise<boolean> {
  return (await idsBySlug(db, 'pages', slug.de, 'de')).length === 0
}

function leadOf(name: FixedPage): Bilingual<string> {
  const section = sections.find(one => one === name)
  return section ? sectionLeads[section] : blankPage.lead
}

async function createMissingPage(context: Acting, place: Place, texts: Partial<PageFields>) {
  if (await idAt(context.db, place)) return
  await create(pagesKind, context, { ...blankPage, ...place, ...texts, isVisible: true })
}
