import { blankPoll, type Poll } from '../contract/polls/poll.ts'
import { blankRules, type VotingRules } from '../contract/voting/rules.ts'

const day = 24 * 60 * 60 * 1000 // milliseconds

interface Wanted {
  /** Slug and title of the poll. */
  slug: string
  options: readonly string[]
  rules: Partial<VotingRules>
}

/** Creates a poll that is open for a day, with the token of a member of staff. */
export async function makePoll(url: string, token: string, { slug, options, rules }: Wanted): Promise<Poll> {
  const both = (text: string) => ({ de: text, en: text })
  const poll = {
    ...blankPoll,
    ...{ title: both(slug), slug: both(slug), isVisible: true },
    options: options.map(id => ({ id, label: both(id), text: both(''), imageId: null })),
    closesAt: new Date(Date.now() + day).toISOString(),
    rules: { ...blankRules, ...rules },
  }
  return askAs(token, 'POST', `${url}/api/v1/backstage/info/poll`, poll)
}

/** Calls the API with this token. Throws if the call is refused. */
export async function askAs<Answer>(
  token: string,
  method: string,
  address: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${address} was refused: ${await answer.text()}`)
  return (await answer.json()) as Answer
}
