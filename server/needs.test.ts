import { beforeAll, expect, test } from 'vitest'
import { blankArticle } from '#contract/articles/article.ts'
import { blankContest } from '#contract/contests/contest.ts'
import { isFailure } from '#contract/errors.ts'
import { blankEvent } from '#contract/events/event.ts'
import { blankGroup } from '#contract/groups/group.ts'
import { type Language, languages } from '#contract/language.ts'
import { blankEdition } from '#contract/lecture/edition.ts'
import { isAlwaysNeeded, neededIn } from '#contract/needs.ts'
import { blankNews } from '#contract/news/news.ts'
import { blankPage } from '#contract/pages/page.ts'
import { personFields } from '#contract/people/person.ts'
import { blankPoll } from '#contract/polls/poll.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { blankReport } from '#contract/reports/report.ts'
import { paragraphs } from '#contract/richtext.ts'
import { blankStudy } from '#contract/studies/study.ts'
import { allAreas } from './areas.ts'
import { textItem } from './pages/test-pages.ts'
import { visitorOf } from './platform/calls/test-context.ts'
import { create, type RecordKind } from './platform/records/records.ts'
import { startTestSite } from './test-site.ts'

type Fields = Record<string, unknown>
const year = 2027
const blanks: { [Kind in RecordKindName]?: Fields } = {
  articles: blankArticle,
  news: blankNews,
  // Missing parts are reported by a separate rule.
  pages: { ...blankPage, items: [textItem('a', 'Eine Spule')] },
  events: { ...blankEvent, isDetailsVisible: true },
  contests: blankContest(year),
  groups: blankGroup,
  lecture: blankEdition(year),
  reports: blankReport(year),
  studies: blankStudy,
  polls: { ...blankPoll, rules: { ...blankPoll.rules, way: 'domains' } },
}

const option = (id: string) => ({
  id,
  label: { de: id, en: '' },
  text: { de: '', en: '' },
  imageId: null,
  audioId: null,
})
let pdf = 0
/** Valid content of a field, by its name. */
const filled: Record<string, () => unknown> = {
  content: () => paragraphs('Eine Spule'),
  detailsContent: () => paragraphs('Eine Spule'),
  start: () => '2027-03-12T16:00:00.000Z',
  end: () => '2027-03-12T18:00:00.000Z',
  closesAt: () => '2027-03-12T18:00:00.000Z',
  options: () => [option('a'), option('b')],
  domains: () => ['example.org'],
  email: () => 'spule@example.org',
  authors: () => 'Beck, Kim',
  year: () => year,
  pdfIds: () => pdf,
}

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  site = await startTestSite()
  const facts = { name: 'a.pdf', type: 'application/pdf', sizeBytes: 1, hash: 'a'.repeat(64), isPublic: true }
  const { db } = site.dependencies
  pdf = (await db.insertInto('files').values(facts).returning('id').executeTakeFirstOrThrow()).id
  return site.close
})

const kinds = allAreas.flatMap(({ kinds = [] }) => kinds as readonly RecordKind[])
const published = kinds.flatMap(kind => {
  const blank = blanks[kind.name]
  return blank ? [[kind.name, kind, blank] as const] : []
})

/** Returns the errors by field when a visible record is created; empty if it was created. */
async function refusedOf(kind: RecordKind, fields: Fields): Promise<Record<string, string>> {
  const context = visitorOf(site.dependencies)
  try {
    await site.dependencies.db.transaction().execute(async db => {
      await create(kind, { ...context, db, caller: null }, { ...fields, isVisible: true })
      throw new Error('made')
    })
  } catch (error) {
    if (isFailure(error)) return error.details.fields ?? { '': error.code }
    if (!(error instanceof Error) || error.message !== 'made') throw error
  }
  return {}
}

function withAt(fields: Fields, path: string, value: unknown): Fields {
  const [first = '', ...rest] = path.split('.')
  const inner = rest.length === 0 ? value : withAt(fields[first] as Fields, rest.join('.'), value)
  return { ...fields, [first]: inner }
}

function filledIn(blank: Fields, paths: readonly string[]): Fields {
  const contentOf = (path: string) => {
    const name = path.split('.').findLast(step => step in filled)
    return name === undefined ? 'Spule' : filled[name]?.()
  }
  return paths.reduce((fields, path) => withAt(fields, path, contentOf(path)), blank)
}

test('every publishable kind except people declares its required fields', () =>
  expect(kinds.filter(({ published, record }) => published && !record.needs).map(({ name }) => name)).toEqual(
    ['people'],
  ))

test.each(published)(
  '%s: the fields marked as required in one language are sufficient, and each is necessary',
  async (_, kind, blank) => {
    const { needs } = kind.record
    if (!needs) throw new Error('It needs nothing.')
    for (const [language, other] of [languages, languages.toReversed()] as [Language, Language][]) {
      const marked = neededIn(needs, blank).filter(
        path => !needs.texts.some(name => path === `${name}.${other}`),
      )
      const whole = filledIn(blank, marked)
      expect([language, await refusedOf(kind, whole)]).toEqual([language, {}])
      // If neither language has a text, the German one is reported as missing.
      for (const path of marked) {
        const reported =
          path === `${needs.texts[0]}.${language}` && needs.texts.length === 1 ? `${needs.texts[0]}.de` : path
        expect([path, await refusedOf(kind, withAt(whole, path, at(blank, path)))]).toEqual([
          path,
          { [reported]: 'required' },
        ])
      }
    }
  },
)

test('an empty language is not marked as required once the other one has a text', () => {
  const needs = { texts: ['title', 'teaser'] as const }
  const marked = (title: Fields) => neededIn(needs, { title, teaser: { de: '', en: '' } })
  expect(marked({ de: '', en: '' })).toEqual(['title.de', 'teaser.de', 'title.en', 'teaser.en'])
  expect(marked({ de: '', en: 'Coil' })).toEqual(['title.en', 'teaser.en'])
})

test('fields that every save requires are marked, at any depth', () => {
  const isMarked = (path: string) => isAlwaysNeeded(personFields, path)
  expect(['lastName', 'email', 'username'].map(isMarked)).toEqual([true, true, true])
  expect(['phone', 'slug.de', 'groupId', 'isVisible', 'sortPriority', 'nothing'].map(isMarked)).toEqual(
    Array(6).fill(false),
  )
  const { fields } = kinds.find(({ name }) => name === 'events')?.record ?? {}
  if (!fields) throw new Error('There are no events.')
  expect(isAlwaysNeeded(fields, 'programme.0.start')).toBe(true)
  expect(isAlwaysNeeded(fields, 'programme.0.end')).toBe(false)
})

function at(fields: Fields, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, step) => (inner as Fields)[step], fields)
}
