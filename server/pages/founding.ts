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

/** Every page of the menu is there from the first start on, empty at first, so that staff find it and fill it. */
export async function foundPages({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  const context = { db, clock, ...founder }
  for (const name of fixedPages)
    await foundPage(context, placeOf(name), { title: pageTitles[name], lead: leadOf(name) })
  for (const [name, { place, slug }] of Object.entries(menuPages))
    if (await isFree(db, slug)) await foundPage(context, place, { title: menuTitles[name as MenuPage], slug })
}

// Staff may have made the page before we did.
async function isFree(db: Acting['db'], slug: Bilingual<string>): Promise<boolean> {
  return (await idsBySlug(db, 'pages', slug.de, 'de')).length === 0
}

function leadOf(name: FixedPage): Bilingual<string> {
  const section = sections.find(one => one === name)
  return section ? sectionLeads[section] : blankPage.lead
}

async function foundPage(context: Acting, place: Place, texts: Partial<PageFields>) {
  if (await idAt(context.db, place)) return
  await create(pagesKind, context, { ...blankPage, ...place, ...texts, isVisible: true })
}
