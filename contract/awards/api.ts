import { z } from 'zod'
import { call } from '../call.ts'
import { list } from '../fields.ts'
import { opens } from '../permissions.ts'
import { recordCalls } from '../record.ts'
import { awardCard, awardFields, awardListed } from './awards.ts'

export const awardsApi = {
  all: call('GET /research/award', { may: 'public', reads: ['awards'] })
    .input(z.strictObject({}))
    .output(list(awardCard)),
  backstage: recordCalls({
    path: '/backstage/research/award',
    may: opens.content,
    clears: 'awards',
    fields: awardFields,
    listed: awardListed,
    sort: ['year', 'updatedAt', 'title'],
    filters: {},
  }),
}
