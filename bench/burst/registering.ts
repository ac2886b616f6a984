// People who register for the lecture, each from another IP address, in a process of their own.
import { randomUUID } from 'node:crypto'
import type { Registering } from './burst.ts'
import { onSchedule, Times } from './times.ts'

process.once('message', async ({ url, rate, seconds }: Registering) => {
  const times = new Times()
  const dueAt = (passed: number) => rate * passed
  await onSchedule(seconds, dueAt, (n, due) => times.of(register(url, n), 201, due))
  process.send?.(times.answered(), () => process.exit())
})

async function register(url: string, n: number): Promise<number> {
  const id = randomUUID()
  const answer = await fetch(`${url}/api/v1/info/hahn-lecture/registration`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(id) },
    body: JSON.stringify({
      ...{ firstName: 'Lise', lastName: 'Meitner', institution: 'Institut', city: 'Essen', country: 'DE' },
      ...{ email: `${id}@example.org`, consent: true },
      participation: n % 2 === 0 ? 'inPresence' : 'online',
    }),
  })
  await answer.arrayBuffer()
  return answer.status
}

// As the rate limits count IP addresses.
function addressOf(id: string): string {
  const [a = 0, b = 0, c = 0] = Buffer.from(id.slice(0, 6), 'hex')
  return `10.${a}.${b}.${c}`
}
