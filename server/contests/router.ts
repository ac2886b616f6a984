import type { contestsApi, contestsBackstageApi } from '#contract/contests/api.ts'
import type { Handlers } from '#server/platform/calls/calls.ts'
import { receiveForm } from '#server/platform/forms/forms.ts'
import { shownRecordHandlers } from '#server/platform/records/records.ts'
import { confirm, findBallot, ticketHandlers, vote } from '#server/voting/voting.ts'
import { printCertificates } from './certificates.ts'
import { current, find, list, overview, preview } from './contests.ts'
import { contestFace } from './face.ts'
import { contestKind } from './kind.ts'
import { changeOwnContribution, findOwnContribution } from './own-submission.ts'
import { drawRaffle } from './raffle.ts'
import { replaceFile } from './replace-file.ts'
import { resultOf } from './results.ts'
import { contributionsOf, decide, mend } from './staff.ts'
import { contributionPlace, submit } from './submit.ts'
import { findWork } from './works.ts'

const backstage: Handlers<typeof contestsBackstageApi> = {
  ...shownRecordHandlers(contestKind, preview),
  contributions: (asked, context) => contributionsOf(context, asked),
  decide: (given, context) => decide(context, given),
  mend: (given, context) => mend(context, given),
  result: ({ id }, context) => resultOf(context, id),
  drawRaffle: async ({ id }, context) => {
    await drawRaffle(context, id)
    return resultOf(context, id)
  },
  printCertificates: ({ id }, context) => printCertificates(context, id),
  ...ticketHandlers(contestFace),
}

export const contestsRouter: Handlers<typeof contestsApi & { backstage: typeof contestsBackstageApi }> = {
  list: (_, context) => list(context),
  overview: (_, context) => overview(context),
  find: ({ slug }, context) => find(context, slug),
  contribution: ({ slug }, context) => findWork(context, slug),
  preview: ({ token }, context) => preview(context, token),
  submit: receiveForm(contributionPlace, submit),
  submission: ({ token }, context) => findOwnContribution(context, token),
  changeSubmission: (given, context) => changeOwnContribution(context, given),
  replaceFile: ({ token }, context) => replaceFile(context, token),
  voting: (_, context) => current(context),
  vote: ({ slug, ...body }, context) => vote(context, [contestFace], slug, body),
  findBallot: async ({ token }, context) => {
    const { thing: contest, ...ballot } = await findBallot(context, contestFace, token)
    return { contest, ...ballot }
  },
  confirmBallot: ({ token }, context) => confirm(context, contestFace, token),
  backstage,
}
