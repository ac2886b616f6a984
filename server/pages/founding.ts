import { blankPage } from '#contract/pages/page.ts'
import { type FixedPage, fixedPages, placeOf } from '#contract/pages/places.ts'
import { pageTitles } from '#messages/menu.ts'
import type { Dependencies } from '#server/platform/calls/calls.ts'
import { type Acting, create } from '#server/platform/records/records.ts'
import { pagesKind } from './kind.ts'
import { idAt } from './queries.ts'

const founder = { caller: null, requestId: 'founding' }

/** Every page of the menu is there from the first start on, empty at first, so that staff find it and fill it. */
export async function foundPages({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<void> {
  await db.transaction().execute(async trx => {
    for (const name of fixedPages) await foundPage({ db: trx, clock, ...founder }, name)
  })
}

async function foundPage(context: Acting, name: FixedPage): Promise<void> {
  const place = placeOf(name)
  if (await idAt(context.db, place)) return
  await create(pagesKind, context, { ...blankPage, ...place, title: pageTitles[name], isVisible: true })
}
