import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

const lowest = 10_000
const highest = 32_000 // from 32,768 on the system gives ports to outgoing connections

let next = randomInt(lowest, highest)

/**
 * Returns a port on which nobody listens. Each process counts up from a random port, so that two processes
 * that ask at the same time do not get the same one.
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
