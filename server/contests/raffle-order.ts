import { createHash } from 'node:crypto'

/**
 * The numbers 1 to `many` in the order in which they are drawn; the first one wins. Each number gets the SHA-256 digest
 * of the text `<seed>:<number>` in hexadecimal, and the smallest digest comes first. Anybody can draw again:
 *
 *     for n in 1 2 3; do echo "$(printf '%s' "<seed>:$n" | sha256sum | cut -d' ' -f1) $n"; done | sort | head -1
 */
export function raffleOrder(seed: string, many: number): number[] {
  return Array.from({ length: many }, (_, n) => n + 1)
    .map(number => ({ number, digest: createHash('sha256').update(`${seed}:${number}`).digest('hex') }))
    .sort((a, b) => (a.digest < b.digest ? -1 : 1))
    .map(({ number }) => number)
}
