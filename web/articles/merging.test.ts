import { expect, test } from 'vitest'
import { type Article, blankArticle } from '#contract/articles/article.ts'
import { differingFields, mergedFields } from './merging.ts'

const entry = (fields: Partial<Article>) =>
  ({ ...blankArticle, title: 'Coils', authors: 'Berg, Anna', year: 2021, ...fields }) as Article

const names = (pair: Parameters<typeof differingFields>[0]) =>
  differingFields(pair).map(({ name, isOther }) => (isOther ? `${name} of the other` : name))

test('only differing fields are offered, and values that only the other entry has are proposed', () => {
  const kept = entry({ volume: '12', pages: '1–2' })
  const other = entry({ volume: '13', issn: '1234-5678', isVisible: true })
  expect(names({ kept, other })).toEqual(['volume', 'pages', 'issn of the other', 'isVisible of the other'])
})

test('only chosen fields change the entry that stays', () => {
  const kept = entry({ volume: '12', pages: '1–2' })
  const other = entry({ volume: '13', issn: '1234-5678' })
  expect(mergedFields({ kept, other }, new Set(['issn']))).toEqual({ issn: '1234-5678' })
  expect(mergedFields({ kept, other }, new Set())).toEqual({})
})

test('the DOI of a preprint becomes that of the preprint, whichever of the two entries stays', () => {
  const preprint = entry({ bibType: 'preprint', doi: '10.1101/p', journal: 'bioRxiv' })
  const final = entry({ doi: '10.1000/f', journal: 'MAGMA' })
  expect(names({ kept: final, other: preprint })).toEqual([
    'bibType',
    'journal',
    'doi',
    'preprintDoi of the other',
  ])
  expect(mergedFields({ kept: final, other: preprint }, new Set(['preprintDoi']))).toEqual({
    preprintDoi: '10.1101/p',
  })
  const pair = { kept: preprint, other: final }
  expect(names(pair)).toEqual(['bibType of the other', 'journal', 'doi of the other', 'preprintDoi'])
  expect(mergedFields(pair, new Set(['bibType', 'doi', 'journal']))).toEqual({
    ...{ bibType: 'article', doi: '10.1000/f', preprintDoi: '10.1101/p', journal: 'MAGMA' },
  })
})

test('authors are merged with their style and details, the PubMed id with its retrieval', () => {
  const authorDetails = [{ name: 'Berg A', orcid: '', affiliations: ['Essen'] }]
  const kept = entry({})
  const other = entry({
    ...{ authors: 'Berg A', authorStyle: 'lastInitials', authorDetails },
    ...{ pubmedId: '12', retrievedPubmedId: '12' },
  })
  expect(mergedFields({ kept, other }, new Set(['authors', 'pubmedId']))).toEqual({
    ...{ authors: 'Berg A', authorStyle: 'lastInitials', authorDetails },
    ...{ pubmedId: '12', retrievedPubmedId: '12' },
  })
})

test('a field chosen against the PubMed record counts as edited by hand', () => {
  const kept = entry({ pubmedId: '12', retrievedPubmedId: '12', volume: '1', editedFields: ['title'] })
  const other = entry({ volume: '2' })
  expect(mergedFields({ kept, other }, new Set(['volume']))).toEqual({
    volume: '2',
    editedFields: ['title', 'volume'],
  })
})
