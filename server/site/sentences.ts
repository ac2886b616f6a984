/** Position of a sentence in a text: `from` inclusive, `to` exclusive. */
export interface Sentence {
  from: number
  to: number
}

// Abbreviations whose full stop does not end a sentence.
const short = new Set(
  'abb bzw ca dipl dr eg etc evtl fig ggf hrsg ing inkl jr max min mio mrd nr no prof rd sog st str tel usw vgl vs zb'.split(
    ' ',
  ),
)

const longestWord = 40 // characters; longer words are no abbreviations

/** Splits a text into sentences, and at line ends without a full stop, such as after headings. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const { 0: gap, index } of text.matchAll(
    /(?<!\s)\s*\n\s*|(?=\s)(?<=[.!?…][»“”"’')\]]{0,4})\s+(?=[\p{Lu}\p{N}„“"‚‘'(«])/gu,
  )) {
    if (!gap.includes('\n') && !endsSentence(text.slice(Math.max(from, index - longestWord), index))) continue
    if (index > from) sentences.push({ from, to: index })
    from = index + gap.length
  }
  if (from < text.length) sentences.push({ from, to: text.length })
  return sentences
}

// A full stop does not end the sentence in „z. B.“, „Dr. Hahn“, „3. März“ and “J. Smith”.
function endsSentence(text: string): boolean {
  const [, word = ''] = /(?<![\p{L}\p{N}])([\p{L}\p{N}]+)\.$/u.exec(text) ?? []
  if (word === '') return true
  return !/^(\p{L}|\d{1,2})$/u.test(word) && !short.has(word.toLowerCase())
}
