import fc from 'fast-check'
import { expect, test } from 'vitest'
import { authorString, authorsOf } from '#contract/articles/authors.ts'
import type { Decision } from './decisions.ts'
import { changesBetween } from './identification-changes.ts'
import { identify, type Known, type KnownArticle } from './identify.ts'
import { article, decision, elsewhere, institute, known, person } from './test-identification.ts'

const families = ['Ladd', 'Zhang', 'Müller', 'Mueller', 'Vogel']
const givens = ['Mark', 'M.', 'Mark E.', 'M. E.', 'Yan', 'Yu', 'Y.', 'Anna', 'A.']
const name = fc.tuple(fc.constantFrom(...families), fc.constantFrom(...givens)).map(pair => pair.join(', '))

const articles = fc
  .array(
    fc.tuple(fc.array(name, { minLength: 1, maxLength: 5 }), fc.integer({ min: 2000, max: 2026 }), fc.nat(2)),
  )
  .map(all =>
    all.map(([authors, year, place], at) =>
      article(at + 1, authors.join('; '), { [authors[0] ?? '']: place > 0 ? institute : elsewhere }, year),
    ),
  )
const people = fc
  .array(fc.tuple(fc.constantFrom(...givens), fc.constantFrom(...families)), { maxLength: 6 })
  .map(all => all.map(([first, last], at) => person(at + 1, first, last)))
const decisions = fc
  .array(
    fc.tuple(
      fc.constantFrom<Decision['kind'][]>('confirmed', 'confirmed', 'rejected', 'withdrawn'),
      ...([fc.integer({ min: 1, max: 7 }), name, fc.integer({ min: 1, max: 6 })] as const),
    ),
    { maxLength: 12 },
  )
  .map(all => all.map(([kind, articleId, author, personId]) => decision(kind, articleId, author, personId)))
const merged = fc
  .dictionary(fc.constantFrom('1', '2', '3'), fc.integer({ min: 4, max: 6 }))
  .map(pairs => new Map(Object.entries(pairs).map(([from, to]) => [Number(from), to])))
const worlds: fc.Arbitrary<Known> = fc.record({ articles, people, decisions, merged }).map(known)

const shuffled = <T>(all: readonly T[]) =>
  fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })
const inAnyOrder = worlds.chain(world =>
  fc.tuple(
    fc.constant(world),
    fc
      .record({
        articles: shuffled(world.articles),
        people: shuffled(world.people),
        decisions: shuffled(world.decisions),
      })
      .map(parts => ({ ...world, ...parts })),
  ),
)

test('whatever order articles, people and decisions came in, the state is the same; asked again, nothing changes', () => {
  fc.assert(
    fc.property(inAnyOrder, ([one, other]) => {
      const state = identify(one)
      expect(identify(other)).toEqual(state)
      expect(changesBetween(state, identify(one))).toEqual([])
    }),
  )
})

test('a person signs an article at most once, and an author is at most one person', () => {
  fc.assert(
    fc.property(worlds, world => {
      const { authors } = identify(world)
      const signed = authors.flatMap(({ articleId, place, candidates }) =>
        candidates
          .filter(({ state }) => state === 'confirmed' || state === 'certain' || state === 'proposed')
          .map(({ personId }) => ({ author: `${articleId} ${place}`, person: `${articleId} ${personId}` })),
      )
      expect(new Set(signed.map(({ person }) => person)).size).toBe(signed.length)
      expect(new Set(signed.map(({ author }) => author)).size).toBe(signed.length)
    }),
  )
})

test('no decision is lost: the last one of an article holds, or waits for its author', () => {
  fc.assert(
    fc.property(worlds, world => {
      const { authors, unplaced } = identify(world)
      const targets = Map.groupBy(world.decisions, one => world.merged?.get(one.articleId) ?? one.articleId)
      for (const [articleId, all] of targets) {
        const last = all.filter(one => !unplaced.includes(one)).at(-1)
        if (!last || last.kind === 'withdrawn') continue
        const here = authors.filter(one => one.articleId === articleId).flatMap(one => one.candidates)
        const states = here.filter(one => one.personId === last.personId && one.decidedAt === last.decidedAt)
        expect(states.map(({ state }) => state)).toEqual([last.kind])
      }
    }),
  )
})

const decided = ({ articles, ...world }: Known, written: (authors: string[]) => string[]) => {
  const now = articles.map((one): KnownArticle => {
    const names = written(one.work.authors.map(({ author }) => authorString([author])))
    const authors = authorsOf(names.join('; '), 'lastFirst')
    return {
      ...one,
      work: { ...one.work, authors: authors.map(author => ({ author, orcid: '', affiliations: [] })) },
    }
  })
  const { authors } = identify({ ...world, articles: now })
  return authors
    .flatMap(({ articleId, candidates }) =>
      candidates.flatMap(({ personId, state }) =>
        /ed$/.test(state) && state !== 'proposed' ? [`${articleId} ${personId} ${state}`] : [],
      ),
    )
    .sort()
}

test('decisions stay when authors are put in another order, or only their initials are read', () => {
  // Two authors with the same last name and first letter cannot be told apart by initials.
  const distinct = ({ articles: all }: Known) =>
    all.every(({ work }) => {
      const keys = work.authors.map(({ author }) => `${author.family.slice(0, 1)}${author.given.slice(0, 1)}`)
      return new Set(keys).size === keys.length
    })
  const initials = (full: string) => full.replace(/, (\p{L})\p{L}+/u, ', $1.')
  fc.assert(
    fc.property(
      worlds.filter(distinct).map(world => ({ ...world, decisions: namedAsWritten(world) })),
      world => {
        const before = decided(world, authors => authors)
        expect(decided(world, authors => authors.toReversed())).toEqual(before)
        expect(decided(world, authors => authors.map(initials))).toEqual(before)
      },
    ),
  )
})

// Renames decisions to an author who is in the article, as staff decide.
function namedAsWritten({ articles: all, decisions: made, merged: into }: Known): Decision[] {
  return made.flatMap((one, at) => {
    const target = all.find(({ id }) => id === (into?.get(one.articleId) ?? one.articleId))
    const author = target?.work.authors[at % target.work.authors.length]?.author
    return author ? [{ ...one, name: authorString([author]) }] : []
  })
}

test('a new decision changes the state and is listed as a change', () => {
  const world = known({ articles: [article(1, 'Vogel, Anna')], people: [person(1, 'Anna', 'Vogel')] })
  const before = identify(world)
  const after = identify({ ...world, decisions: [decision('rejected', 1, 'Vogel, Anna', 1)] })
  expect(changesBetween(before, after)).toEqual([
    { articleId: 1, personId: 1, name: 'Vogel, Anna', before: 'proposed', state: 'rejected' },
  ])
  expect(changesBetween(after, identify({ ...world, articles: [] }))).toMatchObject([
    { before: 'rejected', state: 'none' },
  ])
})
