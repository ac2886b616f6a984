// Selects the test files that can probably kill a mutant.
import { dirname } from 'node:path'
import type { Mutant } from './mutants.ts'

const overHttp = ['server/refusals.test.ts', 'server/who-may.test.ts']

/** By prefixes of kind and place: files or folders of tests outside the mutant's folder that exercise it. */
const outside: [beginning: string, tests: readonly string[]][] = [
  ['may ', ['server/who-may.test.ts']],
  ['constraint ', ['server/platform/database/constraints.test.ts']],
  ['limit ', overHttp],
  ['limit server/account/lock', ['server/hall.test.ts']],
  ['fail server/app.ts', overHttp],
  ['fail server/platform/http', overHttp],
  ['fail server/platform/calls', overHttp],
  ['fail server/news/news', ['server/site/serve-feeds.test.ts']],
  ['fail server/platform/records', ['server/news', 'server/pages']],
  ['fail server/platform/storage', ['server/files']],
  ['fail server/people/guard', ['server/groups/backstage.test.ts']],
  ['fail server/files/sent-file', ['server/contests']],
  ['fail server/files/own-picture', ['server/account/portrait.test.ts']],
  ['fail server/files/upload', ['server/account/portrait.test.ts']],
  ['fail server/files', ['server/files', 'server/refusals.test.ts']],
  ['fail server/voting', ['server/polls', 'server/contests']],
  ['limit server/voting', ['server/polls', 'server/contests']],
  ['state contract/articles', ['server/articles']],
  ['state contract/contests', ['server/contests']],
  ['state contract/events', ['server/events']],
  ['state contract/mail', ['server/mail', 'server/platform/mail']],
  ['state contract/newsletter', ['server/newsletter']],
  ['state contract/volunteers', ['server/volunteers']],
]

/** Returns the test files in the mutant's folder and those in `outside`. */
export function likelyFiles({ kind, place, text }: Mutant, files: readonly string[]): string[] {
  const folder = place.includes('/') ? dirname(place) : `server/${place.split('.')[0]}`
  const found = outside.filter(([beginning]) => `${kind} ${place}`.startsWith(beginning))
  const asking = found.flatMap(([, tests]) => tests)
  if (text.includes("fail('notFound')")) asking.push('server/not-found.test.ts')
  const isWholeKind = kind === 'may' || kind === 'constraint'
  return files.filter(
    file =>
      asking.includes(file) || asking.includes(dirname(file)) || (!isWholeKind && dirname(file) === folder),
  )
}
