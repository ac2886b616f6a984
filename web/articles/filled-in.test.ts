import { expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { fieldsToFill } from './filled-in.ts'

const source = { title: 'Echo planar', journal: 'MRM', year: 2024, preprintDoi: '10.1101/1' }

test('values of a source fill the fields that did not change since the request', () => {
  const now = { ...blankArticle, title: 'Typed meanwhile', preprintDoi: '10.1101/2' }
  expect(fieldsToFill(source, { asked: blankArticle, now })).toEqual(['journal', 'year'])
})

test('fields that were edited by hand, or that the source does not know, keep their value', () => {
  const now = { ...blankArticle, journal: 'NeuroImage', editedFields: ['title' as const] }
  expect(fieldsToFill({ ...source, journal: '' }, { asked: now, now })).toEqual(['year', 'preprintDoi'])
})
