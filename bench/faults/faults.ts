// npm run faults [-- only <name> …] [-- <rounds>] [-- short]: takes away what the site needs, under load,
// again and again.
import { rmSync } from 'node:fs'
import { untilPicturesAreMade } from './demo.ts'
import { type Fault, faults } from './fault-list.ts'
import { FaultSite } from './fault-site.ts'
import { countOf } from './loss.ts'
import { type Round, runRound } from './round.ts'

const args = process.argv.slice(2)
const names = Object.keys(faults).filter(name => args.includes(name))
const chosen = Object.entries(faults).filter(([name]) => !args.includes('only') || names.includes(name))
const isShort = args.includes('short')
const recovers = isShort ? 80_000 : 10_000 // milliseconds; a short run is a test, perhaps on a busy machine
const asked = Number(args.find(arg => /^\d+$/.test(arg)) ?? 0)
if (chosen.length === 0) throw new Error(`There are these faults: ${Object.keys(faults).join(', ')}.`)

let problems = 0
let acknowledged = 0
const summary: string[] = []
const demo = await makeDemo()
for (const [name, fault] of chosen) await runFault(name, fault)
console.log(`\n${summary.join('\n')}`)
console.log(`${chosen.length} faults, ${acknowledged} writes acknowledged, ${problems} problems`)
process.exit(problems > 0 ? 1 : 0)

/** Prepares a data folder with the demo and its pictures in every width, which is copied for each fault. */
async function makeDemo(): Promise<string> {
  const site = await FaultSite.open('embedded')
  process.once('exit', () => rmSync(site.folder, { recursive: true, force: true }))
  await untilPicturesAreMade(site.postgres)
  await site.stop()
  return site.data
}

async function runFault(name: string, fault: Fault): Promise<void> {
  const site = await FaultSite.open(fault.database, { onDisk: fault.onDisk, demo })
  const leave = () => void site.close().then(() => process.exit(1))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, leave)
  const rounds = asked || (isShort ? 1 : fault.rounds)
  const done: Round[] = []
  try {
    for (let n = 1; n <= rounds && site.isAlive(); n += 1) {
      const round = await runRound(site, fault, {
        seconds: (isShort && fault.short) || fault.lasts,
        recovers,
      })
      done.push(round)
      say(name, n, round)
    }
  } catch (error) {
    problems += 1
    console.error(`${name}: ${error instanceof Error ? error.stack : error}`)
  }
  if (site.log() && args.includes('log')) console.error(site.log())
  const letters = site.mail.received()
  await site.close()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, leave)
  conclude(name, fault, done, letters)
}

function say(name: string, n: number, { tally, kept, back, lost }: Round): void {
  console.log(
    `${name.padEnd(18)}${String(n).padStart(3)}  ${tally.answers} answers, ${tally.refused} refused, ` +
      `${countOf(kept)} writes kept, ${lost.length} lost, back after ${Math.round(back)} ms`,
  )
  for (const [problem, times] of tally.problems) console.error(`  ${times} × ${problem}`)
}

function conclude(name: string, fault: Fault, rounds: Round[], letters: number): void {
  const sum = (of: (round: Round) => number) => rounds.reduce((total, round) => total + of(round), 0)
  const kept = sum(round => countOf(round.kept))
  const wrong = sum(({ tally }) => [...tally.problems.values()].reduce((total, times) => total + times, 0))
  acknowledged += kept
  problems += wrong
  summary.push(
    `${name.padEnd(18)}${fault.what}: ${rounds.length} rounds, ${sum(({ tally }) => tally.answers)} answers, ` +
      `${sum(({ tally }) => tally.refused)} refused, ${kept} writes acknowledged, ${letters} letters sent, ` +
      `${sum(({ lost }) => lost.length)} lost, back after ${Math.round(Math.max(...rounds.map(({ back }) => back)))} ms at most, ` +
      `${wrong} problems`,
  )
}
