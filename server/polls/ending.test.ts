import { expect, test } from 'vitest'
import { endingPolls } from './ending.ts'
import { openTestPolls } from './test-polls.ts'

test('staff are told of a visible poll in its last week, and not after its end', async () => {
  const { make, dependencies, time, hoursAhead } = await openTestPolls()
  const { id, closesAt } = await make()
  await make({}, { closesAt: hoursAhead(24 * 8) })
  await make({}, { isVisible: false })
  const due = new Date(closesAt ?? '').toISOString()
  expect(await endingPolls(dependencies)).toMatchObject([{ name: 'pollEnds', kind: 'polls', id, due }])
  time.now = new Date(due)
  expect((await endingPolls(dependencies)).map(one => one.id)).not.toContain(id)
})
