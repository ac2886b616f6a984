import type { ReactNode } from 'react'

// After § and numbers of up to three digits, as in “7 Tesla”, “§ 5” or “1. April”, and between groups of digits.
const joints = /(?<=§|(?<!\w)\d{1,3}\.?) (?=\S)|(?<=\d) (?=\d)/g

/** A text in which no line ends between a number and what it counts; what is no text stays as it is. */
export function keepTogether(words: ReactNode): ReactNode {
  return typeof words === 'string' ? words.replace(joints, '\u00a0') : words
}
