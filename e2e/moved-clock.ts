import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startOwnSite } from './site.ts'

/** Starts a site with a shifted clock; browsers have their real time, and ask the server for its time. */
export async function startAt(moment: number, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-clock-'))
  await chmod(folder, 0o755) // root starts the site, which then switches to another account
  await writeShift(folder, moment)
  const clock = { NODE_OPTIONS: '--import ./bench/faults/clock.mjs', CLOCK_FILE: join(folder, 'clock') }
  const site = await startOwnSite({ ...clock, ...settings })
  return {
    site,
    /** Sets the clock and waits until the site uses it. */
    async setServer(now: number) {
      await writeShift(folder, now)
      await expect.poll(async () => Math.abs((await timeOf(site.url)) - now)).toBeLessThan(30_000)
    },
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}

// Renamed, so that the site never reads half a number.
async function writeShift(folder: string, moment: number): Promise<void> {
  await writeFile(join(folder, 'next'), String(moment - Date.now()))
  await rename(join(folder, 'next'), join(folder, 'clock'))
}

async function timeOf(url: string): Promise<number> {
  const { headers } = await fetch(`${url}/healthz`)
  return Date.parse(headers.get('date') ?? '')
}
