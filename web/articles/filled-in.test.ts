import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { fieldsToFill } from './filled-in.ts'

const said = { title: 'Echo planar', journal: 'MRM', year: 2024, preprintDoi: '10.1101/1' }

test('what a source says goes into the fields that are as they were when it was asked', () => {
  const now = { ...blankArticle, title: 'Typed meanwhile', preprintDoi: '10.1101/2' }
  expect(fieldsToFill(said, { asked: blankArticle, now })).toEqual(['journal', 'year'])
})

test('what was edited by hand, and what the source does not know, stays', () => {
  const now = { ...blankArticle, journal: 'NeuroImage', editedFields: ['title' as const] }
  expect(fieldsToFill({ ...said, journal: '' }, { asked: now, now })).toEqual(['year', 'preprintDoi'])
})
