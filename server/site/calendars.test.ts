import { expect, test } from 'vitest'
import { useUp } from '#server/platform/limits/test-limits.ts'
import { openTestSite } from '#server/test-site.ts'

async function openCalendars() {
  const { request, dependencies } = await openTestSite()
  return {
    dependencies,
    /** Status and code of a refused request. */
    async refusalAt(url: string) {
      const answer = await request({ method: 'GET', url })
      return `${answer.statusCode} ${answer.json().code}`
    },
  }
}

test('a calendar entry without an event is not found', async () => {
  const { refusalAt } = await openCalendars()
  const names = [
    'event-0',
    'event-1',
    'event-01',
    'event-1e3',
    'event-2147483648',
    'event-99999999999',
    'talk',
  ]
  for (const name of names)
    for (const language of ['de', 'en'])
      expect([name, await refusalAt(`/${language}/calendar/${name}.ics`)]).toEqual([name, '404 notFound'])
})

test('calendar entries are rate limited', async () => {
  const { refusalAt, dependencies } = await openCalendars()
  await useUp(dependencies.limits, 'read')
  expect(await refusalAt('/de/calendar/event-1.ics')).toBe('429 tooMany')
})
