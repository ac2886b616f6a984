import { expect, test } from 'vitest'
import { storeSeedSound } from '#server/files/files.ts'
import { openTestPolls, poll } from './test-polls.ts'

async function openHeard() {
  const site = await openTestPolls()
  const place = { folder: 'demo', name: 'ton.wav' }
  const audioId = await storeSeedSound(site.dependencies, { bytes: Buffer.from('RIFF'), ...place })
  const [first, ...others] = poll.options
  const { id, slug } = await site.make({}, { options: [{ ...first, audioId }, ...others] })
  const shown = async () => {
    const { options } = (await site.read(`/${slug.de}`)).body
    return options.find((option: { id: string }) => option.id === first?.id)
  }
  return { ...site, id, audioId, shown }
}

test('an option can be heard', async () => {
  const { shown } = await openHeard()
  expect((await shown()).audio).toEqual({ src: expect.stringContaining('/media/'), type: 'audio/wav' })
})

test('a file that is no sound is not offered to be heard', async () => {
  const { shown, dependencies, audioId } = await openHeard()
  await dependencies.db.updateTable('files').set({ type: 'text/plain' }).where('id', '=', audioId).execute()
  dependencies.cache.clear(['polls'])
  expect((await shown()).audio).toBeNull()
})

test('a sound file lists the poll that uses it', async () => {
  const { dependencies, audioId, id } = await openHeard()
  const uses = await dependencies.db
    .selectFrom('recordReferences')
    .select(['kind', 'recordId'])
    .where('target', '=', 'files')
    .where('targetId', '=', audioId)
    .execute()
  expect(uses).toEqual([{ kind: 'polls', recordId: id }])
})
