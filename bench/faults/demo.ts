import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseKind } from './fault-site.ts'
import type { Postgres } from './postgres.ts'

/** The site's own data folder beside a database that is somebody else's. */
export function filesOfSite(data: string): string {
  return join(data, 'site')
}

/** Puts a prepared demo, database and files, where a site will look for it. Rights and owners go along. */
export function copyDemo(demo: string, data: string, kind: DatabaseKind): void {
  const files = kind === 'external' ? filesOfSite(data) : data
  mkdirSync(files, { recursive: true, mode: 0o711 })
  for (const name of readdirSync(demo))
    execFileSync('cp', ['-a', join(demo, name), name.startsWith('postgres') ? data : files])
}

/** Each version made of one of the demo's pictures clears the pages that show files, and takes them out of memory. */
export async function untilPicturesAreMade(postgres: Postgres): Promise<void> {
  for (let attempt = 0; attempt < 900; attempt += 1) {
    const waiting = await postgres.ask(
      `select from pgboss.job where name = 'makeVariants' and state in ('created', 'retry', 'active')`,
    )
    if (waiting.length === 0) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('the demo’s pictures were not made within three minutes')
}
