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

/** Cards for one lecture hall; more are printed in several batches. */
export const mostCodes = 500
/** Per request: their letters are written within a few minutes. */
export const mostInvited = 2000

/** Delay of invitation letters; until then they can be cancelled. */
export const invitationDelay = minute // milliseconds
/** `again`: an invitation sent again. */
const invitationLetters = ['invitation', 'again', 'reminder'] as const
/** Actions of staff on letters not sent yet. */
const unsentActions = ['sendNow', 'takeBack'] as const

/** Letters ordered together and not sent yet. */
const unsentInvitations = z.object({
  letter: z.enum(invitationLetters),
  wantedAt: moment,
  waiting: z.int(),
  all: z.int(),
  /** Earliest time of sending; null: as soon as the voting is visible and open. */
  goesAt: moment.nullable(),
  /** Whether they wait only for the mail server. */
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

/** A person on the invitation list of a voting. `reminders` and `hasVoted` are null if the vote is secret. */
export const invitation = z.object({
  id,
  email: z.string(),
  name: z.string(),
  language: z.enum(['de', 'en']),
  /** State of the latest letter: `waiting` for the voting to open, or its state in the outbox. */
  letter: z.enum(['waiting', ...mailStates.names]),
  letterAt: moment.nullable(),
  reminders: z.int().nullable(),
  hasVoted: z.boolean().nullable(),
  createdAt: moment,
})
export type Invitation = z.infer<typeof invitation>

/**
 * Returns the calls by which staff create codes and invitations, below the path of the record voted on, such
 * as a poll.
 */
export function ticketCalls(path: `/backstage/${string}`) {
  return { ...codeCalls(path), ...invitationCalls(path) }
}

function codeCalls(path: `/backstage/${string}`) {
  return {
    /** Returns how many codes and invitations there are, and how many of them were used; never whose. */
    tickets: call(`GET ${path}/{id}/tickets`, { may })
      .input(z.strictObject({ id: idInPath }))
      .output(
        z.object({
          about: z.object({ title: bilingual(z.string()), isNamed: z.boolean(), way: z.enum(votingWays) }),
          codes: figures,
          invited: figures,
          /** Letters of the last hour that are not sent yet. */
          unsent: z.array(unsentInvitations),
        }),
      ),
    /** Creates codes, and returns a PDF of cards to be cut out. Only their hashes are stored. */
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
    /** Revokes the unused codes. */
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
    /**
     * Adds people who are not on the list yet. Their letters are sent a minute later, once the voting is
     * visible and open.
     */
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
    /**
     * Sends a letter to all who have not voted yet, at most once a day. For a secret vote it returns how many
     * are invited and due.
     */
    remind: call(`POST ${path}/{id}/invitations/remind`, { may })
      .input(z.strictObject({ id: idInPath }))
      .output(z.object({ reminded: z.int() })),
    /** Sends the letter again, with an additional link. */
    inviteAgain: call(`POST ${path}/{id}/invitations/again`, { may })
      .input(z.strictObject({ id: idInPath, ids: z.array(id).min(1).max(100) }))
      .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
    /**
     * Sends waiting letters at once, or cancels those not sent yet; people invited only by these letters are
     * then no longer invited. Returns the number of letters.
     */
    changeInvitationLetters: call(`POST ${path}/{id}/invitations/letters`, { may })
      .input(invitationsToChange)
      .output(z.object({ count: z.int() })),
    /** Invalidates their links. In a named vote only unused ones; in a secret one nobody is told which. */
    revokeInvitations: call(`POST ${path}/{id}/invitations/revoke`, { may })
      .input(z.strictObject({ id: idInPath, ids: z.array(id).min(1).max(100) }))
      .output(z.object({ done: z.array(id), failed: z.array(z.object({ id, code: z.string() })) })),
  }
}
