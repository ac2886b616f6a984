// npm run fuzz -- 20000 --seed 7: sends hostile requests generated from the contract and the pages, and
// judges each response.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CrashSite, password } from '../crash-site.ts'
import { freePort } from '../free-port.ts'
import { type Inspector, openInspector } from '../inspector.ts'
import { type Failed, fuzz, type Report } from './run.ts'
import { send } from './send.ts'

const args = process.argv.slice(2)
const seedAt = args.indexOf('--seed')
const requests = Number(args.find(arg => /^\d+$/.test(arg)) ?? 20_000)
const seed = seedAt === -1 ? Date.now() % 1_000_000 : Number(args[seedAt + 1])
const mayTake = 250 // milliseconds, with no other request
const mayGrow = 50 // MB

const folder = await mkdtemp(join(tmpdir(), 'larmor-fuzz-'))
await chmod(folder, 0o711) // under root, PostgreSQL runs under another account
const inspectorPort = await freePort()
process.env.NODE_OPTIONS = `--inspect-port=${inspectorPort}`
const site = new CrashSite(folder, await freePort())
await site.start()
delete process.env.NODE_OPTIONS
try {
  process.exitCode = await run()
} finally {
  await site.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run(): Promise<number> {
  await fuzz({ url: site.url, password, requests: 300, seed: seed + 1 }) // a first run, so that memory is already in use
  const inspector = await openInspector(site.pid, inspectorPort)
  try {
    return await judge(inspector)
  } finally {
    inspector.close()
  }
}

async function judge(inspector: Inspector): Promise<number> {
  const before = await inspector.heap()
  const began = performance.now()
  console.log(`seed ${seed}, ${requests} requests`)
  const { byStatus, failures, slowest, saves } = await fuzz({ url: site.url, password, requests, seed })
  const seconds = (performance.now() - began) / 1000
  const after = await inspector.heap()

  for (const [status, count] of [...byStatus].sort(([a], [b]) => a - b)) console.log(`  ${status}  ${count}`)
  console.log(`${Math.round(requests / seconds)} a second, ${saves} saves looked after`)
  const slow = await slowAlone({ slowest })
  const grown = (after - before) / 2 ** 20
  console.log(`heap ${mb(before)} MB before, ${mb(after)} MB after`)
  for (const failure of limitPerKind(failures))
    console.log(
      `\n${failure.wrong.join('; ')}\n  ${failure.asked.about}, as ${failure.asked.caller}\n  ${failure.curl}`,
    )
  console.log(`\n${failures.length} failures, ${slow.length} slower than ${mayTake} ms alone`)
  return failures.length > 0 || slow.length > 0 || grown > mayGrow ? 1 : 0
}

/** Repeats the slowest requests one by one, so that slowness with another cause is not counted. */
async function slowAlone({ slowest }: Pick<Report, 'slowest'>): Promise<string[]> {
  const found: string[] = []
  for (const { ms, asked } of slowest.slice(0, 20)) {
    // These hash a password, read a file, or save everybody who has the merged role or status.
    const mayBeSlow = /login|resetPassword|upload|(roles|statuses)\.merge/i.test(asked.about)
    const again = await send(site.url, asked).catch(() => null)
    const alone = again?.ms ?? Number.POSITIVE_INFINITY
    console.log(
      `  ${Math.round(ms)} ms, alone ${Math.round(alone)} ms: ${asked.about} ${asked.method} ${asked.target.slice(0, 100)}`,
    )
    if (alone > mayTake && !mayBeSlow) found.push(asked.about)
  }
  return found
}

// Keeps at most two failures of each kind.
function limitPerKind(all: Failed[]): Failed[] {
  const seen = new Map<string, number>()
  return all.filter(({ asked, wrong }) => {
    const kind = `${asked.about} ${wrong.join()}`.slice(0, 120)
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) <= 2
  })
}

function mb(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(1)
}
