import type { siteApi } from '#contract/site/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { home } from './home.ts'
import {
  changeLabel,
  checkedList,
  createLabel,
  labelUses,
  listLabels,
  mergeLabels,
  removeLabel,
} from './labels.ts'
import { keepSettings, settingsOf } from './list-settings.ts'
import { dismissMissed, listMissed } from './missed.ts'
import { countView } from './page-views.ts'
import { addRedirect, listRedirects, removeRedirect } from './redirects.ts'
import { findRecords, linkTargets, search } from './search.ts'
import { addSynonyms, allSynonyms, changeSynonyms, removeSynonyms } from './synonyms.ts'
import { viewsShown } from './views-shown.ts'

export const siteRouter: Handlers<typeof siteApi> = {
  ip: async (_, { ip }) => ({ ip }),
  search: (question, context) => search(context, question),
  countView: (view, context) => countView(context, view),
  views: (_, context) => viewsShown(context),
  findRecords: ({ q }, context) => findRecords(context, q),
  linkTargets: (input, context) => linkTargets(context, input),
  synonyms: {
    list: (asked, context) => allSynonyms(context, asked),
    create: ({ words }, context) => addSynonyms(context, words),
    change: ({ id, words }, context) => changeSynonyms(context, id, words),
    remove: ({ id }, context) => removeSynonyms(context, id),
  },
  listSettings: ({ list }, context) => settingsOf(context, list),
  keepListSettings: (settings, context) => keepSettings(context, settings),
  labels: {
    list: ({ list, ...asked }, context) =>
      listLabels(context, { ...asked, list: checkedList(context, list) }),
    uses: ({ list, id }, context) => labelUses(context, checkedList(context, list), id),
    create: ({ list, label }, context) => createLabel(context, checkedList(context, list), label),
    change: ({ list, ...changed }, context) => changeLabel(context, checkedList(context, list), changed),
    merge: ({ list, ...merged }, context) => mergeLabels(context, checkedList(context, list), merged),
    remove: ({ list, ...removed }, context) => removeLabel(context, checkedList(context, list), removed),
  },
  missed: {
    list: (asked, context) => listMissed(context, asked),
    dismiss: (miss, context) => dismissMissed(context, miss),
  },
  redirects: {
    list: (asked, context) => listRedirects(context, asked),
    create: (redirect, context) => addRedirect(context, redirect),
    remove: ({ id }, context) => removeRedirect(context, id),
  },
  home: (_, context) => home(context),
}
