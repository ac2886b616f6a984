import { z } from 'zod'
import { call } from '../call.ts'
import { bilingual, id, list } from '../fields.ts'
import { linkCallMeta } from '../links.ts'
import { opens } from '../permissions.ts'
import { previewCall, shownRecordCalls } from '../shown-record-calls.ts'
import { votingStates } from '../voting/states.ts'
import { ticketCalls } from '../voting/tickets-api.ts'
import { pollRecord } from './poll.ts'
import { ballotAnswer, pollCard, pollDetail } from './shown.ts'
import { pollVotesApi } from './votes-api.ts'

const word = z.string().max(200)
const reads = ['polls', 'files'] as const
const flag = z.literal('1').optional()

export const pollsApi = {
  /** `voting`: open polls only; `latest`: the newest one only. */
  list: call('GET /info/poll', { may: 'public', reads })
    .input(z.strictObject({ voting: flag, latest: flag }))
    .output(list(pollCard)),
  find: call('GET /info/poll/{key}', { may: 'public', reads })
    .input(z.strictObject({ key: word }))
    .output(pollDetail),
  /**
   * `key` is the slug or the id, or the voting id or slug of a contest. Any JSON is accepted: the area judges
   * it, so that each refusal has its reason and leaves an attempt. Refusals are limited, ballots are not,
   * because a lecture hall shares one address.
   */
  vote: call('PUT /info/poll/{key}', {
    may: 'public',
    limitBy: { itself: 'vote' },
    takesBallot: true,
    inTransaction: false,
    mayAccept: true,
    mayConflict: true,
  })
    .input(z.looseObject({ key: word }))
    .output(ballotAnswer),
  /**
   * Returns the ballot that a link in a mail would count. Changes nothing, because mail scanners follow
   * links.
   */
  findBallot: call('GET /info/poll/ballot/{token}', linkCallMeta)
    .input(z.strictObject({ token: word }))
    .output(
      z.object({
        poll: z.object({ title: bilingual(z.string()), slug: bilingual(z.string()) }),
        state: z.enum(votingStates),
        isCounted: z.boolean(),
      }),
    ),
  confirm: call('PATCH /info/poll/ballot/{token}', {
    ...linkCallMeta,
    inTransaction: false,
    mayConflict: true,
  })
    .input(z.strictObject({ token: word, confirm: z.literal(true) }))
    .output(ballotAnswer),
  ...previewCall('/info/poll', pollDetail),
}

export const pollsBackstageApi = {
  ...shownRecordCalls(pollRecord, pollDetail),
  ...pollVotesApi,
  /** Creates a hidden copy with all texts and rules, but without times, votes and invitations. */
  duplicate: call('POST /backstage/info/poll/{id}/duplicate', { may: opens.specials, status: 201 })
    .input(z.strictObject({ id: z.coerce.number().pipe(id) }))
    .output(pollRecord.item),
  ...ticketCalls('/backstage/info/poll'),
}
