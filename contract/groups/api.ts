import { z } from 'zod'
import { call } from '../call.ts'
import { bilingual, id, key, list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { partialFields } from '../record.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { groupFields, groupRecord } from './group.ts'
import { groupCard, groupDetail } from './shown.ts'

const noInput = z.strictObject({})
const groupChange = partialFields(groupFields).extend({
  id,
  version: z.int(),
  isSmallChange: z.boolean().optional(),
})

export const groupsApi = {
  list: call('GET /research/group', { may: 'public', reads: ['groups', 'people', 'files', 'tags'] })
    .input(noInput)
    .output(list(groupCard)),
  ...readerCalls('/research/group', groupDetail, ['groups', 'people', 'files', 'tags', 'articles']),
}

/** A group as offered in forms of people. */
const offeredGroup = z.object({ id, label: bilingual(z.string()), position: z.int() })

export const groupsBackstageApi = {
  /** The lookup of the specification: all groups, including hidden ones. */
  offered: call('GET /backstage/user-group/user/group', { may: 'staff' })
    .input(noInput)
    .output(list(offeredGroup)),
  tags: call('GET /backstage/user-group/group/tags', { may: opens.users })
    .input(z.strictObject({ q: key(40).optional() }))
    .output(z.array(z.string())),
  /** Same as `change`, with the id only in the body. */
  changeByBody: call('PATCH /backstage/user-group/group', { may: opens.users, writes: ['groups'] })
    .input(groupChange)
    .output(groupRecord.item),
  /** Merges two groups; returns the remaining one. */
  merge: call('POST /backstage/user-group/group/{id}/merge', {
    may: opens.users,
    writes: ['groups', 'people'],
  })
    .input(z.strictObject({ id: z.coerce.number().pipe(id), into: id }))
    .output(groupRecord.item),
  ...shownRecordCalls(groupRecord, groupDetail),
}
