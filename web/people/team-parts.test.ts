import { expect, test } from 'vitest'
import type { ShownPerson } from './shown-person.ts'
import { found, partsOf } from './team-parts.ts'

const group = { id: 1, label: 'Spulen' }
const card = (name: string, more: Partial<ShownPerson> = {}): ShownPerson => ({
  ...{ id: 1, slug: 'a', name, firstName: name, lastName: '' },
  ...{ position: null, group: null, image: null, isInvestigator: false, isFormer: false },
  ...more,
})

test('principal investigators come first, then the groups, then who has none; who has left is in no part', () => {
  const rows = [
    card('Chief', { group, isInvestigator: true }),
    card('Member', { group }),
    card('Guest'),
    card('Gone', { group, isFormer: true }),
  ]
  const parts = partsOf({ rows, groups: [group, { id: 2, label: 'Empty' }], positions: [] }, 'group', {
    investigators: 'Leaders',
    others: 'Others',
  })
  expect(parts.map(({ label, people }) => [label, people.map(({ name }) => name)])).toEqual([
    ['Leaders', ['Chief']],
    ['Spulen', ['Member']],
    ['Others', ['Guest']],
  ])
})

test.each(['mueller', 'Müller', 'muller spulen', 'MULLER'])('%s finds Müller of the coils', q => {
  expect(found([card('Anna Müller', { group }), card('Ben Schulz', { group })], q)).toHaveLength(1)
})
