import { IconHome } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import type { PageName } from '#contract/pathnames.ts'
import { type Flags, noFlags } from '#contract/permissions.ts'
import { entryAt, menuFor } from './backstage-menu.ts'

const label = { de: '', en: '' }
const shown = (...pages: PageName[]) => [
  { label: null, entries: pages.map(page => ({ page, label, icon: IconHome })) },
]
const all = shown('backstage', 'backstageEvents', 'backstageRegistrations', 'backstageNews')

test.each([
  ['/de/backstage', 'backstage'],
  ['/de/backstage/info/event', 'backstageEvents'],
  ['/en/backstage/info/event/7', 'backstageEvents'],
  ['/de/backstage/info/event/registration', 'backstageRegistrations'],
  ['/de/backstage/info/event/registration/7', 'backstageRegistrations'],
  ['/de/backstage/info/events', undefined],
  ['/de/backstage/mail', undefined],
])('at %s the menu marks %s alone', (address, page) => expect(entryAt(all, address)).toBe(page))

/** Menu groups by their English labels, for a user with only these flags. */
const groupsFor = (...flags: (keyof Flags)[]) =>
  menuFor({ ...noFlags, ...Object.fromEntries(flags.map(flag => [flag, true])) }).flatMap(
    ({ label }) => label?.en ?? [],
  )

test.each([
  [[], []],
  [['canEditUser'], ['User management']],
  [['canEditNews'], ['Content']],
  [['canEditContent'], ['Content']],
  [['canEditSpecials'], ['Content', 'Events', 'Publications']],
  [['isAdmin'], ['Content', 'Events', 'Publications', 'User management']],
] as const)('staff with the flags %j see the groups %j', (flags, groups) =>
  expect(groupsFor(...flags)).toEqual(groups),
)

test.each([
  ['canEditUser', 'backstageGroups', 'backstageUsers', 'backstageRoles', 'backstageLookups'],
  ['canEditNews', 'backstageNews', 'backstageFiles', 'backstageLabels'],
] as const)(
  'staff with %s alone see its pages, the overview and the profile, and no others',
  (flag, ...pages) => {
    const seen = menuFor({ ...noFlags, [flag]: true }).flatMap(({ entries }) =>
      entries.map(({ page }) => page),
    )
    expect(seen.sort()).toEqual(['backstage', 'backstageProfile', ...pages].sort())
  },
)
