import { soundOf } from './sounds.ts'

const shortest = 4 // letters; shorter words resemble too many others

const short = 5 // letters; changing one letter of such a word usually gives another valid word

const mostNear = 10

/**
 * Returns known words with the smallest edit distance to this one, nearest first: distance one, or two for a
 * long word, and one more if it sounds the same, as misheard names do. Excludes words with another beginning
 * (`Geld`, `Feld`) and short words with another letter (`Kind`, `King`): these are other words, not typing
 * errors.
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

// Excludes vowels, which all have the same code in `soundOf`.
function soundsAlike(a: string, b: string): boolean {
  const [one, other] = [soundOf(a)[0], soundOf(b)[0]]
  return one === other && one !== '0'
}

function isAnotherWord(word: string, other: string, distance: number): boolean {
  if (word.length > short || word.length !== other.length || soundOf(word) === soundOf(other)) return false
  return distance === 1 && [...word].sort().join('') !== [...other].sort().join('')
}

/** Edit distance with insertions, deletions, substitutions and transpositions (optimal string alignment). */
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
