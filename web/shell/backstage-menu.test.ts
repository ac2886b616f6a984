import { IconHome } from '@tabler/icons-react'
import { expect, test } from 'vitest'
import type { PageName } from '#contract/pathnames.ts'
import { entryAt } from './backstage-menu.ts'

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
