import { expect, test } from 'vitest'
import { blankProject, hasEnded, project, projects, projectsInOrder } from './project.ts'

const named = { ...blankProject, title: { de: 'Spulen', en: '' } }
const problemsOf = (given: object) =>
  project
    .safeParse({ ...named, ...given })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a project needs a title in one language', () => {
  expect(problemsOf({})).toBeUndefined()
  expect(problemsOf({ title: { de: '', en: '' } })).toEqual([['title.de', 'validProjects']])
})

test.each(['2024', '2024-10', null])('%s is a time of a project', time =>
  expect(problemsOf({ from: time })).toBeUndefined(),
)

test.each(['24', '2024-13', '2024-1', 'gestern', '1899', ''])('%j is no time of a project', time =>
  expect(problemsOf({ from: time })).toEqual([['from', 'validProjects']]),
)

test('a project must not end before it begins, compared by the year or month that both times have', () => {
  expect(problemsOf({ from: '2024-10', to: '2024-09' })).toEqual([['to', 'endBeforeStart']])
  expect(problemsOf({ from: '2024', to: '2023-12' })).toEqual([['to', 'endBeforeStart']])
  expect(problemsOf({ from: '2024-10', to: '2024' })).toBeUndefined()
  expect(problemsOf({ from: null, to: '2020' })).toBeUndefined()
})

test.each(['javascript:alert(1)', 'ftp://example.org', '//example.org', 'https://'])(
  '%s is refused as the link of a project',
  link => expect(problemsOf({ link })).toEqual([['link', 'validProjects']]),
)

test('the number of funders and the length of their names are limited', () => {
  expect(problemsOf({ funders: ['DFG'] })).toBeUndefined()
  for (const funder of ['', 'x', 'x'.repeat(101)])
    expect(problemsOf({ funders: [funder] })).toEqual([['funders.0', 'validProjects']])
  expect(problemsOf({ funders: Array.from({ length: 7 }, () => 'DFG') })).toHaveLength(1)
  expect(problemsOf({ funders: ['a\u0000b'] })).toEqual([['funders.0', 'characters']])
})

test('a list has at most 30 projects', () => {
  expect(projects.safeParse(Array(30).fill(named)).success).toBe(true)
  expect(projects.safeParse(Array(31).fill(named)).error?.issues[0]?.message).toBe('validProjects')
})

test('a project has ended after the last month that its end names', () => {
  expect(hasEnded({ to: '2026' }, '2026-12')).toBe(false)
  expect(hasEnded({ to: '2026' }, '2027-01')).toBe(true)
  expect(hasEnded({ to: '2027-03' }, '2027-03')).toBe(false)
  expect(hasEnded({ to: '2027-02' }, '2027-03')).toBe(true)
  expect(hasEnded({ to: null }, '2027-03')).toBe(false)
})

test('current projects come before ended ones, each sorted by the latest start', () => {
  const all = [
    { from: '2018', to: '2022' },
    { from: '2024-04', to: null },
    { from: '2020', to: '2025' },
    { from: '2025', to: '2029' },
    { from: null, to: null },
  ]
  expect(projectsInOrder(all, '2027-03').map(({ from }) => from)).toEqual([
    '2025',
    '2024-04',
    null,
    '2020',
    '2018',
  ])
})
