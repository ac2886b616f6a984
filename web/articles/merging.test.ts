import { expect, test } from 'vitest'
import { type Article, blankArticle } from '#contract/articles/article.ts'
import { differing, mergedFields } from './merging.ts'

const entry = (fields: Partial<Article>) =>
  ({ ...blankArticle, title: 'Coils', authors: 'Berg, Anna', year: 2021, ...fields }) as Article

const names = (pair: Parameters<typeof differing>[0]) =>
  differing(pair).map(({ name, isOther }) => (isOther ? `${name} of the other` : name))

test('only what differs is asked for, and what only the other one says is proposed', () => {
  const kept = entry({ volume: '12', pages: '1–2' })
  const other = entry({ volume: '13', issn: '1234-5678', isVisible: true })
  expect(names({ kept, other })).toEqual(['volume', 'pages', 'issn of the other', 'isVisible of the other'])
})

test('only what is taken changes the entry that stays', () => {
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

test('authors come with their style and what is known of them, the PubMed id with its retrieval', () => {
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

test('what a person chose against the record of PubMed is edited by hand from then on', () => {
  const kept = entry({ pubmedId: '12', retrievedPubmedId: '12', volume: '1', editedFields: ['title'] })
  const other = entry({ volume: '2' })
  expect(mergedFields({ kept, other }, new Set(['volume']))).toEqual({
    volume: '2',
    editedFields: ['title', 'volume'],
  })
})
