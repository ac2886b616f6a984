import { allCalls } from './addresses.ts'
import type { RecordKindName } from './record-kinds.ts'

/**
 * Returns the fixed words of API paths that would hide a record with this slug: `latest` beside
 * `/info/news/{slug}`.
 */
export function wordsBesideCalls(kind: RecordKindName): Set<string> {
  const paths = [...new Set(allCalls().map(({ path }) => path))].map(wordsOf)
  const own = allCalls().filter(({ name, meta }) => meta.may === 'public' && name.startsWith(`${kind}.`))
  return new Set(own.flatMap(({ path }) => fixedWordsBeside(wordsOf(path), paths)))
}

function fixedWordsBeside(own: string[], paths: string[][]): string[] {
  return own
    .flatMap((word, place) =>
      isParameter(word)
        ? paths
            .filter(path => path.length >= own.length && startsAlike(path, own, place))
            .map(path => path[place] ?? '')
        : [],
    )
    .filter(word => word !== '' && !isParameter(word))
}

function startsAlike(path: string[], own: string[], length: number): boolean {
  return own.slice(0, length).every((word, place) => isParameter(word) || word === path[place])
}

function wordsOf(path: string): string[] {
  return path.split('/').filter(word => word !== '')
}

function isParameter(word: string): boolean {
  return word.startsWith('{')
}
