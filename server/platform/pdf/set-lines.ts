/** Consecutive characters in one font; without a font (`null`) they are drawn as boxes. */
export interface Run {
  face: string | null
  words: string
  width: number
}

export interface Line {
  runs: Run[]
  width: number
}

export interface Setting {
  faceOf(sign: string): string | null
  widthOf(run: { face: string | null; words: string }): number
}

const signs = new Intl.Segmenter('de', { granularity: 'grapheme' })
const common = /^[\x20-\x7e\xa0-\xff]*$/ // characters that the first font contains

/**
 * Breaks a text into lines of at most this width, at spaces, hyphens and slashes, and within words that are
 * too wide.
 */
export function setLines(text: string, width: number, setting: Setting): Line[] {
  return drawable(text)
    .split('\n')
    .flatMap(paragraph => setParagraph(paragraph, width, setting))
}

/** Normalises the text: removes control and direction characters and unifies spaces. */
function drawable(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\u2011/g, '-')
    .replace(/[\ufe0e\ufe0f]|\p{Emoji_Modifier}/gu, '') // variants of emoji, which are all drawn the same way
    .replace(/[^\P{Cf}]|(?!\n)\p{Cc}/gu, sign => (sign === '\t' ? ' ' : ''))
    .replace(/[\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
}

function setParagraph(paragraph: string, width: number, setting: Setting): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }]
  for (const word of paragraph.split(/(?<=[ \-/])|(?<=–)(?!\d)/)) {
    const runs = runsOf(word, setting)
    if (add(lines, runs, width) || word === '') continue
    for (const { segment } of signs.segment(word)) add(lines, runsOf(segment, setting), width, true)
  }
  return lines
}

/**
 * Returns the runs of a line in visual order: adjacent Arabic and Hebrew words and the neutral text between
 * them run from right to left (the part of UAX #9 needed for names; the font handles letters within a word).
 */
export function runsInVisualOrder(runs: readonly Run[]): readonly Run[] {
  const found: Run[] = []
  for (let at = 0; at < runs.length; ) {
    const end = endOfTurned(runs, at)
    found.push(...(end > at ? runs.slice(at, end).reverse() : runs.slice(at, at + 1)))
    at = Math.max(end, at + 1)
  }
  return found
}

const turned = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const neutral = /^[\s\p{P}\p{S}\p{N}]*$/u

/** Returns the index after the last run of a right-to-left sequence, or `start` if none begins there. */
function endOfTurned(runs: readonly Run[], start: number): number {
  let end = start
  for (let at = start; at < runs.length; at += 1) {
    const words = runs[at]?.words ?? ''
    if (turned.test(words)) end = at + 1
    else if (at === start || !neutral.test(words)) break
  }
  return end
}

// Adds runs to the last line or a new one; returns false if they are wider than a line.
function add(lines: Line[], runs: Run[], width: number, isForced = false): boolean {
  const wide = runs.reduce((sum, run) => sum + run.width, 0)
  const seen = wide - endingSpace(runs)
  if (seen > width && !isForced) return false
  let line = lines.at(-1)
  if (!line || (line.width + seen > width && line.runs.length > 0)) {
    line = { runs: [], width: 0 }
    lines.push(line)
  }
  for (const run of runs) join(line, run)
  return true
}

function join(line: Line, run: Run): void {
  const last = line.runs.at(-1)
  if (last && last.face === run.face) {
    last.words += run.words
    last.width += run.width
  } else line.runs.push({ ...run })
  line.width += run.width
}

// A trailing space may extend beyond the margin.
function endingSpace(runs: Run[]): number {
  const last = runs.at(-1)
  return last?.words.endsWith(' ') ? last.width / last.words.length / 2 : 0
}

function runsOf(words: string, setting: Setting): Run[] {
  if (words === '') return []
  if (common.test(words)) return [measured(setting.faceOf('n'), words, setting)]
  const parts: { face: string | null; words: string }[] = []
  for (const { segment } of signs.segment(words)) {
    const face = setting.faceOf(segment)
    const last = parts.at(-1)
    if (last && last.face === face) last.words += segment
    else parts.push({ face, words: segment })
  }
  return parts.map(({ face, words }) => measured(face, words, setting))
}

function measured(face: string | null, words: string, setting: Setting): Run {
  return { face, words, width: setting.widthOf({ face, words }) }
}
