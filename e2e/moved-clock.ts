import { chmod, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startOwnSite } from './site.ts'

/** A site whose clock is moved; browsers live in their own time, and ask it what time it is. */
export async function startAt(moment: number, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-clock-'))
  await chmod(folder, 0o755) // started by root, the site goes on as an account of its own
  await writeShift(folder, moment)
  const clock = { NODE_OPTIONS: '--import ./bench/faults/clock.mjs', CLOCK_FILE: join(folder, 'clock') }
  const site = await startOwnSite({ ...clock, ...settings })
  return {
    site,
    /** Moves the clock, and waits until the site lives in that time. */
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
