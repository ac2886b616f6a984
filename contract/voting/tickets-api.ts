import { z } from 'zod'
import { call, nothing } from '../call.ts'
import { minute } from '../durations.ts'
import { bilingual, email, id, moment, withoutWebAddress, words } from '../fields.ts'
import { listCall } from '../list.ts'
import { mailStates } from '../mail/api.ts'
import { longestName } from '../people-list/people-list.ts'
import { opens } from '../permissions.ts'
import { votingWays } from './rules.ts'

const idInPath = z.coerce.number().pipe(id)
const may = opens.specials
const figures = z.object({ made: z.int(), used: z.int() })

/** Cards for one hall; more are printed in several goes. */
export const mostCodes = 500
/** In one go: their letters are written within a few minutes. */
export const mostInvited = 2000

/** Letters to those invited wait so long before they are sent: until then they can be taken back. */
export const invitationDelay = minute // milliseconds
/** `again`: an invitation once more. */
const invitationLetters = ['invitation', 'again', 'reminder'] as const
/** What staff do with letters that wait. */
const unsentActions = ['sendNow', 'takeBack'] as const

/** Letters that were wanted together and are not sent yet. */
const unsentInvitations = z.object({
  letter: z.enum(invitationLetters),
  wantedAt: moment,
  waiting: z.int(),
  all: z.int(),
  /** Not before this moment; null: not before it is seen and open. */
  goesAt: moment.nullable(),
  /** The mail server alone is what they wait for. */
  isInOutbox: z.boolean(),
})
export type UnsentInvitations = z.infer<typeof unsentInvitations>

const invitationsToChange = z.strictObject({
  id: idInPath,
  letter: z.enum(invitationLetters),
  wantedAt: moment,
  action: z.enum(unsentActions),
})
export type InvitationsToChange = z.infer<typeof invitationsToChange>

/** Somebody on the list of a voting. `reminders` and `hasVoted` are null where the vote is secret. */
export const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  language: z.enum(['de', 'en']),
  /** The latest letter: still waiting for the vote to open, or how it stands with it in the outbox. */
  letter: z.enum(['waiting', ...mailStates.names]),
  letterAt: moment.nullable(),
  reminders: z.int().nullable(),
  hasVoted: z.boolean().nullable(),
  createdAt: moment,
})
export type Invitation = z.infer<typeof invitation>

/** The calls with which staff make codes and invitations, below the path of what is voted on, such as a poll. */
export function ticketCalls(path: `/backstage/${string}`) {
  return { ...codeCalls(path), ...invitationCalls(path) }
}

function codeCalls(path: `/backstage/${string}`) {
  return {
    /** How many codes and invitations there are, and how many of them have voted; never whose. */
    tickets: call(`GET ${path}/{id}/tickets`, { may })
      .input(z.strictObject({ id: idInPath }))
      .output(
        z.object({
          about: z.object({ title: bilingual(z.string()), isNamed: z.boolean(), way: z.enum(votingWays) }),
          codes: figures,
          invited: figures,
          /** Letters of the last hour that have not left. */
          unsent: z.array(unsentInvitations),
        }),
      ),
    /** New codes as a PDF of cards to be cut out. They stand nowhere else: what is kept are their hashes. */
    makeCodes: call(`POST ${path}/{id}/codes`, {
      may,
      givesFile: 'application/pdf',
      inTransaction: false,
    })
      .input(
        z.strictObject({
          id: idInPath,
          many: z
            .int({ error: 'codeCount' })
            .min(1, { error: 'codeCount' })
            .max(mostCodes, { error: 'codeCount' }),
        }),
      )
      .output(nothing),
    /** Those that nobody has used. */
    revokeCodes: call(`DELETE ${path}/{id}/codes`, { may })
      .input(z.strictObject({ id: idInPath }))
      .output(z.object({ revoked: z.int() })),
  }
}

function invitationCalls(path: `/backstage/${string}`) {
  return {
    invitations: listCall({
      path: `${path}/{id}/invitations`,
      may,
      ofPeople: true,
      row: invitation,
      sort: ['email', 'name', 'createdAt'],
      filters: { id: idInPath },
    }),
    /** Who is on the list already is left out. The letters go a minute later, once it is visible and open. */
    invite: call(`POST ${path}/{id}/invitations`, { may })
      .input(
        z.strictObject({
          id: idInPath,
          people: z
            .array(
              z.strictObject({
                email,
                name: withoutWebAddress(words(longestName)).default(''),
                language: z.enum(['de', 'en']),
              }),
            )
            .min(1)
            .max(mostInvited, { error: 'tooManyInvited' }),
        }),
      )
      .output(z.object({ invited: z.int(), known: z.int() })),
    /** A letter to all who have not voted yet, once a day. Of a secret vote it is told how many are invited and due. */
    remind: call(`POST ${path}/{id}/invitations/remind`, { may })
      .input(z.strictObject({ id: idInPath }))
      .output(z.object({ reminded: z.int() })),
    /** The letter once more, with a further link. */
    inviteAgain: call(`POST ${path}/{id}/invitations/again`, { may })
      .input(z.strictObject({ id: idInPath, ids: z.array(id).min(1).max(100) }))
      .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
    /**
     * Sends letters that wait at once, or takes back those that have not left; who was invited by them alone is not invited
     * then. Gives how many.
     */
    changeInvitationLetters: call(`POST ${path}/{id}/invitations/letters`, { may })
      .input(invitationsToChange)
      .output(z.object({ count: z.int() })),
    /** Their links end. Of a named vote those alone that nobody has voted with; of a secret one nobody is told which. */
    revokeInvitations: call(`POST ${path}/{id}/invitations/revoke`, { may })
      .input(z.strictObject({ id: idInPath, ids: z.array(id).min(1).max(100) }))
      .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
  }
}
