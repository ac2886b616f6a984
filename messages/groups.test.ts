import { expect, test } from 'vitest'
import { periodOf } from './groups.ts'

test.each([
  ['2021', '2024', '2021–\u20602024', '2021–\u20602024'],
  ['2024', '2024', '2024', '2024'],
  ['2023-10', null, 'seit Oktober 2023', 'since October 2023'],
  [null, '2020', 'bis 2020', 'until 2020'],
  ['2021-04', '2024-03', 'April 2021 – März 2024', 'April 2021 – March 2024'],
  ['2021', '2025-06', '2021 – Juni 2025', '2021 – June 2025'],
  [null, null, '', ''],
])('from %s to %s is %s', (from, to, de, en) => expect(periodOf({ from, to })).toEqual({ de, en }))
