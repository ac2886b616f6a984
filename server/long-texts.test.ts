import { expect, test } from 'vitest'
import { hasWebAddress } from '#contract/address-in-text.ts'
import { withParts } from '#contract/folding.ts'
import { completedAddress } from '#contract/web-address.ts'
import { cleanDrawing } from '#server/files/svg.ts'
import { sentencesOf } from '#server/site/sentences.ts'

const longest = 256 * 1024 // characters: as the body of a request may be
const signs = ['a', '中', '.', 'a.', 'a@', '“', ' ', '/', 'Z. B. ', "'", '/*', '@charset ', 'a{}']
const uses: [string, (text: string) => unknown][] = [
  ['web addresses are looked for', hasWebAddress],
  ['words are kept for the search', withParts],
  ['an address is completed', completedAddress],
  ['sentences are told apart', sentencesOf],
  ['a drawing is styled', text => cleanDrawing(drawing(text))],
]

const drawing = (style: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><style>${style}</style><path d="M0 0"/></svg>`

/** A long run of one sign, alone and as the end of an address that is none. */
function textsOf(sign: string): string[] {
  const run = sign.repeat(longest / sign.length)
  return [run, `a@${run}/`]
}

// A pattern that begins anew at each sign of a run takes minutes for one, in which nobody else is answered: this test
// fails by its time limit.
test.each(uses)('%s in the longest text without holding up others', (_, use) => {
  for (const text of signs.flatMap(textsOf)) expect(() => use(text)).not.toThrow()
})
