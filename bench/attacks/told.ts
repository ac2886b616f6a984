import { appendFileSync } from 'node:fs'

const report = process.env.ATTACKS

/** Under `npm run attacks` each attack is made as a whole, else as large as one that decides about a change. */
export const isWhole = report !== undefined

/** Milliseconds that an attack may take, as the limit of its test. */
export const longestAttack = isWhole ? 600_000 : 20_000

export interface Told {
  attack: string
  tries: number
  /** What got through, each as a few words. */
  through: readonly string[]
}

/** Says what came of an attack, for the table. */
export function tell(attack: string, tries: number, through: readonly string[]): void {
  if (report) appendFileSync(report, `${JSON.stringify({ attack, tries, through } satisfies Told)}\n`)
}
