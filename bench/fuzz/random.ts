/** Repeatable random numbers: the same seed gives the same requests. */
export interface Random {
  /** Random integer from 0 up to, but not including, `below`. */
  int(below: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32 with 32 bits of state: varied enough, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    chance: probability => next() < probability,
    pick<T>(list: readonly T[]): T {
      return list[int(list.length)] as T
    },
  }
}
