/**
 * Returns the phonetic code of a normalised German word by Kölner Phonetik, with vowels kept in place:
 * `maier` and `meyer` are both `607`.
 */
export function soundOf(word: string): string {
  const codes = [...word].map((letter, place) => codeOf(letter, word[place - 1] ?? '', word[place + 1] ?? ''))
  return codes.join('').replace(/(\d)\1+/g, '$1')
}

const codes: Readonly<Record<string, string>> = {
  ...codesOf('aeijouy', '0'),
  ...codesOf('bp', '1'),
  ...codesOf('dt', '2'),
  ...codesOf('fvw', '3'),
  ...codesOf('gkq', '4'),
  ...codesOf('l', '5'),
  ...codesOf('mn', '6'),
  ...codesOf('r', '7'),
  ...codesOf('sz', '8'),
}

function codesOf(letters: string, code: string): Record<string, string> {
  return Object.fromEntries([...letters].map(letter => [letter, code]))
}

// The codes of four letters depend on their neighbours.
function codeOf(letter: string, before: string, after: string): string {
  if (letter === 'p' && after === 'h') return '3'
  if ((letter === 'd' || letter === 't') && isOneOf(after, 'csz')) return '8'
  if (letter === 'x') return isOneOf(before, 'ckq') ? '8' : '48'
  if (letter === 'c') return isHardC(before, after) ? '4' : '8'
  return codes[letter] ?? ''
}

function isHardC(before: string, after: string): boolean {
  if (before === '') return isOneOf(after, 'ahkloqrux')
  return !isOneOf(before, 'sz') && isOneOf(after, 'ahkoqux')
}

function isOneOf(letter: string, letters: string): boolean {
  return letter !== '' && letters.includes(letter)
}
