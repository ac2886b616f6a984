// A file of tests runs in turns: with all rules, once without each one that is asked for, and with all rules again.
export const turnName = (turn: number) => `turn ${turn}`

/** Which turn a group of tests is, or null if it is none. */
export function turnOf({ name }: { name: string }): number | null {
  const [, turn] = /^turn (\d+)$/.exec(name) ?? []
  return turn === undefined ? null : Number(turn)
}
