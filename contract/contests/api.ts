import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { id, list } from '../fields.ts'
import { formCall } from '../form.ts'
import { opens } from '../permissions.ts'
import { addressedCalls, publishedCalls, recordCalls } from '../record.ts'
import { contestCard, contestDetail, contestRecord } from './contest.ts'
import {
  contributionCard,
  contributionDetail,
  contributionForm,
  contributionRow,
  contributionWords,
  decision,
  ownContribution,
  ownContributionChange,
} from './contribution.ts'

const noInput = z.strictObject({})
const word = z.string().max(200)
const reads = ['contests', 'files'] as const
const idInPath = z.coerce.number().pipe(id)
const bySlug = z.strictObject({ slug: word })
const byToken = z.strictObject({ token: word })

export const contestsApi = {
  /** Every contest, the current one first. */
  list: call('GET /artifact', { may: 'public', reads }).input(noInput).output(list(contestCard)),
  /** What was accepted for the current contest; null where there is none. */
  overview: call('GET /artifact/overview', { may: 'public', reads })
    .input(noInput)
    .output(z.object({ contest: contestCard, contributions: z.array(contributionCard) }).nullable()),
  find: call('GET /artifact/{slug}', { may: 'public', reads }).input(bySlug).output(contestDetail),
  contribution: call('GET /artifact/contribution/{slug}', { may: 'public', reads })
    .input(bySlug)
    .output(contributionDetail),
  preview: call('GET /artifact-preview/{token}', { may: 'public', limitBy: { itself: 'tokenPage' } })
    .input(byToken)
    .output(contestDetail),
  submit: formCall('PUT /artifact/{slug}/contribution', {
    limitBy: { ip: 'contribution' },
    takesFile: true,
    status: 202,
  })
    .input(contributionForm.extend({ slug: word }))
    .output(nothing),
  /** One's own work, by the token of a letter. Changes nothing: scanners of mails follow links. */
  submission: call('GET /artifact/submission/{token}', { may: 'public', limitBy: { itself: 'tokenPage' } })
    .input(byToken)
    .output(ownContribution),
  /** Null after it was withdrawn. */
  changeSubmission: call('PATCH /artifact/submission/{token}', {
    may: 'public',
    limitBy: { itself: 'tokenPage' },
    mayWrite: ['contests'],
  })
    .input(ownContributionChange)
    .output(ownContribution.nullable()),
}

const staff = { may: opens.specials } as const
const path = '/backstage/info/artifact/contribution'

export const contestsBackstageApi = {
  ...recordCalls(contestRecord),
  ...addressedCalls(contestRecord),
  ...publishedCalls(contestRecord),
  /** Every confirmed contribution of a contest, those that wait for a decision first. */
  contributions: call('GET /backstage/info/artifact/{id}/contribution', staff)
    .input(z.strictObject({ id: idInPath }))
    .output(list(contributionRow)),
  decide: call(`PATCH ${path}/{id}/decision`, { ...staff, writes: ['contests'] })
    .input(decision.extend({ id: idInPath }))
    .output(contributionRow),
  mend: call(`PATCH ${path}/{id}`, { ...staff, writes: ['contests'] })
    .input(contributionWords.extend({ id: idInPath }))
    .output(contributionRow),
}
