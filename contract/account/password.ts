import { z } from 'zod'
import { cleanPassword } from '../clean-text.ts'

export const shortestAlone = 15 // NIST SP 800-63B-4 asks for 15 where a password stands alone
const shortestWithFactor = 12
const longest = 256

/**
 * Any characters; invisible ones do not count. The server also refuses guessable passwords, and
 * those shorter than `shortestAlone` of a person without a second factor.
 */
export const newPassword = z
  .string()
  .overwrite(cleanPassword)
  .min(shortestWithFactor, { error: 'passwordLength' })
  .max(longest, { error: 'passwordLength' })

const instituteWords = [
  'institut',
  'hahn',
  'mrt',
  'mri',
  'tesla',
  'backstage',
  'larmor',
  'passwort',
  'password',
]

/**
 * True if the password contains the username, has an institute word as its main part, or has too few
 * different characters.
 */
export function isGuessable(password: string, username: string): boolean {
  const plain = password.toLowerCase()
  if (username.length >= 3 && plain.includes(username.toLowerCase())) return true
  if (new Set(plain).size < 6) return true
  const left = instituteWords.reduce((text, word) => text.replaceAll(word, ''), plain)
  return left.replace(/[^a-zäöüß]/g, '').length < 6 && left !== plain
}
