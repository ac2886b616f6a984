// Measures requests per second beside a bare server that sends the same bytes: medians of five interleaved
// rounds, with bare server, site and load generator each in a process of its own.
import { loadavg } from 'node:os'
import { measureArticleLists } from './article-lists.ts'
import { answerTo, startBare } from './bare.ts'
import { BenchSite } from './bench-site.ts'
import { measureBurst } from './burst/burst.ts'
import { measureFileLists } from './file-lists.ts'
import { weighFirstVisit } from './first-visit.ts'
import { generatorName } from './generator.ts'
import { measureGrowth } from './grow.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLists } from './lists.ts'
import { measureLogins } from './logins.ts'
import { measurePresses } from './presses.ts'
import { connections, measureRounds, printRounds, type Target } from './rounds.ts'
import { measureScanners } from './scanners.ts'
import { measureVotes } from './votes/votes.ts'

const rounds = 5
const seconds = 3
const list = '/api/v1/info/news/latest'
const news = '/de/info/neuigkeiten'
const port = Number(process.env.BENCH_PORT ?? 3199)

if (process.argv[2] === 'lighthouse') await measureLighthouse(process.argv.slice(3))
else if (process.argv[2] === 'presses') await measurePresses(Number(process.argv[3] ?? 4))
else if (process.argv[2] === 'burst') await measureBurst()
else if (process.argv[2] === 'votes') await measureVotes()
else if (process.argv[2] === 'grow') await measureGrowth()
else if (process.argv[2] === 'lists') {
  await measureLists()
  await measureFileLists()
  await measureArticleLists()
} else if (process.argv[2] === 'articles') {
  await measureArticleLists()
} else await measureRequests()

async function measureRequests(): Promise<void> {
  const site = new BenchSite(port)
  try {
    const firstStart = await site.start()
    const how = `${connections} connections, ${seconds} s a round, ${rounds} rounds, LIMITS=off`
    console.log(`Node ${process.version}, ${generatorName}, ${how}`)
    printMachine()
    console.log(`first start with database and demo: ${firstStart.toFixed(1)} s to the first answer`)
    console.log(`at rest, with all smaller pictures made, after ${(await site.rest()).toFixed(0)} s`)
    await halfAMinute()
    const afterFirst = await site.memory()
    // In production another process has filled the database before.
    await site.stop()
    console.log(`second start: ${(await site.start()).toFixed(1)} s to the first answer`)
    await site.rest()
    await halfAMinute()
    console.log(
      `memory at rest: ${await site.memory()} MB (the process that has filled the demo: ${afterFirst} MB)`,
    )
    await measureTargets(site.url)
    const loaded = await site.memory()
    await halfAMinute()
    console.log(
      `memory after load, with a full cache: ${loaded} MB, half a minute later ${await site.memory()} MB`,
    )
    const { rps, p95, p95Alone } = await measureLogins(site)
    console.log(
      `logins: ${rps.toFixed(0)} a second; p95 of an uncached page ${p95.toFixed(1)} ms during 30 a second, ${p95Alone.toFixed(1)} ms alone`,
    )
    const { p95: unscanned, p95Scanned, scanned } = await measureScanners(site)
    console.log(
      `readers’ p95: ${p95Scanned.toFixed(1)} ms while scanners send ${scanned.toFixed(0)} requests a second, ${unscanned.toFixed(1)} ms without them`,
    )
    await weighFirstVisit(site.url)
    printMachine()
  } finally {
    await site.stop()
    await site.remove()
  }
}

// Gives an idle process time to collect its garbage.
function halfAMinute(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 30_000))
}

// Other load on the machine changes every figure except the ratios.
function printMachine(): void {
  const averages = loadavg().map(one => one.toFixed(1))
  console.log(`load average of the machine: ${averages.join(', ')}`)
}

async function measureTargets(url: string): Promise<void> {
  const html = await (await fetch(`${url}/de`)).text()
  const script = /\/assets\/framework-[^"']+\.js/.exec(html)?.[0] ?? ''
  const stopBare = await startBare(port + 1, {
    '/page': await answerTo(`${url}/de`),
    '/list': await answerTo(url + list),
    '/missing': await answerTo(`${url}/de/not/a/page`),
    '/script': await answerTo(url + script),
    '/news': await answerTo(url + news),
  })
  try {
    const targets = targetsOf(url, script, `http://127.0.0.1:${port + 1}`)
    printRounds(targets, await measureRounds(targets, rounds, seconds))
  } finally {
    await stopBare()
  }
}

function targetsOf(url: string, script: string, bare: string): Target[] {
  const missing = { bare: 'bare: 404', status: 404 } as const
  return [
    { name: 'bare: page', url: `${bare}/page` },
    { name: 'cached page', url: `${url}/de`, bare: 'bare: page' },
    { name: 'bare: list', url: `${bare}/list` },
    { name: 'cached list', url: url + list, bare: 'bare: list' },
    { name: 'bare: 404', url: `${bare}/missing`, status: 404 },
    { name: 'unknown page', url: `${url}/de/`, unique: 'hole-', ...missing },
    { name: 'unknown news', url: `${url}${news}/`, unique: 'hole-', ...missing },
    { name: 'unknown path', url: `${url}/de/a/b/`, unique: 'hole-', ...missing },
    { name: 'bare: script', url: `${bare}/script` },
    { name: 'script', url: url + script, bare: 'bare: script' },
    { name: 'bare: news page', url: `${bare}/news` },
    { name: 'uncached page', url: url + news, unique: '?done=', bare: 'bare: news page' },
    // Ten items; the limit is written in another way each time, so that no cached response is sent.
    { name: 'uncached list', url: url + list, unique: `?limit=10.${'0'.repeat(20)}`, bare: 'bare: list' },
  ]
}
