/** The server's time, independent of the device's clock. */
export interface ServerClock {
  /**
   * Returns milliseconds since 1970 by the server. Measures again after sleep, or after the device's clock
   * was changed.
   */
  now(): Promise<number>
}

interface Measured {
  server: number
  /** The device's clock and the running time of the page, at that moment. */
  wall: number
  running: number
}

const mostDrift = 2000 // milliseconds that both clocks of a device may drift apart; beyond that, it slept or its clock was set

/** `now` throws if the server cannot be reached. */
export function createServerClock(ask: () => Promise<number> = askServer): ServerClock {
  let measured: Measured | undefined
  return {
    async now() {
      if (!measured || drift(measured) > mostDrift) measured = await measure(ask)
      return measured.server + performance.now() - measured.running
    },
  }
}

function drift({ wall, running }: Measured): number {
  return Math.abs(Date.now() - wall - (performance.now() - running))
}

// Assumes that the response took half of the round trip.
async function measure(ask: () => Promise<number>): Promise<Measured> {
  const began = performance.now()
  const server = await ask()
  const running = performance.now()
  return { server: server + (running - began) / 2, wall: Date.now(), running }
}

// Every response has a `date` header, accurate to the second; a HEAD request for a page costs the server
// least.
async function askServer(): Promise<number> {
  const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  const sent = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(sent)) throw new Error('The answer has no date.')
  return sent + 500
}
