import { expect, test } from 'vitest'
import { inGerman, openTestNews } from '#server/news/test-news.ts'
import { staff } from '#server/platform/calls/test-calls.ts'
import { report } from '#server/security/security.ts'
import { siteRouter } from './router.ts'

test('the overview shows pending work of the areas that the caller may open, and of no others', async () => {
  const { call, edit, ...context } = await openTestNews()
  const draft = await edit('create', inGerman)
  await report(
    { ...context.dependencies, pool: context.db, ip: '192.0.2.1' },
    { cause: 'refreshTokenReused', groupKey: 'one', done: [] },
  )
  await report(
    { ...context.dependencies, pool: context.db, ip: '192.0.2.2', isDrill: true },
    { cause: 'wrongPasswordsForNobody', groupKey: 'drill', done: [] },
  )
  const home = (...flags: Parameters<typeof staff>[1][]) =>
    call('site.home', siteRouter.home)({}, { caller: staff(1, ...flags) })

  const share = { current: 0, all: 0 }
  const translated = { de: share, en: share }
  const lists = { drafts: [], translations: [], scheduled: [], changed: [], things: [] }
  const nothing = { ...lists, translated, counts: [] }
  const drafts = [expect.objectContaining({ kind: 'news', id: draft.id })]
  expect(await home()).toEqual(nothing)
  expect(await home('canEditContent')).toEqual(nothing)
  expect(await home('canEditNews')).toEqual({ ...nothing, drafts })
  // Without `since`: the test's clock differs from the database's.
  const counts = ['openIncidents', 'siteMistakes'].map(name => ({ name, count: 1, since: null }))
  expect(await home('isAdmin')).toEqual({ ...nothing, drafts, counts })
})
