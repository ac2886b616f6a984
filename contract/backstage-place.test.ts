import { expect, test } from 'vitest'
import { backstagePlace } from './backstage-place.ts'

test.each([
  ['https://example.org/de/backstage/info/news/7?q=Name#x', 'backstageNews'],
  ['/en/backstage/user-group/user/12', 'backstageUsers'],
  ['/en/backstage/user-group/user/create', 'backstageUserCreate'],
  ['/de/backstage', 'backstage'],
  ['/de/backstage/nowhere', 'backstage'],
  ['/de/backstagesomething', null],
  ['https://example.org/de/kontakt', null],
  ['', null],
])('the address %s belongs to the screen %s', (address, name) => expect(backstagePlace(address)).toBe(name))
