import { allCalls, type BoundCall } from '#contract/addresses.ts'
import { type RecordKindName, recordKindNames } from '#contract/record-kinds.ts'
import { lookAfterSave } from './after-save.ts'
import { callRequest } from './call-requests.ts'
import { stateOf } from './effects.ts'
import { type Oracle, openOracle } from './oracle.ts'
import { pageRequest } from './page-requests.ts'
import { type Random, randomFrom } from './random.ts'
import { type Answered, type Asked, asCurl, send } from './send.ts'
import { lookAround, openWorld, type World } from './world.ts'

export interface Fuzzing {
  url: string
  password: string
  requests: number
  seed: number
}

export interface Failed {
  asked: Asked
  curl: string
  wrong: string[]
}

export interface Report {
  requests: number
  byStatus: Map<number, number>
  failures: Failed[]
  slowest: { ms: number; asked: Asked }[]
  saves: number
}

const calmDown = 500 // requests between two calls of `lookAround`

/** Sends that many requests, one after the other, and judges each answer. */
export async function fuzz({ url, password, requests, seed }: Fuzzing): Promise<Report> {
  const random = randomFrom(seed)
  const world = await openWorld(url, password)
  const judge = await openOracle(url)
  const report: Report = { requests, byStatus: new Map(), failures: [], slowest: [], saves: 0 }
  const calls = allCalls()
  let state = await stateOf(world)
  for (let n = 1; n <= requests; n += 1) {
    if (n % calmDown === 0) await lookAround(world)
    const call = random.chance(0.7) ? random.pick(calls) : null
    const asked = call ? callRequest(call, world, random) : pageRequest(world, random)
    state = await one({ call, asked, world, judge, random, report, state })
  }
  report.slowest.sort((a, b) => b.ms - a.ms)
  return report
}

interface Turn {
  call: BoundCall | null
  asked: Asked
  world: World
  judge: Oracle
  random: Random
  report: Report
  state: string
}

/** Sends one request, makes all checks afterwards and returns the new state of the site. */
async function one({ call, asked, world, judge, random, report, state }: Turn): Promise<string> {
  const answered = await send(world.url, asked).catch((error: Error) => error)
  if (answered instanceof Error) {
    fail(report, world, asked, [`no answer: ${answered.message}`])
    return state
  }
  const { status, ms } = answered
  report.byStatus.set(status, (report.byStatus.get(status) ?? 0) + 1)
  if (ms > 100) report.slowest.push({ ms, asked })
  const wrong = judge(asked, answered)
  let now = state
  if (call && call.method !== 'GET') {
    if (status < 300) wrong.push(...(await afterwards(call, answered, world, random, report)))
    now = await stateOf(world)
    // A failed login changes none of this state; a change comes from a job.
    const isAccount = call.name.startsWith('account.')
    if (status >= 400 && now !== state && !isAccount) wrong.push('refused, and yet something changed')
  }
  if (wrong.length > 0) fail(report, world, asked, wrong)
  return now
}

async function afterwards(
  call: BoundCall,
  { text }: Answered,
  world: World,
  random: Random,
  report: Report,
): Promise<string[]> {
  const kind = recordKindNames.find(name => call.name.startsWith(`${name}.backstage.`))
  if (!kind || text === '' || !/create|change|setVisibility|putBack|restore/i.test(call.name)) return []
  report.saves += 1
  const saved = JSON.parse(text) as Parameters<typeof lookAfterSave>[2]
  world.ids[kind]?.push(saved.id)
  world.versions.set(`${kind} ${saved.id}`, Number(saved.version))
  return lookAfterSave(world, kind as RecordKindName, saved, random.chance(0.1))
}

function fail({ failures }: Report, { url }: World, asked: Asked, wrong: string[]): void {
  failures.push({ asked, curl: asCurl(url, asked), wrong })
}
