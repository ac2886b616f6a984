import { expect, test } from 'vitest'
import { day } from '#contract/durations.ts'
import { paragraphs } from '#contract/richtext.ts'
import { blankStudy, type Study, studyState } from '#contract/studies/study.ts'
import { openTestStudies, study } from './test-studies.ts'

const now = new Date('2027-03-12T16:00:00Z')
const at = (days: number) => new Date(now.getTime() + days * day).toISOString()

test.each([
  [{}, 'open'],
  [{ isVisible: false }, 'hidden'],
  [{ publishAt: at(1) }, 'hidden'],
  [{ seeksFrom: at(1) }, 'notYet'],
  [{ seeksFrom: at(0) }, 'open'],
  [{ seeksUntil: at(0) }, 'closed'],
  [{ seeksUntil: at(1) }, 'open'],
])('a study with %j is %s', (changes, state) => {
  expect(studyState({ ...blankStudy, isVisible: true, ...changes }, now)).toBe(state)
})

test('volunteers see a study with its facts while it looks for them, in their language', async () => {
  const { make, read, move } = await openTestStudies()
  await make({ seeksFrom: at(-1), seeksUntil: at(3), duration: { de: '90 Minuten', en: '' } })
  await make({ title: { de: 'Später', en: '' }, seeksFrom: at(1) })
  expect(await read('en')).toMatchObject({
    count: 1,
    rows: [
      {
        title: 'Paths in memory',
        duration: '90 Minuten',
        contact: study.contact,
        language: 'en',
        inOtherLanguage: ['duration'],
      },
    ],
    changesAt: at(1),
  })
  move(2 * day)
  expect((await read('de')).rows.map(({ title }) => title)).toEqual(['Wege im Gedächtnis', 'Später'])
  move(2 * day)
  expect((await read('de')).rows.map(({ title }) => title)).toEqual(['Später'])
})

test('hidden, deleted and not yet published studies are not shown', async () => {
  const { make, read, send } = await openTestStudies()
  await make({ isVisible: false })
  await make({ publishAt: at(1) })
  const { id } = await make({})
  await send('DELETE', `/${id}`)
  expect(await read('de')).toMatchObject({ count: 0, rows: [], changesAt: at(1) })
})

test('the list of studies contains only the fields that volunteers need', async () => {
  const { make, read } = await openTestStudies()
  await make({ description: { de: paragraphs('Was geschieht'), en: null } })
  const [shown] = (await read('de')).rows
  expect(Object.keys(shown ?? {}).toSorted()).toEqual(
    [
      ...[
        'id',
        'slug',
        'slugs',
        'language',
        'availableIn',
        'title',
        'description',
        'participants',
        'duration',
      ],
      ...['inOtherLanguage', 'compensation', 'ethicsNumber', 'contact', 'seeksUntil'],
    ].toSorted(),
  )
})

test('a visible study needs a contact, and ends after it begins', async () => {
  const { send } = await openTestStudies()
  const refused = async (changes: object) => {
    const answer = await send('POST', '', { ...study, ...changes })
    return [answer.statusCode, answer.json().code, answer.json().errors?.[0]?.field]
  }
  const nobody = { name: 'Ada', email: '', phone: '' }
  expect(await refused({ contact: nobody })).toEqual([422, 'incomplete', 'contact.email'])
  expect(await refused({ title: { de: '', en: '' } })).toEqual([422, 'incomplete', expect.any(String)])
  expect(await refused({ seeksFrom: at(2), seeksUntil: at(1) })).toEqual([422, 'invalid', 'seeksUntil'])
  expect((await send('POST', '', { ...study, contact: nobody, isVisible: false })).statusCode).toBe(201)
})

test('a study has no page of its own: neither the sitemap nor the search leads to one', async () => {
  const { make, request, ask } = await openTestStudies()
  await make({})
  const { body } = await request({ method: 'GET', url: '/sitemap.xml' })
  expect(body).not.toContain('wege-im-gedaechtnis')
  const found = await ask({ method: 'GET', path: '/search?q=Ged%C3%A4chtnis' })
  expect(found.json()).toMatchObject({ count: 0 })
})

test('staff see the state of each study', async () => {
  const { make, send } = await openTestStudies()
  await make({ seeksUntil: at(-1) })
  const { rows } = (await send('GET', '')).json() as { rows: Study[] }
  expect(rows).toMatchObject([{ studyState: 'closed', translation: { de: 'current', en: 'current' } }])
})

test('a preview link shows a hidden study, a wrong token does not', async () => {
  const { make, send, ask } = await openTestStudies()
  const { id } = await make({ isVisible: false })
  const { address } = (await send('POST', `/${id}/preview`)).json()
  const token = String(address.de).split('/').at(-1)
  const shown = await ask({ method: 'GET', path: `/info/study-preview/${token}` })
  expect(shown.json()).toMatchObject({ title: 'Wege im Gedächtnis' })
  expect((await ask({ method: 'GET', path: '/info/study-preview/x' })).json()).toMatchObject({
    code: 'linkInvalid',
  })
})
