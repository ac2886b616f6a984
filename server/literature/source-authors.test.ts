import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bibliographicFields } from '#contract/articles/article.ts'
import { authorsOf } from '#contract/articles/authors.ts'
import { authorFields, orcidIn } from './source-authors.ts'

const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(text => `N${text}`)
const person = fc.record({
  family: word,
  given: fc.option(word, { nil: '' }),
  affiliations: fc.constant(['Essen']),
})
const group = fc.record({ group: word, affiliations: fc.constant(['Essen']) })

test('the author string has as many authors as the source, whatever characters their names have', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(person, group), { maxLength: 5 }), given => {
      const fields = bibliographicFields.parse({ title: '', ...authorFields(given) })
      const read = authorsOf(fields.authors, fields.authorStyle)
      expect(read).toHaveLength(given.length)
      expect(fields.authorDetails).toHaveLength(given.length)
      for (const { name } of fields.authorDetails) expect(fields.authors).toContain(name)
    }),
    { examples: [[[{ family: 'Papadaki', given: 'E\u037e Mara', affiliations: ['Essen'] }]]] },
  )
})

test.each([
  ['https://orcid.org/0000-0002-1694-233x', '0000-0002-1694-233X'],
  ['000000021694233X ', '0000-0002-1694-233X'],
  ['0000-0002-1694-2339', ''],
  ['', ''],
])('the ORCID in %j is %j', (text, orcid) => {
  expect(orcidIn(text)).toBe(orcid)
})
