import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consents } from './consents.ts'

// A text that a person agreed to must stay readable: a new version gets a new line; no line changes.
const digests = {
  'contact 1': 'a3c501b89e8cdbbc',
  'barrier 1': 'f7f3a060e87e578e',
  'volunteer 1': '3c0eb6aefa535918',
  'volunteer 2': '6fa4dd2cb1dd2ff8',
  'registration 1': '3aedafc4e9b5ef70',
  'contribution 1': 'a6c05bb5988aaf1f',
  'contributionRights 1': '625d46b7727b8b8e',
  'contributionNoAi 1': '7a3f335e759de96e',
  'newsletter 1': 'cddc16922f0cb9a7',
  'portrait 1': 'ca613c401edc3cd8',
  'portraitByStaff 1': 'b90345b116ed3d01',
}

test('a text that visitors have agreed to stays as it was', () => {
  const all = Object.entries(consents).flatMap(([name, texts]) =>
    texts.map((text, index) => [`${name} ${index + 1}`, digestOf(text)]),
  )
  expect(Object.fromEntries(all)).toEqual(digests)
})

function digestOf(text: object): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16)
}
