import { expect, test } from 'vitest'
import { plainDocument } from './plain-document.ts'

test('a heading is underlined as far as its longest line, at most 40 characters', () => {
  const href = `https://www.example.org/de/${'a'.repeat(100)}`
  const heading = (text: string, marks = {}) => ({
    type: 'heading' as const,
    attrs: { level: 2 as const },
    content: [{ type: 'text' as const, text, ...marks }],
  })
  const linked = heading('Neues', { marks: [{ type: 'link', attrs: { href } }] })
  const document = { type: 'doc' as const, content: [heading('Sommer'), linked] }
  expect(
    plainDocument(document, 'https://www.example.org')
      .split('\n')
      .filter(line => /^=+$/.test(line)),
  ).toEqual(['======', '='.repeat(40)])
})
