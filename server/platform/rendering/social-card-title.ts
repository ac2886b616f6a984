export interface Room {
  width: number
  height: number
}

export interface SetTitle {
  size: number
  lines: string[]
}

const sizes = [84, 76, 68, 60, 54, 48, 43, 38, 34, 30, 27]
const breaksWordsFrom = 48 // long words are first reduced in size, from this size on also divided

/** Line height relative to the font size; larger for small text. */
export function leadingOf(size: number): number {
  return size > 44 ? 1.13 : 1.19
}

type Width = (text: string) => number

/**
 * Sets a title as large as the space allows, in lines of similar length. Words wider than a line are divided.
 */
export function setTitle(title: string, room: Room, widthOf: Width): SetTitle {
  const words = title.split(/\s+/).filter(word => word !== '')
  for (const size of sizes) {
    const most = Math.floor(room.height / (size * leadingOf(size)))
    const lines = balanced(words, room.width / size, widthOf, size <= breaksWordsFrom)
    if (lines && lines.length <= Math.min(most, mostLines(size))) return { size, lines }
  }
  return shortened(words, room, widthOf)
}

// The larger the font, the fewer lines.
function mostLines(size: number): number {
  return size > 60 ? 3 : size > 43 ? 4 : 20
}

/** Returns the narrowest layout with the same number of lines. */
function balanced(words: string[], width: number, widthOf: Width, mayDivide: boolean): string[] | null {
  const widest = linesIn(words, width, widthOf, mayDivide)
  if (!widest) return null
  let [best, low, high] = [widest, width / 2, width]
  for (let step = 0; step < 8; step++) {
    const middle = (low + high) / 2
    const lines = linesIn(words, middle, widthOf, false)
    if (lines && lines.length <= widest.length) [best, high] = [lines, middle]
    else low = middle
  }
  return best
}

/** Fills lines one after the other; null if a word is too wide and may not be divided. */
function linesIn(words: string[], width: number, widthOf: Width, mayDivide: boolean): string[] | null {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = widthOf(word) <= width ? [word] : divided(word, width, widthOf)
    if (pieces.length > 1 && !mayDivide) return null
    line = pieces.pop() ?? ''
    lines.push(...pieces)
  }
  return line === '' ? lines : [...lines, line]
}

const vowel = 'aeiouyäöüáéíóúàèìòùâêîôûåæø'
const onsets =
  'schl|schm|schn|schr|schw|sch|spr|str|chr|thr|bl|br|dr|fl|fr|gl|gr|kl|kn|kr|pf|pl|pr|sp|st|tr|zw|ch|ck|ph|th|qu'
// Matches after a vowel and its following consonants, before the onset of the next syllable.
const joint = new RegExp(
  `([${vowel}](?:(?![${vowel}])\\p{L})*?)(?=(?:${onsets}|(?![${vowel}])\\p{L})[${vowel}])|([-/–_.])`,
  'giu',
)

const shy = '\u00ad'
const endsWithoutHyphen = /[-/–\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u

/** Divides a word into hyphenated pieces that fit a line, between syllables where possible. */
function divided(word: string, width: number, widthOf: Width): string[] {
  const syllables = word
    .replace(joint, `$&${shy}`)
    .split(shy)
    .flatMap(part => (widthOf(`${part}-`) <= width ? [part] : [...part]))
  const pieces: string[] = []
  let piece = ''
  for (const syllable of syllables) {
    if (piece !== '' && widthOf(`${piece}${syllable}-`) > width) {
      pieces.push(endsWithoutHyphen.test(piece) ? piece : `${piece}-`)
      piece = ''
    }
    piece += syllable
  }
  return [...pieces, piece]
}

// Fallback for extremely long titles: cut off after a whole word.
function shortened(words: string[], room: Room, widthOf: Width): SetTitle {
  const size = sizes.at(-1) ?? 0
  const most = Math.floor(room.height / (size * leadingOf(size)))
  const lines = linesIn(words, (room.width - size) / size, widthOf, true) ?? []
  const kept = lines.slice(0, most)
  return { size, lines: [...kept.slice(0, -1), `${kept.at(-1)} …`] }
}
