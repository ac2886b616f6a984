import { getSchema } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { extensions } from './rich-text-schema.ts'
import { selectionAt } from './text-place.ts'

const paragraph = (...words: string[]) => ({
  type: 'paragraph',
  content: words.map((text, at) => ({ type: 'text', text, ...(at === 1 && { marks: [{ type: 'bold' }] }) })),
})
const doc = getSchema(extensions).nodeFromJSON({
  type: 'doc',
  content: [
    paragraph('Erstens ', 'fett', ' und weiter'),
    { type: 'image', attrs: { fileId: 7 } },
    {
      type: 'bulletList',
      content: [
        { type: 'listItem', content: [paragraph('Punkt')] },
        { type: 'listItem', content: [paragraph('anderer ', 'Punkt')] },
      ],
    },
    {
      type: 'table',
      content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('7 T')] }] }],
    },
  ],
})
const at = (place: string) => {
  const selection = selectionAt(doc, place)
  if (!selection) return null
  if (selection instanceof NodeSelection) return selection.node.type.name
  return doc.textBetween(selection.from, selection.to)
}

test.each([
  ['words with a link', 'content.0.content.1.marks.0.attrs.href', 'fett'],
  ['a paragraph', 'content.0', 'Erstens fett und weiter'],
  ['a picture', 'content.1.attrs.fileId', 'image'],
  ['words in a list', 'content.2.content.1.content.0.content.1', 'Punkt'],
  ['a cell of a table', 'content.3.content.0.content.0.attrs.colspan', '7 T'],
  ['what is there no more', 'content.2.content.9.content.0', 'Punktanderer Punkt'],
  ['nothing, for the text as a whole', '', null],
  ['nothing, beyond its end', 'content.12', null],
])('the place of a refusal is %s', (_, place, wanted) => expect(at(place)).toBe(wanted))
