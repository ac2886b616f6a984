const shortest = 4 // letters: shorter words are near to everything

/** The known word that needs the fewest letters changed to become this one: one, or two in a long word. */
export function closestWord(word: string, known: Iterable<string>): string | null {
  if (word.length < shortest) return null
  const most = word.length > 7 ? 2 : 1
  let best: string | null = null
  let least = most + 1
  for (const other of known) {
    if (Math.abs(other.length - word.length) > most) continue
    const distance = distanceOf(word, other)
    if (distance < least) [best, least] = [other, distance]
  }
  return best
}

/** Letters put in, left out, changed or swapped with their neighbour (optimal string alignment). */
function distanceOf(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, place) => place)]
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(rows, i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY
      row[j] = Math.min(at(rows, i - 1, j) + 1, (row[j - 1] ?? 0) + 1, changed, swapped)
    }
    rows.push(row)
  }
  return at(rows, a.length, b.length)
}

function at(rows: number[][], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}
