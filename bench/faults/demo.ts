import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseKind } from './fault-site.ts'
import type { Postgres } from './postgres.ts'

/** Returns the site's own data folder beside an external database. */
export function filesOfSite(data: string): string {
  return join(data, 'site')
}

/**
 * Copies a prepared demo, database and files, to where the site expects them. Preserves permissions and
 * owners.
 */
export function copyDemo(demo: string, data: string, kind: DatabaseKind): void {
  const files = kind === 'external' ? filesOfSite(data) : data
  mkdirSync(files, { recursive: true, mode: 0o711 })
  for (const name of readdirSync(demo))
    execFileSync('cp', ['-a', join(demo, name), name.startsWith('postgres') ? data : files])
}

/**
 * Waits until the demo's pictures are made, because each made version clears the pages that show files from
 * the cache.
 */
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
