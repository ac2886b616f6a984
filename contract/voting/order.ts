import { roundedTime } from './states.ts'

/**
 * Returns the options in a random order, the same for everybody and different every ten minutes, so that no
 * option is always the first and pages can be cached.
 */
export function inOrderOf<Option>(options: readonly Option[], votingId: number, now: Date): Option[] {
  const next = numbersFrom(`${votingId}:${roundedTime(now).getTime()}`)
  return options
    .map(option => ({ option, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ option }) => option)
}

// Mulberry32, seeded with an FNV-1a hash: it need not be secret, but evenly distributed.
function numbersFrom(seed: string): () => number {
  let state = [...seed].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193),
    0x811c9dc5,
  )
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}
