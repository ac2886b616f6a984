/** The moves from each state; a state without any is final. */
type Moves = Readonly<Record<string, readonly string[]>>

/** The possible states, the initial one first, and the moves between them. */
export interface States {
  readonly names: readonly [string, ...string[]]
  readonly moves: Moves
}

export type StateOf<S extends States> = S['names'][number]

/** The states from which a move leads to this one. */
export type SourceOf<S extends States, To extends string> = {
  [From in StateOf<S>]: To extends NonNullable<S['moves'][From]>[number] ? From : never
}[StateOf<S>]

/** `states({ pending: ['confirmed', 'expired'], confirmed: [], expired: ['pending'] })` */
export function states<const M extends { readonly [From in keyof M]: readonly (keyof M & string)[] }>(
  moves: M,
) {
  const names = Object.keys(moves) as [keyof M & string, ...(keyof M & string)[]]
  return { names, moves }
}

/** The states from which a move leads to this one. */
export function sourcesOf<S extends States, To extends StateOf<S>>(
  { names, moves }: S,
  to: To,
): SourceOf<S, To>[] {
  return names.filter(from => moves[from]?.includes(to)) as SourceOf<S, To>[]
}

/** Returns the states and their moves as a Mermaid diagram. */
export function diagramOf({ names, moves }: States): string {
  const drawn = names.flatMap(from => (moves[from] ?? []).map(to => `  ${from} --> ${to}`))
  const final = names.filter(name => moves[name]?.length === 0).map(name => `  ${name} --> [*]`)
  return ['stateDiagram-v2', `  [*] --> ${names[0]}`, ...drawn, ...final].join('\n')
}
