import { blankPage } from '#contract/pages/page.ts'
import type { MissedKind } from '#contract/site/missed.ts'
import { pagesKind } from '#server/pages/pages.ts'
import { textItem } from '#server/pages/test-pages.ts'
import { createUser } from '#server/people/people.ts'
import { openTestCalls, staff } from '#server/platform/calls/test-calls.ts'
import { create } from '#server/platform/records/records.ts'
import { siteRouter } from './router.ts'

type Missed = typeof siteRouter.missed
type Redirects = typeof siteRouter.redirects

/** The calls for missed requests and redirects, with user hanna, who may edit content. */
export async function openMissedCalls() {
  const calls = await openTestCalls()
  const hanna = { username: 'hanna', firstName: 'Hanna', lastName: 'Weiß', role: 'contentEditor' as const }
  const id = await createUser(calls.dependencies, { ...hanna, email: 'hanna@example.org' })
  const caller = staff(id, 'canEditContent')
  const ask = {
    missed: <Name extends keyof Missed>(name: Name, input: object) =>
      calls.call(`site.missed.${name}`, siteRouter.missed[name] as never)(input, { caller }) as ReturnType<
        Missed[Name]
      >,
    redirects: <Name extends keyof Redirects>(name: Name, input: object, language: 'de' | 'en' = 'de') =>
      calls.call(`site.redirects.${name}`, siteRouter.redirects[name] as never)(input, {
        caller,
        language,
      }) as ReturnType<Redirects[Name]>,
  }
  return {
    calls,
    ask,
    flush: () => calls.missed.flush(),
    async note(kind: MissedKind, asked: string, times: number) {
      const language = kind === 'address' ? '' : 'de'
      for (let n = 0; n < times; n += 1) calls.missed.note({ kind, language, asked })
      await calls.missed.flush()
    },
    /** The list that staff see, as `[['/de/alt', 3]]`. */
    async shown(kind: MissedKind) {
      const { rows } = await ask.missed('list', { kind })
      return rows.map(({ asked, times }) => [asked, times])
    },
    search: (question: object, language: 'de' | 'en' = 'de', userAgent = 'a browser') =>
      calls.call('site.search', siteRouter.search)(question, { language, userAgent }),
    findForStaff: (q: string) => calls.call('site.findRecords', siteRouter.findRecords)({ q }, { caller }),
    synonyms: (words: string[]) =>
      calls.call('site.synonyms.create', siteRouter.synonyms.create)({ words }, { caller }),
    /** Creates a visible page below „Über uns“; returns its id. */
    async writePage(title: string, slug = '') {
      const texts = { title: { de: title, en: title }, slug: { de: slug, en: slug } }
      const acting = { ...calls.dependencies, requestId: 'request-1', caller }
      const items = [textItem('a', 'Ein Satz.', 'A sentence.')]
      const page = await create(pagesKind, acting, { ...blankPage, ...texts, items, isVisible: true })
      return page.id
    },
  }
}
