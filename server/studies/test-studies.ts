import { expect } from 'vitest'
import { blankStudy, type Study, type StudyShown } from '#contract/studies/study.ts'
import { startSession } from '#server/platform/sessions/sessions.ts'
import { openTestSite } from '#server/test-site.ts'

/** A study in both languages that looks for volunteers. */
export const study = {
  ...blankStudy,
  title: { de: 'Wege im Gedächtnis', en: 'Paths in memory' },
  contact: { name: 'Studienbüro', email: 'studien@example.org', phone: '' },
  ...{ ethicsNumber: '26-1184-BO', seeksUntil: '2028-01-31T16:00:00.000Z', places: 40 },
  isVisible: true,
}

/** The API with a user who manages studies, and a movable clock. */
export async function openTestStudies() {
  let now = new Date('2027-03-12T16:00:00Z')
  const site = await openTestSite({ LIMITS: 'off' })
  const { ask, dependencies } = site
  dependencies.clock = () => now
  const { id } = await site.staff('specialsEditor')
  const send = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) => {
    const { token } = await startSession(dependencies, id, 'a browser')
    const headers = { authorization: `Bearer ${token}` }
    return ask({ method, path: `/backstage/info/study${path}`, headers, ...(payload && { payload }) })
  }
  return {
    ...site,
    send,
    async make(changes: object): Promise<Study> {
      const answer = await send('POST', '', { ...study, ...changes })
      expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
      return answer.json()
    },
    async read(language: string): Promise<{ count: number; rows: StudyShown[]; changesAt: string | null }> {
      const headers = { 'accept-language': language }
      return (await ask({ method: 'GET', path: '/info/study', headers })).json()
    },
    move(milliseconds: number) {
      now = new Date(now.getTime() + milliseconds)
    },
  }
}
