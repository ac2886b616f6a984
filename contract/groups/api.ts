import { z } from 'zod'
import { call } from '../call.ts'
import { bilingual, id, key, list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { someOf } from '../record.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { groupFields, groupRecord } from './group.ts'
import { groupCard, groupDetail } from './shown.ts'

const noInput = z.strictObject({})
const groupChange = someOf(groupFields).extend({
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

/** A group as forms of people offer it. */
const offeredGroup = z.object({ id, label: bilingual(z.string()), position: z.int() })

export const groupsBackstageApi = {
  /** The lookup of the specification: the groups themselves, hidden ones too. */
  offered: call('GET /backstage/user-group/user/group', { may: 'staff' })
    .input(noInput)
    .output(list(offeredGroup)),
  tags: call('GET /backstage/user-group/group/tags', { may: opens.users })
    .input(z.strictObject({ q: key(40).optional() }))
    .output(z.array(z.string())),
  /** The same as `change`, with the id in the body alone. */
  changeByBody: call('PATCH /backstage/user-group/group', { may: opens.users, writes: ['groups'] })
    .input(groupChange)
    .output(groupRecord.item),
  /** Makes two groups one; answers the one that stays. */
  merge: call('POST /backstage/user-group/group/{id}/merge', {
    may: opens.users,
    writes: ['groups', 'people'],
  })
    .input(z.strictObject({ id: z.coerce.number().pipe(id), into: id }))
    .output(groupRecord.item),
  ...shownRecordCalls(groupRecord, groupDetail),
}
