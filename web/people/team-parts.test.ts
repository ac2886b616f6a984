import { expect, test } from 'vitest'
import type { ShownPerson } from './shown-person.ts'
import { filterPeople, partsOf } from './team-parts.ts'

const coils = { id: 1, label: 'Spulen', slug: 'spulen', leaderId: 12 }
const heart = { id: 2, label: 'Herz', slug: 'herz', leaderId: null }
const empty = { id: 3, label: 'Leer', slug: 'leer', leaderId: null }
const words = { investigators: 'Leaders', others: 'Others' }

let last = 10
const card = (name: string, more: Partial<ShownPerson> = {}): ShownPerson => {
  last += 1
  return {
    ...{ id: last, slug: 'a', name, firstName: name, lastName: '' },
    ...{ position: null, groupIds: [], image: null, isInvestigator: false, isFormer: false },
    ...more,
  }
}
const namesIn = (parts: ReturnType<typeof partsOf>) =>
  parts.map(({ label, people }) => [label, people.map(({ name }) => name)])

test('people are listed in each of their groups, the leader first, and former members in none', () => {
  const rows = [
    card('Member', { groupIds: [1, 2] }),
    card('Chief', { id: 12, groupIds: [1], isInvestigator: true }),
    card('Guest'),
    card('Gone', { groupIds: [1], isFormer: true }),
  ]
  const parts = partsOf({ rows, groups: [coils, heart, empty], positions: [] }, 'group', words)
  expect(namesIn(parts)).toEqual([
    ['Spulen', ['Chief', 'Member']],
    ['Herz', ['Member']],
    ['Others', ['Guest']],
  ])
})

test('listed by position, principal investigators come first', () => {
  const office = { id: 7, label: 'Office' }
  const rows = [
    card('Chief', { isInvestigator: true, position: office }),
    card('Clerk', { position: office }),
  ]
  const parts = partsOf({ rows, groups: [], positions: [office] }, 'position', words)
  expect(namesIn(parts)).toEqual([
    ['Leaders', ['Chief']],
    ['Office', ['Clerk']],
  ])
})

test.each(['mueller', 'Müller', 'muller spulen', 'MULLER', 'herz'])('%s finds Müller of two groups', q => {
  const people = [card('Anna Müller', { groupIds: [1, 2] }), card('Ben Schulz', { groupIds: [1] })]
  expect(filterPeople(people, [coils, heart], q)).toHaveLength(1)
})
