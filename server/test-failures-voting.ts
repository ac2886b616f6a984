import { fail } from '#contract/errors.ts'
import { openTestContests, photo } from './contests/test-contests.ts'
import { openTestVote } from './contests/test-votes.ts'
import { choice, openTestPolls } from './polls/test-polls.ts'
import type { Code, Refused } from './test-failures.ts'
import { changeUnsent } from './voting/test-letters.ts'

/** Response of an action on several rows, with a code for each failed one. */
interface Done {
  failed: { id: number; code: string }[]
}

/** Failures of contests and polls, by code; those of votes are in `server/refusals.test.ts`. */
export const byVoting = {
  submissionClosed: async () => {
    const { open, submit, move } = await openTestContests()
    await open()
    await move(1)
    return submit('echos-in-farbe')
  },
  contributionFixed: async () => {
    const { open, confirmed, decide, move, act, token } = await openTestContests()
    await open()
    await decide(await confirmed('echos-in-farbe'), 'accept')
    await move(1)
    return act(await token(), { action: 'withdraw' })
  },
  tooManyContributions: async () => {
    const { open, submit, token, act } = await openTestContests()
    await open({ maxSubmissionsPerPerson: 1 })
    await submit('echos-in-farbe')
    const first = await token()
    await submit('echos-in-farbe', { titleDe: 'Noch eines' }, await photo())
    const second = await token()
    await act(first, { action: 'confirm' })
    return act(second, { action: 'confirm' })
  },
  contributionDecided: async () => {
    const { open, confirmed, decide } = await openTestContests()
    await open()
    const id = await confirmed('echos-in-farbe')
    await decide(id, 'reject')
    return decide(id, 'return', 'Zu spät')
  },
  votingNotOver: async () => {
    const { send, contest } = await openTestVote()
    return send('POST', `/${contest.id}/raffle`)
  },
  raffleDrawn: async () => {
    const { send, contest, move } = await openTestVote()
    await move(1)
    await send('POST', `/${contest.id}/raffle`)
    return send('POST', `/${contest.id}/raffle`)
  },
  nobodyToDraw: async () => {
    const { send, contest, move } = await openTestVote([])
    await move(1)
    return send('POST', `/${contest.id}/raffle`)
  },
  nobodyWon: async () => {
    const { send, contest, move } = await openTestVote()
    await move(1)
    return send('GET', `/${contest.id}/certificates`)
  },
  wrongVotingWay: async () => {
    const { send, make } = await openTestPolls()
    const { id } = await make({ way: 'confirmed' })
    return send('POST', `/${id}/codes`, { many: 1 })
  },
  invitationUsed: async () => {
    const { make, send, tokensOf, vote } = await openTestPolls()
    const { id } = await make({ way: 'invited', isNamed: true })
    const people = [{ email: 'anna@example.org', name: 'Anna Feld', language: 'de' }]
    await send('POST', `/${id}/invitations`, { people })
    await changeUnsent(send, id, 'sendNow')
    const [ticket = ''] = await tokensOf('anna@example.org')
    await vote(id, { ticket, votes: choice(['red', 1]), terms: true })
    const { rows } = (await send('GET', `/${id}/invitations`)).json()
    const revoked = await send('POST', `/${id}/invitations/revoke`, { ids: [rows[0].id] })
    throw fail(revoked.json<Done>().failed[0]?.code as Code)
  },
} satisfies Partial<Record<Code, Refused>>
