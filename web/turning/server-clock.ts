/** The server's time, whatever the clock of this device says. */
export interface ServerClock {
  /** Milliseconds since 1970, by the server. Asks it anew after sleep, or once this device's clock was changed. */
  now(): Promise<number>
}

interface Measured {
  server: number
  /** This device's clock, and the time since the page began, at that moment. */
  wall: number
  running: number
}

const mostDrift = 2000 // milliseconds between both clocks of a device: more, and it slept or was set

/** Throws where the server cannot be reached. */
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

// The answer is on its way half of the time.
async function measure(ask: () => Promise<number>): Promise<Measured> {
  const began = performance.now()
  const server = await ask()
  const running = performance.now()
  return { server: server + (running - began) / 2, wall: Date.now(), running }
}

// Every answer says when it was sent, to the second; a page's own head costs the server least.
async function askServer(): Promise<number> {
  const { headers } = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })
  const sent = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(sent)) throw new Error('The answer has no date.')
  return sent + 500
}
