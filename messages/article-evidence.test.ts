import { expect, test } from 'vitest'
import { evidenceCodes } from '#contract/articles/evidence.ts'
import { evidenceSentence } from './article-evidence.ts'

test('all evidence is one sentence in each language', () => {
  for (const code of evidenceCodes) {
    const { de, en } = evidenceSentence({ code, detail: '3' })
    expect(de).toMatch(/^[\p{Lu}\d][^.]+$/u)
    expect(en).toMatch(/^[\p{Lu}\d][^.]+$/u)
  }
})

test('the sentence of a piece of evidence contains its detail', () => {
  expect(evidenceSentence({ code: 'otherFirstName', detail: 'Astrid' }).de).toBe(
    'Hat einen anderen Vornamen: Astrid',
  )
  expect(evidenceSentence({ code: 'housesCoauthors', detail: '1' }).de).toBe(
    'Eine weitere Person des Instituts hat mitgeschrieben',
  )
  expect(evidenceSentence({ code: 'housesCoauthors', detail: '4' }).en).toBe(
    '4 other people of the institute are among the authors',
  )
})
