import type { pollsApi, pollsBackstageApi } from '#contract/polls/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { addressedHandlers, publishedHandlers, recordHandlers } from '#server/platform/records/records.ts'
import { pollKind } from './kind.ts'
import { find, list, preview } from './polls.ts'
import { confirm, findBallot, vote } from './votes.ts'

const backstage: Handlers<typeof pollsBackstageApi> = {
  ...recordHandlers(pollKind),
  ...addressedHandlers(pollKind),
  ...publishedHandlers(pollKind),
}

export const pollsRouter: Handlers<typeof pollsApi & { backstage: typeof pollsBackstageApi }> = {
  list: (asked, context) => list(context, asked),
  find: ({ key }, context) => find(context, key),
  vote: (body, context) => vote(context, body),
  findBallot: ({ token }, context) => findBallot(context, token),
  confirm: ({ token }, context) => confirm(context, token),
  preview: ({ token }, context) => preview(context, token),
  backstage,
}
