// npm run upgrades -- 60 45 30 15 1: checks that this version, started on the data of versions this many
// commits back, loses nothing.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../free-port.ts'
import { isIndexed, lostFiles, lostRows, type Rows, readRows } from './kept.ts'
import { buildOldVersion, commitBack } from './old-version.ts'
import { type InHand, lostInHand, notFound, workWith } from './people.ts'
import { VersionedSite } from './site.ts'

const steps = process.argv.slice(2).map(Number)
const wanted = steps.length > 0 ? steps : [60, 45, 30, 15, 1]
let failed = 0

for (const back of wanted) {
  const commit = commitBack(back)
  if (!commit) {
    console.log(`${back} back: this clone does not reach that far (git fetch --unshallow gets the rest).`)
    continue
  }
  console.log(`${back} back (${commit.slice(0, 7)}):`)
  const lost = await upgradeFrom(commit)
  failed += lost.length
  for (const what of lost) console.log(`  lost: ${what}`)
}
console.log(failed === 0 ? 'Nothing is lost.' : `${failed} losses.`)
process.exitCode = failed === 0 ? 0 : 1

async function upgradeFrom(commit: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-upgrade-'))
  chmodSync(folder, 0o755)
  const dataFolder = join(folder, 'data')
  const old = buildOldVersion(commit, join(folder, 'old'))
  try {
    const site = await VersionedSite.start(old.folder, dataFolder, await freePort())
    const [inHand, rows] = await workAndRead(site, dataFolder).finally(() => site.stop())
    return await lossesAfter(dataFolder, rows, inHand)
  } finally {
    old.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function workAndRead(site: VersionedSite, dataFolder: string): Promise<[InHand, Rows]> {
  const inHand = await workWith(site)
  return [inHand, await readRows(dataFolder)]
}

async function lossesAfter(dataFolder: string, before: Rows, inHand: InHand): Promise<string[]> {
  const site = await VersionedSite.start('.', dataFolder, await freePort())
  try {
    await untilIndexed(dataFolder)
    const after = await readRows(dataFolder)
    const lost = [...lostRows(before, after), ...lostFiles(dataFolder, after)]
    const found = await notFound(site)
    const counts = [Object.values(before).flat().length, before.files?.length, found.looked]
    console.log(`  ${counts[0]} rows, ${counts[1]} files, ${counts[2]} titles looked for`)
    return [...lost, ...found.lost, ...(await lostInHand(site, inHand))]
  } finally {
    await site.stop()
  }
}

// Entries that are not indexed by then count as missing.
async function untilIndexed(dataFolder: string): Promise<void> {
  for (let attempt = 0; attempt < 600 && !(await isIndexed(dataFolder)); attempt += 1) await pause(100)
}
