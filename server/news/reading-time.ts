const wordsAMinute = 200 // read silently, with figures and technical terms
const shortest = 2 // minutes; shorter texts get no reading time

/** Returns the minutes that a text takes to read; null if it is short. */
export function readingMinutes(text: string): number | null {
  const minutes = Math.round(
    (text.match(/[\p{L}\p{N}]+(?:[-’'.,][\p{L}\p{N}]+)*/gu)?.length ?? 0) / wordsAMinute,
  )
  return minutes < shortest ? null : minutes
}
