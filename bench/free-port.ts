import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const lowest = 10_000
const highest = 32_000 // from 32,768 on the system gives ports to outgoing connections

let next = randomInt(lowest, highest)

/**
 * A port that nobody listens at. Each process counts on from a place of its own, so that two that ask at the same time do
 * not get the same one before either has taken it.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    next = next < highest ? next + 1 : lowest
    if (await isFree(next)) return next
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen(port)
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return true
  } catch {
    return false
  }
}
