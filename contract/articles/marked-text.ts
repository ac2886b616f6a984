/** Marks of a title or an abstract: formulas and names of species need them. */
export const textMarks = ['sub', 'sup', 'i', 'b'] as const
export type TextMark = (typeof textMarks)[number]

/** A piece of text with the same marks throughout. */
export interface Run {
  text: string
  marks: TextMark[]
}

const tag = /<(\/?)(sub|sup|i|b)>/g

/**
 * Splits a text into runs. `<sub>`, `<sup>`, `<i>` and `<b>` mean what they mean in HTML; all other
 * characters, including ampersands and angle brackets, are literal. An unclosed tag marks the rest of the
 * text, an unopened closing tag marks nothing.
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let marks: TextMark[] = []
  let from = 0
  const take = (until: number) => {
    if (until > from) runs.push({ text: text.slice(from, until), marks: [...marks] })
  }
  for (const match of text.matchAll(tag)) {
    take(match.index)
    from = match.index + match[0].length
    const mark = match[2] as TextMark
    marks = marks.filter(one => one !== mark)
    if (match[1] === '') marks.push(mark)
  }
  take(text.length)
  return runs
}

/** Returns the text without marks, for window titles, e-mails and lists. */
export function unmarked(text: string): string {
  return text.replace(tag, '')
}

/** Replaces other spellings of the marks, as PubMed, Crossref and editors write them. */
export function normalizeMarks(text: string): string {
  return text
    .replace(/<(\/?)em>/gi, '<$1i>')
    .replace(/<(\/?)strong>/gi, '<$1b>')
    .replace(/<(\/?)inf>/gi, '<$1sub>')
    .replace(/<(\/?)(SUB|SUP|I|B)>/g, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
}
