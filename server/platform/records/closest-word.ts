import { soundOf } from './sounds.ts'

const shortest = 4 // letters: shorter words are near to everything

const short = 5 // letters: with one of them changed most are words of their own

const mostNear = 10

/**
 * The known words that need the fewest letters changed to become this one, nearest first: one, or two in a long word, and
 * one more where it sounds the same, as names that somebody has only heard do. Words of the language are no errors: another
 * beginning (`Geld`, `Feld`), or another letter in a short word (`Kind`, `King`), is another word, not a slip.
 */
export function closestWords(word: string, known: Iterable<string>): string[] {
  if (word.length < shortest) return []
  const most = word.length > 7 ? 2 : 1
  const sound = soundOf(word)
  const near: { other: string; distance: number }[] = []
  for (const other of known) {
    if (Math.abs(other.length - word.length) > most + 1 || !beginsAlike(word, other)) continue
    const distance = distanceOf(word, other)
    if (isAnotherWord(word, other, distance)) continue
    if (distance <= most || (distance === most + 1 && word.length > shortest && soundOf(other) === sound))
      near.push({ other, distance })
  }
  near.sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
  return near.slice(0, mostNear).map(({ other }) => other)
}

function beginsAlike(a: string, b: string): boolean {
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return a[0] === b[0] || isSwapped || soundsAlike(a.slice(0, 2), b.slice(0, 2))
}

// Vowels all sound the same to `soundOf`.
function soundsAlike(a: string, b: string): boolean {
  const [one, other] = [soundOf(a)[0], soundOf(b)[0]]
  return one === other && one !== '0'
}

function isAnotherWord(word: string, other: string, distance: number): boolean {
  if (word.length > short || word.length !== other.length || soundOf(word) === soundOf(other)) return false
  return distance === 1 && [...word].sort().join('') !== [...other].sort().join('')
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
