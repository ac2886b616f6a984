import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, key, list } from '../fields.ts'
import { isAskedAsFile, wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { partialFields } from '../record.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import {
  label,
  leader,
  lookup,
  lookupKinds,
  lookupList,
  role,
  roleFields,
  status,
  statusFields,
  usedLookup,
} from './lookups.ts'
import { personRecord } from './person.ts'
import { board, profile, team } from './team.ts'

const byId = z.strictObject({ id: z.coerce.number().pipe(id) })
const noInput = z.strictObject({})

export const peopleApi = {
  team: call('GET /about/team', { may: 'public', reads: ['people', 'groups', 'files'] })
    .input(noInput)
    .output(team),
  ...readerCalls('/about/team', profile, ['people', 'groups', 'files', 'articles']),
  board: call('GET /about/board', { may: 'public', reads: ['people', 'groups', 'files'] })
    .input(noInput)
    .output(list(board)),
}

const base = '/backstage/user-group'
const read = { may: 'staff' } as const
const write = { may: opens.users, writes: ['people'] } as const
const admin = { may: opens.safety, writes: ['people'] } as const
/** Calls that change who may log in, and with what rights. */
const access = { ...admin, asksAgain: true } as const

/** Lists offered in forms of staff, at both addresses of the specification. */
function offeredAt(prefix: `/${string}`) {
  const offered = (name: string) => call(`GET ${prefix}/${name}`, read).input(noInput).output(lookupList)
  return {
    category: offered('category'),
    institution: offered('institution'),
    position: offered('position'),
    boardRole: offered('board-role'),
    role: call(`GET ${prefix}/role`, read).input(noInput).output(list(role)),
    status: call(`GET ${prefix}/status`, read).input(noInput).output(list(status)),
    leader: call(`GET ${prefix}/leader`, read).input(noInput).output(list(leader)),
  }
}

const kind = z.enum(lookupKinds)
const inOrder = z.array(id).min(1).max(1000)

const lookups = {
  list: wholeListCall(`${base}/lookup-list/{kind}`, { may: opens.users, row: usedLookup, input: { kind } }),
  create: call(`POST ${base}/lookup`, { ...write, status: 201 })
    .input(z.strictObject({ kind, label }))
    .output(lookup),
  change: call(`PATCH ${base}/lookup/{id}`, write).input(byId.extend({ label })).output(lookup),
  order: call(`PUT ${base}/lookup-list/{kind}`, write)
    .input(z.strictObject({ kind, ids: inOrder }))
    .output(list(usedLookup)),
  merge: call(`POST ${base}/lookup/{id}/merge`, write)
    .input(byId.extend({ into: id }))
    .output(lookup),
  remove: call(`DELETE ${base}/lookup/{id}`, { ...write, status: 204 })
    .input(byId)
    .output(nothing),
}

const roles = {
  create: call(`POST ${base}/roles`, { ...access, status: 201 })
    .input(roleFields)
    .output(role),
  change: call(`PATCH ${base}/roles/{id}`, access)
    .input(byId.extend(partialFields(roleFields).shape))
    .output(role),
  order: call(`PUT ${base}/role-order`, admin)
    .input(z.strictObject({ ids: inOrder }))
    .output(list(role)),
  /** Gives the other role to everybody who has this one. */
  merge: call(`POST ${base}/roles/{id}/merge`, access)
    .input(byId.extend({ into: id }))
    .output(role),
  remove: call(`DELETE ${base}/roles/{id}`, { ...access, status: 204 })
    .input(byId)
    .output(nothing),
}

const statuses = {
  create: call(`POST ${base}/statuses`, { ...access, status: 201 })
    .input(statusFields)
    .output(status),
  change: call(`PATCH ${base}/statuses/{id}`, access)
    .input(byId.extend(partialFields(statusFields).shape))
    .output(status),
  order: call(`PUT ${base}/status-order`, admin)
    .input(z.strictObject({ ids: inOrder }))
    .output(list(status)),
  merge: call(`POST ${base}/statuses/{id}/merge`, access)
    .input(byId.extend({ into: id }))
    .output(status),
  remove: call(`DELETE ${base}/statuses/{id}`, { ...access, status: 204 })
    .input(byId)
    .output(nothing),
}

/** A person who can be chosen in a form. */
const choice = z.object({ id, name: z.string(), slug: bilingual(z.string()), isFormer: z.boolean() })

const what = z.object({ handedOver: z.int(), kept: z.int() })

const people = shownRecordCalls(personRecord, profile)
const accessFields = ['roleId', 'statusId', 'isLoginAllowedOverride', 'isLocked', 'username', 'email']

export const peopleBackstageApi = {
  offered: offeredAt(`${base}/user`),
  alsoOffered: offeredAt(base),
  /** Returns people by name, to choose from; with `id`, the one chosen. */
  choose: call(`GET ${base}/person`, read)
    .input(
      z.strictObject({
        q: key(100).default(''),
        id: z.coerce.number().pipe(id).optional(),
      }),
    )
    .output(list(choice)),
  unlock: call(`PATCH ${base}/user/unlock/{id}`, write).input(byId).output(personRecord.item),
  sendReset: call(`PATCH ${base}/user/password-reset/{id}`, { may: opens.users, status: 202 })
    .input(byId)
    .output(nothing),
  /**
   * Stores a manual order as sort priorities: principal investigators, others below 100, and 0 for no place.
   */
  order: call(`PUT ${base}/user-order`, write)
    .input(
      z.strictObject({
        investigators: z.array(id).max(200),
        others: z.array(id).max(99),
        alphabetical: z.array(id).max(300).default([]),
      }),
    )
    .output(list(z.object({ id, sortPriority: z.int() }))),
  /** Makes a person a former one: their drafts go to `heirId`. */
  leave: call(`POST ${base}/user/{id}/leave`, {
    may: opens.users,
    writes: ['people', 'news', 'pages'],
    asksAgain: true,
  })
    .input(byId.extend({ heirId: id.nullable() }))
    .output(what),
  lookups,
  roles,
  statuses,
  ...people,
  list: people.list.meta({ may: opens.users, asksAgain: isAskedAsFile }),
  create: people.create.meta({ may: opens.users, asksAgain: true }),
  /** Only changes of login and rights ask for proof of identity; changes of the profile do not. */
  change: people.change.meta({
    may: opens.users,
    asksAgain: (given: object) => accessFields.some(name => name in given),
  }),
  bulk: people.bulk.meta({
    may: opens.users,
    asksAgain: ({ action }: { action: string }) => action === 'erase',
  }),
}
