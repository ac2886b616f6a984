import { blankArticle } from '#contract/articles/article.ts'
import { openTestImports } from './articles/test-imports.ts'
import { record, setOf } from './literature/test-pubmed.ts'
import { send as answer, refuse } from './literature/test-source.ts'
import { openTestNewsletters } from './newsletter/test-newsletters.ts'
import { openTestCalls } from './studies/test-calls.ts'
import type { Code, Refused } from './test-failures.ts'

type Answer = Parameters<typeof openTestImports>[0]

/** Looks up a publication while the literature services respond as given. */
async function lookUp(path: string, given: Answer) {
  const { send } = await openTestImports(given)
  return send('GET', path)
}

const nothing: Answer = (_, response) =>
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Resource not found.')
const entry = { ...blankArticle, title: 'A title', pubmedId: '11' }

/** Changes a study and sends its call while there is one volunteer. */
async function called(changes: object) {
  const { make, send, add } = await openTestCalls()
  const { id, version } = await make({})
  await add('rosa', 'de')
  await send('PATCH', `/${id}`, { version, ...changes })
  return send('POST', `/${id}/call`)
}

/** Failures of publications, the newsletter and studies, by code. */
export const byWriting = {
  articleTaken: async () => {
    const { send } = await openTestImports()
    await send('POST', '', entry)
    return send('POST', '', entry)
  },
  pubmedIdChanged: async () => {
    const { send } = await openTestImports((_, response) => answer(response, setOf(record({ pmid: '11' }))))
    const { id, version } = (await send('POST', '', entry)).json()
    return send('PATCH', `/${id}`, { version, pubmedId: '12' })
  },
  importMoved: async () => {
    const { upload, send } = await openTestImports()
    const { id } = (await upload('@article{a, title = {A}, author = {Berg, Anna}, year = 2020}')).json()
    return send('POST', `/import/${id}/undo`, {})
  },
  pubmedIdUnknown: () =>
    lookUp('/pubmed/fetch/99', ({ path }, response) =>
      answer(
        response,
        path === 'efetch.fcgi'
          ? setOf('')
          : '<eSummaryResult><ERROR>UID=99: cannot get document summary</ERROR></eSummaryResult>',
      ),
    ),
  doiUnknown: () => lookUp('/doi?doi=10.1000%2Fx', nothing),
  sourceRefused: () => lookUp('/pubmed/fetch/11', (_, response) => refuse(response, 400)),
  sourceUnreadable: () =>
    lookUp('/pubmed/fetch/11', (_, response) => answer(response, '<html>Hello</html>', 'text/html')),
  sourceUnreachable: () => lookUp('/pubmed/fetch/11', (_, response) => response.destroy()),
  sourceBusy: () =>
    lookUp('/doi?doi=10.1000%2Fx', (_, response) => refuse(response, 429, { 'retry-after': '60' })),
  sourceExpired: () =>
    lookUp('/pubmed/results?webEnv=old&key=1&count=1', (_, response) =>
      answer(response, '<eFetchResult><ERROR>Cannot retrieve history data</ERROR></eFetchResult>'),
    ),
  alreadySent: async () => {
    const { create, send, readers } = await openTestNewsletters()
    await readers(1, 'de')
    const { id } = await create()
    await send(id)
    return send(id)
  },
  sendingOrdered: async () => {
    const { create, send, readers, edit } = await openTestNewsletters({ NEWSLETTER_HOLD: '10' })
    await readers(1, 'de')
    const { id } = await create()
    const { version } = await send(id)
    return edit('change')({ id, version, subject: { de: 'Anders', en: 'Other' } })
  },
  nobodyReads: async () => {
    const { create, send } = await openTestNewsletters()
    return send((await create()).id)
  },
  readerComplained: async () => {
    const { db, readers, edit, rows, dependencies } = await openTestNewsletters()
    await readers(1, 'de')
    const [reader] = await rows()
    await db
      .updateTable('newsletterSubscribers')
      .set({ state: 'disabled', disabledReason: 'complaint', disabledAt: dependencies.clock() })
      .execute()
    return edit('disable')({ id: reader?.id, disabled: false })
  },
  studyNotOpen: () => called({ hasEnough: true }),
  callIncomplete: () => called({ ethicsNumber: '' }),
  studyFull: () => called({ places: 3, placesTaken: 3 }),
} satisfies Partial<Record<Code, Refused>>
