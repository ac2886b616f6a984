import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id, list, moment } from '../fields.ts'
import { formCall } from '../form.ts'
import { linkCallMeta } from '../links.ts'
import { wholeListCall } from '../list.ts'
import { opens } from '../permissions.ts'
import { readerCalls, shownRecordCalls } from '../shown-record-calls.ts'
import { votingStates } from '../voting/states.ts'
import { ticketCalls } from '../voting/tickets-api.ts'
import { contestCard, contestDetail, contestRecord } from './contest.ts'
import {
  contributionForm,
  contributionRow,
  contributionWords,
  decision,
  ownContribution,
  ownContributionChange,
} from './contribution.ts'
import { contestBallotAnswer, contestResult } from './voting.ts'
import { contributionCard, contributionDetail } from './work.ts'

const noInput = z.strictObject({})
const word = z.string().max(200)
const reads = ['contests', 'files'] as const
const idInPath = z.coerce.number().pipe(id)
const bySlug = z.strictObject({ slug: word })
const byId = z.strictObject({ id: idInPath })
const byToken = z.strictObject({ token: word })

const overview = z.object({
  contest: contestCard,
  contributions: z.array(contributionCard),
  /** Other contests that have not ended and have accepted works. */
  further: z.array(z.object({ contest: contestCard, contributions: z.array(contributionCard) })),
  /** Contests that have ended, the latest first, each with the works that won. */
  archive: z.array(z.object({ contest: contestCard, winners: z.array(contributionCard) })),
})

export const contestsApi = {
  /** Returns every contest, the current one first. */
  list: call('GET /artifact', { may: 'public', reads }).input(noInput).output(list(contestCard)),
  /**
   * Returns the accepted works of the current contest and of others that go on, and the winners of earlier
   * ones; null if there is no contest.
   */
  overview: call('GET /artifact/overview', { may: 'public', reads })
    .input(noInput)
    .output(overview.nullable()),
  ...readerCalls('/artifact', contestDetail, reads),
  contribution: call('GET /artifact/contribution/{slug}', { may: 'public', reads })
    .input(bySlug)
    .output(contributionDetail),
  submit: formCall('PUT /artifact/{slug}/contribution', {
    limitBy: { ip: 'contribution' },
    takesFile: true,
    status: 202,
  })
    .input(contributionForm.safeExtend({ slug: word }))
    .output(nothing),
  /**
   * Returns the caller's own work, by the token of a letter. Changes nothing, because mail scanners follow
   * links.
   */
  submission: call('GET /artifact/submission/{token}', linkCallMeta).input(byToken).output(ownContribution),
  /** Returns null after the work was withdrawn. */
  changeSubmission: call('PATCH /artifact/submission/{token}', {
    ...linkCallMeta,
    mayWrite: ['contests'],
    mayConflict: true,
  })
    .input(ownContributionChange)
    .output(ownContribution.nullable()),
  /** Replaces the uploaded file by another one of the same kind of work. */
  replaceFile: call('PUT /artifact/submission/{token}/file', {
    ...linkCallMeta,
    takesFile: true,
    mayWrite: ['contests'],
    mayConflict: true,
  })
    .input(byToken)
    .output(ownContribution),
  /** Returns the contest with a vote running now, or null; at `changesAt` there may be another. */
  voting: call('GET /artifact-voting', { may: 'public', reads })
    .input(noInput)
    .output(z.object({ contest: contestDetail.nullable(), changesAt: moment.nullable() })),
  /**
   * Casts three points for the works of a contest. Any JSON is accepted: the voting engine judges it, so that
   * each refusal has its reason and leaves an attempt. Refusals are limited, ballots are not, because a
   * school class shares one address.
   */
  vote: call('PUT /artifact-voting/{slug}', {
    may: 'public',
    limitBy: { itself: 'vote' },
    takesBallot: true,
    inTransaction: false,
    mayAccept: true,
    mayConflict: true,
  })
    .input(z.looseObject({ slug: word }))
    .output(contestBallotAnswer),
  /**
   * Returns the ballot that a link in a mail would count. Changes nothing, because mail scanners follow
   * links.
   */
  findBallot: call('GET /artifact-ballot/{token}', linkCallMeta)
    .input(byToken)
    .output(
      z.object({
        contest: z.object({ title: bilingual(z.string()), slug: bilingual(z.string()) }),
        state: z.enum(votingStates),
        isCounted: z.boolean(),
      }),
    ),
  confirmBallot: call('PATCH /artifact-ballot/{token}', {
    ...linkCallMeta,
    inTransaction: false,
    mayConflict: true,
  })
    .input(byToken.extend({ confirm: z.literal(true) }))
    .output(contestBallotAnswer),
}

const staff = { may: opens.specials } as const
const path = '/backstage/info/artifact/contribution'

export const contestsBackstageApi = {
  ...shownRecordCalls(contestRecord, contestDetail),
  /** Lists every confirmed contribution of a contest, those that await a decision first. */
  contributions: wholeListCall('/backstage/info/artifact/{id}/contribution', {
    ...staff,
    row: contributionRow,
    input: byId.shape,
    ofPeople: true,
  }),
  decide: call(`PATCH ${path}/{id}/decision`, { ...staff, writes: ['contests'] })
    .input(decision.extend({ id: idInPath }))
    .output(contributionRow),
  mend: call(`PATCH ${path}/{id}`, { ...staff, writes: ['contests'] })
    .input(contributionWords.extend({ id: idInPath }))
    .output(contributionRow),
  /** Returns points and places, once the voting is over. */
  result: call('GET /backstage/info/artifact/{id}/result', staff).input(byId).output(contestResult),
  /** Draws the raffle among the artists; it cannot be repeated. */
  drawRaffle: call('POST /backstage/info/artifact/{id}/raffle', { ...staff, writes: ['contests'] })
    .input(byId)
    .output(contestResult),
  /** Returns a PDF with a page for each artist who won, in the requested language. */
  printCertificates: call('GET /backstage/info/artifact/{id}/certificates', {
    ...staff,
    givesFile: 'application/pdf',
    mayConflict: true,
  })
    .input(byId)
    .output(nothing),
  /** For contests that a jury decides. */
  ...ticketCalls('/backstage/info/artifact'),
}
