import type { peopleApi, peopleBackstageApi } from '#contract/people/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { makeOnce, shownRecordHandlers } from '#server/platform/records/records.ts'
import { choosePeople, leaders } from './choose.ts'
import { personKind } from './kind.ts'
import { offboardPerson } from './leave.ts'
import {
  changeWord,
  createWord,
  listOfferedWords,
  listWords,
  mergeWords,
  orderWords,
  removeWord,
} from './lookups.ts'
import { changePerson, createPerson, sendReset, unlockPerson } from './manage.ts'
import { orderPeople } from './order.ts'
import { mergeRoles, mergeStatuses, orderRoles, orderStatuses } from './role-merge.ts'
import {
  changeRole,
  changeStatus,
  createRole,
  createStatus,
  listRoles,
  listStatuses,
  removeRole,
  removeStatus,
} from './roles.ts'
import { boards, findProfile, previewProfile, team } from './team.ts'

const offeredLists: Handlers<typeof peopleBackstageApi.alsoOffered> = {
  category: (_, context) => listOfferedWords(context, 'title', 'service'),
  institution: (_, context) => listOfferedWords(context, 'institution'),
  position: (_, context) => listOfferedWords(context, 'position'),
  boardRole: (_, context) => listOfferedWords(context, 'boardRole'),
  role: (_, context) => listRoles(context),
  status: (_, context) => listStatuses(context),
  leader: (_, context) => leaders(context),
}

const backstage: Handlers<typeof peopleBackstageApi> = {
  ...shownRecordHandlers(personKind, previewProfile),
  create: ({ attempt, ...fields }, context) =>
    makeOnce(personKind, context, attempt, () => createPerson(context, fields)),
  change: (given, context) => changePerson(context, given),
  offered: offeredLists,
  alsoOffered: offeredLists,
  choose: (wish, context) => choosePeople(context, wish),
  unlock: ({ id }, context) => unlockPerson(context, id),
  sendReset: ({ id }, context) => sendReset(context, id),
  order: (wish, context) => orderPeople(context, wish),
  leave: (wish, context) => offboardPerson(context, wish),
  lookups: {
    list: (asked, context) => listWords(context, asked),
    create: ({ kind, label }, context) => createWord(context, kind, label),
    change: ({ id, label }, context) => changeWord(context, id, label),
    order: ({ kind, ids }, context) => orderWords(context, kind, ids),
    merge: ({ id, into }, context) => mergeWords(context, id, into),
    remove: ({ id }, context) => removeWord(context, id),
  },
  roles: {
    create: (fields, context) => createRole(context, fields),
    change: ({ id, ...given }, context) => changeRole(context, id, given),
    order: ({ ids }, context) => orderRoles(context, ids),
    merge: ({ id, into }, context) => mergeRoles(context, id, into),
    remove: ({ id }, context) => removeRole(context, id),
  },
  statuses: {
    create: (fields, context) => createStatus(context, fields),
    change: ({ id, ...given }, context) => changeStatus(context, id, given),
    order: ({ ids }, context) => orderStatuses(context, ids),
    merge: ({ id, into }, context) => mergeStatuses(context, id, into),
    remove: ({ id }, context) => removeStatus(context, id),
  },
}

export const peopleRouter: Handlers<typeof peopleApi & { backstage: typeof peopleBackstageApi }> = {
  team: (_, context) => team(context),
  find: ({ slug }, context) => findProfile(context, slug),
  board: (_, context) => boards(context),
  preview: ({ token }, context) => previewProfile(context, token),
  backstage,
}
