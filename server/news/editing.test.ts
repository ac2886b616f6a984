import { expect, test } from 'vitest'
import { second } from '#contract/durations.ts'
import { createUser } from '#server/people/people.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { inGerman, openTestNews } from './test-news.ts'

const attempt = '1800000000000-abcdef'

test('creating with one attempt key makes one item, also when sent several times at once', async () => {
  const { edit } = await openTestNews()
  const made = await Promise.all([1, 2, 3].map(() => edit('create', { ...inGerman, attempt })))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  expect((await edit('list', {})).count).toBe(1)
  await edit('create', { ...inGerman, attempt: `${attempt}-2` })
  await edit('create', inGerman)
  expect((await edit('list', {})).count).toBe(3)
})

test('an attempt key can be used again after a refusal', async () => {
  const { edit } = await openTestNews()
  const refused = edit('create', { ...inGerman, title: { de: '', en: '' }, isVisible: true, attempt })
  await expect(refused).rejects.toMatchObject({ code: 'incomplete' })
  expect(await edit('create', { ...inGerman, attempt })).toMatchObject({ version: 1 })
})

test('an attempt key is valid for its own user alone', async () => {
  const { edit, dependencies } = await openTestNews()
  const { id } = await edit('create', { ...inGerman, attempt })
  const mia = await another(dependencies)
  expect((await edit('create', { ...inGerman, attempt }, { caller: mia })).id).not.toBe(id)
})

test('editors of an item see each other, until one has not been heard of for 75 seconds', async () => {
  const { edit, dependencies, time } = await openTestNews()
  const { id } = await edit('create', inGerman)
  const mia = await another(dependencies)
  expect(await edit('presence', { id })).toEqual({ others: [], version: 1, savedBy: 'Jonas Weiß' })
  expect((await edit('presence', { id }, { caller: mia })).others).toMatchObject([{ name: 'Jonas Weiß' }])
  expect((await edit('presence', { id })).others).toMatchObject([{ name: 'Mia Roth' }])
  time.now = new Date(time.now.getTime() + 74 * second)
  expect((await edit('presence', { id })).others).toMatchObject([{ name: 'Mia Roth' }])
  time.now = new Date(time.now.getTime() + 2 * second)
  expect((await edit('presence', { id })).others).toEqual([])
})

test('presence reports which version is saved, and by whom', async () => {
  const { edit, dependencies } = await openTestNews()
  const { id } = await edit('create', inGerman)
  const mia = await another(dependencies)
  await edit('change', { id, version: 1, title: { de: 'Neu', en: '' } }, { caller: mia })
  expect(await edit('presence', { id })).toMatchObject({ version: 2, savedBy: 'Mia Roth' })
})

test('presence of an unknown item is not found', async () => {
  const { edit } = await openTestNews()
  await expect(edit('presence', { id: 4711 })).rejects.toMatchObject({ code: 'notFound' })
})

type Dependencies = Awaited<ReturnType<typeof openTestNews>>['dependencies']

async function another(dependencies: Dependencies) {
  const id = await createUser(dependencies, {
    username: 'mia',
    email: 'mia@example.org',
    firstName: 'Mia',
    lastName: 'Roth',
    role: 'newsEditor',
  })
  return staff(id, 'canEditNews')
}
