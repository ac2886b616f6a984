// Rebuilds the authors of 10,000 publications while four readers request one page after the other.
import type { RebuildProgress } from '../contract/articles/authorship.ts'
import type { BenchSite } from './bench-site.ts'
import { logIn } from './crash-login.ts'
import { askAs } from './make-poll.ts'
import { median } from './rounds.ts'

const goal = 60 // seconds
const readers = 4
const alone = 5000 // ms in which only the readers send requests

/**
 * Prints the duration of a rebuild beside readers, the readers' response times, and the changes of a second
 * rebuild (goal: none).
 */
export async function measureRebuild({ url, password }: BenchSite): Promise<void> {
  const path = `${url}/api/v1/backstage/publication/scientific/rebuild-authors`
  const token = await logIn(url, 'hanna', password)
  const before = await readWhile(url, new Promise(resolve => setTimeout(resolve, alone)))
  const began = performance.now()
  let end = began
  await askAs(token, 'PATCH', path, { dryRun: false })
  const rebuilt = async () => {
    while ((await askAs<RebuildProgress>(token, 'GET', path)).isRunning)
      await new Promise(done => setTimeout(done, 200))
    end = performance.now()
  }
  const beside = await readWhile(url, rebuilt())
  const { changed, done } = await askAs<RebuildProgress>(token, 'GET', path)
  const seconds = (end - began) / 1000
  const note = seconds > goal ? '   MISSED' : ''
  console.log(
    `rebuild beside ${readers} readers: ${seconds.toFixed(1)} s for ${done}, ${changed} authors changed   goal ${goal}${note}`,
  )
  console.log(`readers: ${beside.length} answers, ${figures(beside)}; before it ${figures(before)}`)
  const preview = performance.now()
  const { changes } = await askAs<{ changes: { count: number } }>(token, 'PATCH', path, { dryRun: true })
  const same = changes.count === 0 ? '' : '   MISSED'
  const taken = ((performance.now() - preview) / 1000).toFixed(1)
  console.log(`a second one would change ${changes.count}, told after ${taken} s   goal 0${same}`)
}

function figures(taken: readonly number[]): string {
  const sorted = [...taken].sort((a, b) => a - b)
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  return `median ${median(sorted).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, slowest ${(sorted.at(-1) ?? 0).toFixed(1)} ms`
}

/** The milliseconds of each answer that readers get until the work is done. */
async function readWhile(url: string, work: Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  let isDone = false
  const read = async (reader: number) => {
    for (let n = 0; !isDone; n += 1) {
      const began = performance.now()
      const answer = await fetch(
        `${url}/de/publication/wiss-artikel?page=${1 + ((n * readers + reader) % 200)}`,
      )
      await answer.arrayBuffer()
      taken.push(performance.now() - began)
      if (!answer.ok) throw new Error(`a reader was answered with ${answer.status}`)
      await new Promise(resolve => setTimeout(resolve, 50))
    }
  }
  const all = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
  await work.finally(() => {
    isDone = true
  })
  await all
  return taken
}
