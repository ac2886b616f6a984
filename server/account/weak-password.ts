import { isGuessable } from '#contract/account/password.ts'
import { weakPhrases, weakWords } from './weak-words.ts'

const rows = [
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]
const walks = rows.flatMap(row => [row, [...row].reverse().join('')]).map(row => row + row)
const shortestWalk = 4 // three letters in a row happen in words

/**
 * Whether a password is among what attackers try first: names, known sentences, repeats, keyboard walks,
 * common words with a number.
 */
export function isWeak(password: string, names: readonly string[]): boolean {
  const plain = plainLetters(password)
  if (names.some(name => isGuessable(password, name))) return true
  if (weakPhrases.has(plain) || repeats(plain)) return true
  return withoutWords(withoutWalks(plain)).length < 4
}

// Digits that stand for letters are read as letters, as attackers do.
const disguises: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

function plainLetters(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]/gu, '')
}

/** Whether a text repeats the same up to eight characters. */
function repeats(text: string): boolean {
  return /^(.{1,8}?)\1+.{0,7}$/u.test(text) && new Set(text).size <= 8
}

function withoutWalks(text: string): string {
  let rest = ''
  for (let at = 0; at < text.length; ) {
    const steps = walkAt(text, at)
    if (steps < shortestWalk) rest += text[at]
    at += steps < shortestWalk ? 1 : steps
  }
  return rest
}

/** Length of the keyboard walk that starts here. */
function walkAt(text: string, at: number): number {
  let length = 1
  while (at + length < text.length && walks.some(walk => walk.includes(text.slice(at, at + length + 1))))
    length += 1
  return length
}

/** The letters that remain without common words and digits. */
function withoutWords(text: string): string {
  const undisguised = text.replace(/(?<=\p{L})[013457@$](?=\p{L})/gu, sign => disguises[sign] ?? sign)
  const rest = weakWords.reduce((left, word) => left.replaceAll(word, ' '), undisguised)
  return rest.replace(/[^\p{L}]/gu, '')
}
