import { type Effort, efforts } from './hands.ts'
import type { Way } from './task.ts'

interface Row {
  name: string
  way: Way
  effort: Effort
}

/** Returns the efforts of each task as a Markdown table, with the sums for mouse and keyboard. */
export function tableOf(rows: readonly Row[]): string {
  const head = ['task', 'by', ...efforts]
  const lines = [...rows]
    .sort(byName)
    .map(({ name, way, effort }) => [name, way, ...efforts.map(one => effort[one])])
  const sums = (['mouse', 'keyboard'] as const).map(way => [
    'all',
    way,
    ...efforts.map(one => sumOf(rows, way, one)),
  ])
  return [head, head.map(() => '---'), ...lines, ...sums].map(line => `| ${line.join(' | ')} |`).join('\n')
}

function byName(one: Row, other: Row): number {
  return one.name.localeCompare(other.name) || one.way.localeCompare(other.way)
}

function sumOf(rows: readonly Row[], way: Way, name: keyof Effort): number {
  return rows.filter(row => row.way === way).reduce((sum, { effort }) => sum + effort[name], 0)
}
