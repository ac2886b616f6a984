import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite } from './site.ts'

/** A site whose clock is moved; browsers live in their own time, and ask it what time it is. */
export async function startAt(moment: number, settings: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'larmor-clock-'))
  await chmod(folder, 0o755) // started by root, the site goes on as an account of its own
  const setServer = (now: number) => writeFile(join(folder, 'clock'), String(now - Date.now()))
  await setServer(moment)
  const clock = { NODE_OPTIONS: '--import ./bench/faults/clock.mjs', CLOCK_FILE: join(folder, 'clock') }
  const site = await startSite({ ...clock, ...settings })
  return {
    site,
    setServer,
    async stop() {
      await site.stop()
      await rm(folder, { recursive: true })
    },
  }
}
