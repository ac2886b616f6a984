// A test file runs in turns: with all rules, once without each rule to judge, and with all rules again.
export const turnName = (turn: number) => `turn ${turn}`

/** Returns the number of the turn that a test suite is, or null. */
export function turnOf({ name }: { name: string }): number | null {
  const [, turn] = /^turn (\d+)$/.exec(name) ?? []
  return turn === undefined ? null : Number(turn)
}
