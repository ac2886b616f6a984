import type { pollsApi, pollsBackstageApi } from '#contract/polls/api.ts'
import { contestFace } from '#server/contests/contests.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { confirm, findBallot, ticketHandlers, vote } from '#server/voting/voting.ts'
import {
  allAttemptFigures,
  allFailedAttempts,
  annul,
  attemptFigures,
  exclude,
  failedAttempts,
  recount,
  turnout,
  votes,
} from './backstage-votes.ts'
import { close } from './close.ts'
import { duplicate } from './duplicate.ts'
import { pollFace } from './face.ts'
import { pollKind } from './kind.ts'
import { find, list, preview } from './polls.ts'

const backstage: Handlers<typeof pollsBackstageApi> = {
  ...shownRecordHandlers(pollKind, preview),
  votes: (query, context) => votes(context, query),
  turnout: ({ id }, context) => turnout(context, id),
  failedAttempts: (query, context) => failedAttempts(context, query),
  allFailedAttempts: (query, context) => allFailedAttempts(context, query),
  attemptFigures: (asked, context) => attemptFigures(context, asked),
  allAttemptFigures: (asked, context) => allAttemptFigures(context, asked),
  attemptFiguresAlso: (asked, context) => allAttemptFigures(context, asked),
  recount: ({ id }, context) => recount(context, id),
  exclude: (asked, context) => exclude(context, asked).then(() => undefined),
  annul: (asked, context) => annul(context, asked),
  close: ({ id }, context) => close(context, id),
  duplicate: ({ id }, context) => duplicate(context, id),
  ...ticketHandlers(pollFace),
}

export const pollsRouter: Handlers<typeof pollsApi & { backstage: typeof pollsBackstageApi }> = {
  list: (asked, context) => list(context, asked),
  find: ({ key }, context) => find(context, key),
  vote: ({ key, ...body }, context) => vote(context, [pollFace, contestFace], key, body),
  findBallot: async ({ token }, context) => {
    const { thing: poll, ...ballot } = await findBallot(context, pollFace, token)
    return { poll, ...ballot }
  },
  confirm: ({ token }, context) => confirm(context, pollFace, token),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
