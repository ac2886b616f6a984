// Checks that docs/operations.md lists every public page and call with its cost and limit, and no unknown
// ones.
import { readFileSync } from 'node:fs'
import { allCalls } from '#contract/addresses.ts'
import { pageNames, pathname } from '#contract/pathnames.ts'
import { finish } from './files.ts'

const heading = '## What an address costs'
const operations = readFileSync('docs/operations.md', 'utf8')
const [, section = ''] = operations.split(`${heading}\n`)
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter(line => line.startsWith('|'))
const named = new Set(
  rows.flatMap(row => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '')),
)

const pages = pageNames.filter(name => !pathname(name).may)
const calls = allCalls().filter(({ meta }) => meta.may === 'public')
const known = [...pages, ...calls.map(({ name }) => name)]
const besides = (name: string) => name.startsWith('/')

const problems = [
  ...known
    .filter(name => !named.has(name))
    .map(name => `${name} is missing under “${heading}” in docs/operations.md`),
  ...[...named]
    .filter(name => !besides(name) && !known.some(one => one === name))
    .map(name => `docs/operations.md gives a cost for ${name}, which is no public page or call`),
]
finish(problems, `${known.length} public addresses have a cost and a limit`)
