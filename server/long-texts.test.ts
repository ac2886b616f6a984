import { expect, test } from 'vitest'
import { hasWebAddress } from '#contract/address-in-text.ts'
import { splitApostrophes } from '#contract/folding.ts'
import { completedAddress } from '#contract/web-address.ts'
import { cleanDrawing } from '#server/files/svg.ts'
import { sentencesOf } from '#server/site/sentences.ts'

const longest = 256 * 1024 // characters, the maximum of a request body
const signs = ['a', '中', '.', 'a.', 'a@', '“', ' ', '/', 'Z. B. ', "'", '/*', '@charset ', 'a{}']
const uses: [string, (text: string) => unknown][] = [
  ['web addresses are looked for', hasWebAddress],
  ['words are kept for the search', splitApostrophes],
  ['an address is completed', completedAddress],
  ['sentences are told apart', sentencesOf],
  ['a drawing is styled', text => cleanDrawing(drawing(text))],
]

const drawing = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>${style}</style><path d="M0 0"/></svg>`

/** A long run of one string, alone and as the end of an invalid address. */
function textsOf(sign: string): string[] {
  const run = sign.repeat(longest / sign.length)
  return [run, `a@${run}/`]
}

// A regular expression with quadratic backtracking would take minutes for such a text and block the process:
// this test then exceeds its time limit.
test.each(uses)('%s in the longest text within the time limit', (_, use) => {
  for (const text of signs.flatMap(textsOf)) expect(() => use(text)).not.toThrow()
})
