/** What can be set apart in a title or an abstract: formulas and names of species need it. */
export const textMarks = ['sub', 'sup', 'i', 'b'] as const
export type TextMark = (typeof textMarks)[number]

/** A piece of a marked text, whose letters all look alike. */
export interface Run {
  text: string
  marks: TextMark[]
}

const tag = /<(\/?)(sub|sup|i|b)>/g

/**
 * The runs of a text in which `<sub>`, `<sup>`, `<i>` and `<b>` stand for what they are in HTML; all other signs,
 * ampersands and angle brackets too, mean themselves. A tag that is never closed marks the rest of the text, and one
 * that was never opened marks nothing.
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

/** The text without marks, for wherever letters all look alike: titles of windows, mails, lists. */
export function unmarked(text: string): string {
  return text.replace(tag, '')
}

/** Other names of the same marks, as PubMed, Crossref and editors write them. */
export function knownMarks(text: string): string {
  return text
    .replace(/<(\/?)em>/gi, '<$1i>')
    .replace(/<(\/?)strong>/gi, '<$1b>')
    .replace(/<(\/?)inf>/gi, '<$1sub>')
    .replace(/<(\/?)(SUB|SUP|I|B)>/g, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
}
