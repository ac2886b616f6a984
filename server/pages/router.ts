import type { pagesApi, pagesBackstageApi } from '#contract/pages/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { changeAt, findAt, tree } from './backstage.ts'
import { findOfferBySlug as careerOffer } from './career.ts'
import { pagesKind } from './kind.ts'
import { find, listIn, preview } from './pages.ts'

const backstage: Handlers<typeof pagesBackstageApi> = {
  ...shownRecordHandlers(pagesKind, preview),
  tree: (_, context) => tree(context),
  findAt: ({ path }, context) => findAt(context, path),
  changeAt: (input, context) => changeAt(context, input),
}

export const pagesRouter: Handlers<typeof pagesApi & { backstage: typeof pagesBackstageApi }> = {
  find: (input, context) => find(context, input),
  offer: ({ slug }, context) => careerOffer(context, slug),
  listIn: ({ category }, context) => listIn(context, category),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
