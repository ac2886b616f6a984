import { expect, test } from 'vitest'
import { openTestEvents, talk, timesAt } from './test-events.ts'

const keySpeaker = { ...talk.keySpeaker, name: 'Dr. K. Member' }

test('a speaker of the institute is shown with name and link of their profile while it is public', async () => {
  const { make, read, staff, db } = await openTestEvents()
  const { id: speakerId } = await staff('member')
  const { slug } = await make({ keySpeaker, speakerId })
  const speaker = async () => (await read(`/info/event/${slug.de}`))?.keySpeaker
  expect(await speaker()).toMatchObject({ name: 'Dr. K. Member', slug: null })
  await db.updateTable('users').set({ isVisible: true }).where('id', '=', speakerId).execute()
  expect(await speaker()).toMatchObject({ name: 'Kim member', slug: 'kim-member' })
})

test('an unknown speaker is refused at the field, and a chosen one without a name is not shown', async () => {
  const { make, send, read, staff } = await openTestEvents()
  const answer = await send('POST', '', { ...talk, ...timesAt(24), keySpeaker, speakerId: 999_999 })
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    422,
    [{ field: 'speakerId', code: 'value' }],
  ])
  const { id: speakerId } = await staff('member')
  const { slug } = await make({ speakerId })
  expect((await read(`/info/event/${slug.de}`))?.keySpeaker).toBeNull()
})
