import type { ReactNode } from 'react'

// Spaces after § and after numbers of up to three digits, as in “7 Tesla”, “§ 5” or “1. April”, and between
// groups of digits.
const joints = /(?<=§|(?<!\w)\d{1,3}\.?) (?=\S)|(?<=\d) (?=\d)/g

/** Prevents line breaks between a number and its unit. Returns anything but a string unchanged. */
export function keepTogether(words: ReactNode): ReactNode {
  return typeof words === 'string' ? words.replace(joints, '\u00a0') : words
}
