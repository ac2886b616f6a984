import { expect, test } from 'vitest'
import { sourceFailureKinds, sources } from '#contract/articles/sources.ts'
import { articlesSources } from './articles-sources.ts'

test('each failure of each service has a sentence of its own, which names the service', () => {
  const sentences = sources.flatMap(source =>
    sourceFailureKinds.map(kind => articlesSources.failed(source, kind)),
  )
  expect(new Set(sentences.map(({ de }) => de)).size).toBe(sources.length * sourceFailureKinds.length)
  expect(new Set(sentences.map(({ en }) => en)).size).toBe(sources.length * sourceFailureKinds.length)
  expect(articlesSources.failed('datacite', 'busy').en).toMatch(/^DataCite is receiving too many requests/)
  expect(articlesSources.wordsNotFound(['xyzzy', 'foo']).de).toMatch(/: xyzzy, foo$/)
})
