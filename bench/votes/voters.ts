// Voters who all share one IP address, in a process of their own.
import { onSchedule, Times } from '../burst/times.ts'
import type { Voting } from './votes.ts'

process.once('message', async ({ url, slug, options, rate, seconds }: Voting) => {
  const times = new Times()
  const points: Record<string, number> = {}
  const vote = async (n: number) => {
    const id = options[n % options.length] ?? ''
    const value = 1 + (n % 3)
    const status = await send(`${url}/api/v1/info/poll/${slug}`, {
      ...{ email: `voter-${n}@example.org`, votes: [{ id, value }], terms: true },
    })
    if (status === 200) points[id] = (points[id] ?? 0) + value
    return status
  }
  await onSchedule(
    seconds,
    passed => rate * passed,
    (n, due) => times.of(vote(n), 200, due),
  )
  process.send?.({ ...times.answered(), points }, () => process.exit())
})

async function send(address: string, body: object): Promise<number> {
  const answer = await fetch(address, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer.status
}
