import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { bilingual, id } from '../fields.ts'
import { listCall } from '../list.ts'
import { opens } from '../permissions.ts'
import {
  attemptFigures,
  attemptFilters,
  attemptSorts,
  failedAttempt,
  sinceFields,
} from '../voting/attempts.ts'
import { countedResults } from '../voting/rules.ts'
import { invalidityReason, turnout, voteFilters, voteRow, voteSorts } from '../voting/vote-row.ts'
import { votingIdInPath } from '../voting/voting-id.ts'
import { pollRecord } from './poll.ts'

const may = opens.specials
const path = '/backstage/info/poll'
const idInPath = z.coerce.number().pipe(id)
const ofPoll = z.strictObject({ id: idInPath })
const ofVoting = z.strictObject({ id: votingIdInPath })
const writes = ['polls'] as const

/** Votes and failed attempts for staff: of a poll by its id, of a contest by its `votingId`. */
export const pollVotesApi = {
  votes: listCall({
    path: `${path}/vote/{id}`,
    may,
    ofPeople: true,
    row: voteRow,
    sort: voteSorts,
    filters: { id: votingIdInPath, ...voteFilters },
  }),
  /** Returns the number of votes by day; in a secret poll it cannot be linked to the votes. */
  turnout: call(`GET ${path}/vote/{id}/turnout`, { may }).input(ofVoting).output(turnout),
  failedAttempts: listCall({
    path: `${path}/{id}/failed-attempts`,
    may,
    ofPeople: true,
    row: failedAttempt,
    sort: attemptSorts,
    filters: { id: votingIdInPath, ...attemptFilters },
  }),
  /** Lists the failed attempts of all polls and contests, and of unknown ones. */
  allFailedAttempts: listCall({
    path: `${path}/failed-attempts`,
    may,
    ofPeople: true,
    row: failedAttempt,
    sort: attemptSorts,
    filters: attemptFilters,
  }),
  attemptFigures: call(`GET ${path}/{id}/failed-attempts/stats`, { may })
    .input(ofVoting.extend(sinceFields))
    .output(attemptFigures),
  allAttemptFigures: call(`GET ${path}/failed-attempts/stats`, { may })
    .input(z.strictObject(sinceFields))
    .output(attemptFigures),
  /** Same at the address of the specification. */
  attemptFiguresAlso: call('GET /backstage/info/failed-attempts/stats', { may })
    .input(z.strictObject(sinceFields))
    .output(attemptFigures),
  /** Counts the votes again. */
  recount: call(`GET ${path}/{id}/recount`, { may }).input(ofVoting).output(countedResults),
  /** Excludes a ballot of a named poll from the count; without a reason it counts again. */
  exclude: call(`PATCH ${path}/vote/{id}/{ballotId}`, { may, writes, status: 204 })
    .input(ofPoll.extend({ ballotId: z.uuid(), reason: invalidityReason.nullable() }))
    .output(nothing),
  /** Declares the whole poll void, with a public reason; without one it is valid again. */
  annul: call(`PATCH ${path}/{id}/annulment`, { may, writes })
    .input(ofPoll.extend({ reason: bilingual(invalidityReason).nullable() }))
    .output(pollRecord.item),
  /** Ends the poll now. */
  close: call(`POST ${path}/{id}/close`, { may, writes }).input(ofPoll).output(pollRecord.item),
}
