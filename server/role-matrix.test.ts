import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import type { Failure } from '#contract/errors.ts'
import { type Flags, flags, noFlags } from '#contract/permissions.ts'
import { areas, calls } from './areas.ts'
import { type Area, matrixCallers } from './platform/areas/areas.ts'
import { perform } from './platform/calls/calls.ts'
import { openTestCalls } from './platform/calls/test-calls.ts'
import { visitorOf } from './platform/calls/test-context.ts'

const matrix: Record<string, string> = Object.fromEntries(
  Object.entries<Area>(areas).flatMap(([area, { access = {} }]) =>
    Object.entries(access).map(([name, marks]) => [`${area}.${name}`, marks]),
  ),
)

const unlisted = allCalls().filter(({ name }) => !matrix[name])
if (unlisted.length > 0) throw new Error(`Not in the matrix: ${unlisted.map(({ name }) => name).join(', ')}`)

test('the matrix names no call that is gone', () =>
  expect(Object.keys(matrix).sort()).toEqual(
    allCalls()
      .map(({ name }) => name)
      .sort(),
  ))

test('every kind of caller may do what the matrix says, and nothing else', async () => {
  const { dependencies, db } = await openTestCalls()
  const roles = await db.selectFrom('roles').selectAll().execute()
  const flagsOf = (name: string): Flags => {
    const role = roles.find(one => one.name === name)
    if (!role) throw new Error(`There is no role ${name}.`)
    return { ...noFlags, ...Object.fromEntries(flags.map(flag => [flag, role[flag]])) }
  }
  const visitor = visitorOf(dependencies)
  const found: Record<string, string> = {}
  for (const call of calls) {
    // Nothing is done: who passes the guard is refused for the empty input, or meets a hand that does nothing.
    const idle = { ...call, handle: async () => undefined as never }
    const marks = matrixCallers.map(async name => {
      const caller = name === 'visitor' ? null : { id: 1, sessionId: 1, flags: flagsOf(name) }
      const code = await perform(idle, { nothing: true }, { ...visitor, caller }).then(
        () => null,
        error => (error as Failure).code,
      )
      if (name === 'visitor') return code === 'notLoggedIn' ? '-' : 'o'
      return code === 'notAllowed' ? '-' : 'o'
    })
    found[call.name] = (await Promise.all(marks)).join('')
  }
  expect(found).toEqual(matrix)
})
