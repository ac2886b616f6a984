import type { UnsentInvitations } from '#contract/voting/tickets-api.ts'

type Send = (method: 'GET' | 'POST', path: string, payload?: object) => Promise<{ json: () => unknown }>

/** Sends or takes back all unsent letters of a poll or contest; returns the numbers of letters. */
export async function changeUnsent(send: Send, id: number, action: 'sendNow' | 'takeBack') {
  const { unsent } = (await send('GET', `/${id}/tickets`)).json() as { unsent: UnsentInvitations[] }
  const counts: number[] = []
  for (const { letter, wantedAt } of unsent) {
    const answer = await send('POST', `/${id}/invitations/letters`, { letter, wantedAt, action })
    counts.push((answer.json() as { count: number }).count)
  }
  return counts
}
