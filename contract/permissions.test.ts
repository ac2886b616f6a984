import { expect, test } from 'vitest'
import { allCalls } from './addresses.ts'
import { type Flag, opens } from './permissions.ts'

test.each(Object.entries(opens))(
  'what the card of a role promises is allowed by a call: %s',
  (_, { anyOf }) => {
    const opened = allCalls().filter(
      ({ meta: { may } }) => typeof may === 'object' && anyOf.every((flag: Flag) => may.anyOf.includes(flag)),
    )
    expect(opened).not.toEqual([])
  },
)
