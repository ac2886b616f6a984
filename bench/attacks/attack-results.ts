import { appendFileSync } from 'node:fs'

const report = process.env.ATTACKS

/**
 * Whether attacks run in full, as under `npm run attacks`; otherwise they are only as large as a check of a
 * change needs.
 */
export const isWhole = report !== undefined

/** Timeout of an attack's test in milliseconds. */
export const longestAttack = isWhole ? 600_000 : 20_000

export interface AttackResult {
  attack: string
  tries: number
  /** What got through, each as a few words. */
  through: readonly string[]
}

/** Reports the result of an attack for the table. */
export function reportAttack(attack: string, tries: number, through: readonly string[]): void {
  if (report) appendFileSync(report, `${JSON.stringify({ attack, tries, through } satisfies AttackResult)}\n`)
}
