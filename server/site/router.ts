import type { siteApi } from '#contract/site/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { home } from './home.ts'
import { keepSettings, settingsOf } from './list-settings.ts'
import { countView, viewsShown } from './page-views.ts'
import { findRecords, linkTargets, search } from './search.ts'
import { addSynonyms, allSynonyms, changeSynonyms, removeSynonyms } from './synonyms.ts'

export const siteRouter: Handlers<typeof siteApi> = {
  ip: async (_, { ip }) => ({ ip }),
  search: (question, context) => search(context, question),
  countView: (view, context) => countView(context, view),
  views: (_, context) => viewsShown(context),
  findRecords: ({ q }, context) => findRecords(context, q),
  linkTargets: (input, context) => linkTargets(context, input),
  synonyms: {
    list: (_, context) => allSynonyms(context),
    create: ({ words }, context) => addSynonyms(context, words),
    change: ({ id, words }, context) => changeSynonyms(context, id, words),
    remove: ({ id }, context) => removeSynonyms(context, id),
  },
  listSettings: ({ list }, context) => settingsOf(context, list),
  keepListSettings: (settings, context) => keepSettings(context, settings),
  home: (_, context) => home(context),
}
