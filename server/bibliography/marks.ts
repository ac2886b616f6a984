import { type Run, runsOf, type TextMark, textMarks } from '#contract/articles/marked-text.ts'

/** Converts runs to marked text with as few tags as possible: the same runs give the same text. */
export function markedOf(runs: readonly Run[]): string {
  let text = ''
  let open: TextMark[] = []
  for (const run of [...runs, { text: '', marks: [] as TextMark[] }]) {
    const wanted = textMarks.filter(mark => run.marks.includes(mark))
    const kept = open.findIndex(mark => !wanted.includes(mark))
    const stay = kept < 0 ? open : open.slice(0, kept)
    const closing = open.slice(stay.length).reverse()
    const opening = wanted.filter(mark => !stay.includes(mark))
    text += closing.map(mark => `</${mark}>`).join('') + opening.map(mark => `<${mark}>`).join('') + run.text
    open = [...stay, ...opening]
  }
  return text
}

const plain = '0123456789+-=()'
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'

/**
 * Converts marked text to plain text: `B₁⁺` as far as Unicode has such characters, everything else unchanged.
 */
export function unicodeFromMarks(text: string): string {
  return runsOf(text)
    .map(run => {
      const letters = run.marks.includes('sub') ? lowered : run.marks.includes('sup') ? raised : null
      const moved = letters && [...run.text].map(sign => letters[plain.indexOf(sign)])
      return moved?.every(Boolean) ? moved.join('') : run.text
    })
    .join('')
}

/** Converts subscript and superscript characters to marks: `B₁⁺` → `B<sub>1</sub><sup>+</sup>`. */
export function marksFromUnicode(text: string): string {
  const levelled = (letters: string) => (piece: string) =>
    [...piece].map(sign => plain[letters.indexOf(sign)]).join('')
  const replaced = text
    .replace(/[₀-₉₊₋₌₍₎]+/g, piece => `<sub>${levelled(lowered)(piece)}</sub>`)
    .replace(/[⁰¹²³⁴-⁹⁺⁻⁼⁽⁾]+/g, piece => `<sup>${levelled(raised)(piece)}</sup>`)
  return markedOf(runsOf(replaced))
}
