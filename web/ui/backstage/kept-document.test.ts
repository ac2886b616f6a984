import { getSchema, type JSONContent } from '@tiptap/core'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mendDocument } from '#contract/mended-document.ts'
import { richText } from '#contract/richtext.ts'
import { cleaned, extensions } from './rich-text-schema.ts'

const schema = getSchema(extensions)
const runs = Number(process.env.KEPT_DOCUMENTS ?? 300)

// Values that pasted HTML can give to attributes: invalid numbers, texts of any length, nothing.
const number = fc.oneof(
  fc.integer({ min: -5, max: 300 }),
  fc.constantFrom(Number.NaN, 0, 20_260, 1e12, 1.5, null),
)
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', '\u200b', 'Bild\u000bzwei', 'x'.repeat(700), null),
)
const href = fc.oneof(
  fc
    .constantFrom('http:', 'https://', 'mailto:', 'tel:', '/', '#', 'HTTPS://example.org/')
    .chain(scheme =>
      fc
        .string({ unit: 'binary', maxLength: 20 })
        .map(rest => (scheme === '/' && /^[/\\]/.test(rest) ? '/' : scheme + rest)),
    ),
  fc.constantFrom(
    'http://example.org:80800/x',
    'tel:+49 201 183 6000',
    'https://example.org/#_ftn1',
    `https://example.org/${'x'.repeat(3000)}`,
    null,
  ),
)
const linkMark = fc.record({
  type: fc.constant('link'),
  attrs: fc.record({
    href,
    target: fc.constantFrom(null, '_blank', '_top'),
    kind: fc.constantFrom(null, 'news', 'x'),
    id: number,
  }),
})
const plainMark = fc
  .constantFrom('bold', 'italic', 'underline', 'strike', 'subscript')
  .map(type => ({ type }))
const marks = fc.uniqueArray(fc.oneof(linkMark, plainMark), { maxLength: 4, selector: ({ type }) => type })
const signs = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter(text => !/[\p{Cs}\ufffe\uffff]|(?![\t\n\v\f\r\u0085])\p{Cc}/u.test(text))
const text = fc.record({
  type: fc.constant('text'),
  text: fc.oneof(signs, fc.constantFrom('\u200b', 'a\u000bb', 'Jo\u0308rg')),
  marks,
})
const inline = fc.array(fc.oneof(text, fc.constant({ type: 'hardBreak' })), { maxLength: 3 })

const { block } = fc.letrec<{ block: JSONContent; item: JSONContent; cell: JSONContent; row: JSONContent }>(
  tie => {
    const many = fc.array(tie('block'), { minLength: 1, maxLength: 3, depthIdentifier: 'document' })
    const paragraph = inline.map((content): JSONContent => ({ type: 'paragraph', content }))
    const of = (
      type: string,
      attrs: fc.Arbitrary<object>,
      content: fc.Arbitrary<object[]>,
    ): fc.Arbitrary<JSONContent> =>
      fc.record({ type: fc.constant(type), attrs, content }) as fc.Arbitrary<JSONContent>
    const none = fc.constant({})
    return {
      block: fc.oneof(
        { depthIdentifier: 'document', depthSize: 'large', maxDepth: 8 },
        paragraph,
        of('heading', fc.record({ level: fc.constantFrom(2, 3, 4) }), inline),
        of('codeBlock', fc.record({ language: words }), fc.constant([{ type: 'text', text: 'a\u000bb' }])),
        fc.record({
          type: fc.constant('image'),
          attrs: fc.record({
            fileId: number,
            src: fc.constant(null),
            alt: words,
            isDecorative: fc.constantFrom(true, null),
            caption: words,
            size: fc.constantFrom('small', 'huge', null),
          }),
        }),
        fc.record({ type: fc.constant('poll'), attrs: fc.record({ id: number, title: words }) }),
        fc.constant({ type: 'horizontalRule' }),
        of('blockquote', none, many),
        of('bulletList', none, fc.array(tie('item'), { minLength: 1, maxLength: 2 })),
        of(
          'orderedList',
          fc.record({ start: number, type: fc.constantFrom(null, 'a') }),
          fc.array(tie('item'), { minLength: 1, maxLength: 2 }),
        ),
        of('table', none, fc.array(tie('row'), { minLength: 1, maxLength: 2 })),
      ),
      item: fc
        .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
        .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      row: fc.array(tie('cell'), { maxLength: 2 }).map(content => ({ type: 'tableRow', content })),
      cell: fc.oneof(
        of('tableCell', fc.record({ colspan: number, rowspan: number, colwidth: fc.constant(null) }), many),
        of('tableHeader', fc.record({ colspan: number, rowspan: number, colwidth: fc.constant(null) }), many),
      ),
    }
  },
)

// Nightly runs use many more documents, at 3 ms each.
test('every document of the editor can be saved, and every saved document can be edited', {
  timeout: 20_000 + 20 * runs,
}, () => {
  const held = fc
    .array(block, { minLength: 1, maxLength: 4 })
    .map(content => schema.nodeFromJSON({ type: 'doc', content }).toJSON() as JSONContent)
  fc.assert(
    fc.property(held, document => {
      const mended = mendDocument(cleaned(document)).document
      // Serialised as for the request.
      const kept = richText.safeParse(JSON.parse(JSON.stringify(mended)))
      expect(kept.error?.issues ?? []).toEqual([])
      schema.nodeFromJSON(kept.data).check()
      expect(mendDocument(kept.data).document).toEqual(kept.data)
    }),
    { seed: 7, numRuns: runs },
  )
})
