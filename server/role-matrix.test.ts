import { expect, test } from 'vitest'
import { allCalls } from '#contract/addresses.ts'
import type { Failure } from '#contract/errors.ts'
import { type Flags, flags, noFlags } from '#contract/permissions.ts'
import { calls } from './calls.ts'
import { perform } from './platform/calls/calls.ts'
import { openTestCalls } from './platform/calls/test-calls.ts'

const callers = [
  'visitor',
  'member',
  'userManager',
  'contentEditor',
  'newsEditor',
  'specialsEditor',
  'bibliographyEditor',
  'editor',
  'admin',
] as const

// Written by hand, call by call: who may (o) and who may not (-), in the order of `callers`.
const matrix: Record<string, string> = {
  'account.login': 'ooooooooo',
  'account.logout': 'ooooooooo',
  'account.refresh': 'ooooooooo',
  'account.me': '-oooooooo',
  'account.requestReset': 'ooooooooo',
  'account.checkReset': 'ooooooooo',
  'account.resetPassword': 'ooooooooo',
  'contact.send': 'ooooooooo',
  'contact.reportBarrier': 'ooooooooo',
  'files.list': '---ooo-oo',
  'files.find': '---ooo-oo',
  'files.upload': '---ooo-oo',
  'mail.list': '-----o-oo',
  'mail.find': '-----o-oo',
  'mail.sendAgain': '-----o-oo',
  'news.latest': 'ooooooooo',
  'news.filters': 'ooooooooo',
  'news.find': 'ooooooooo',
  'news.preview': 'ooooooooo',
  'news.backstage.latest': '----o--oo',
  'news.backstage.categories': '----o--oo',
  'news.backstage.tags': '----o--oo',
  'news.backstage.list': '----o--oo',
  'news.backstage.find': '----o--oo',
  'news.backstage.create': '----o--oo',
  'news.backstage.change': '----o--oo',
  'news.backstage.remove': '----o--oo',
  'news.backstage.putBack': '----o--oo',
  'news.backstage.setVisibility': '----o--oo',
  'news.backstage.bulk': '----o--oo',
  'news.backstage.revisions': '----o--oo',
  'news.backstage.revision': '----o--oo',
  'news.backstage.restoreRevision': '----o--oo',
  'news.backstage.slug': '----o--oo',
  'news.backstage.preview': '----o--oo',
  'pages.find': 'ooooooooo',
  'pages.preview': 'ooooooooo',
  'pages.backstage.tree': '---o---oo',
  'pages.backstage.findAt': '---o---oo',
  'pages.backstage.changeAt': '---o---oo',
  'pages.backstage.draft': '---o---oo',
  'pages.backstage.list': '---o---oo',
  'pages.backstage.find': '---o---oo',
  'pages.backstage.create': '---o---oo',
  'pages.backstage.change': '---o---oo',
  'pages.backstage.remove': '---o---oo',
  'pages.backstage.putBack': '---o---oo',
  'pages.backstage.setVisibility': '---o---oo',
  'pages.backstage.bulk': '---o---oo',
  'pages.backstage.revisions': '---o---oo',
  'pages.backstage.revision': '---o---oo',
  'pages.backstage.restoreRevision': '---o---oo',
  'pages.backstage.slug': '---o---oo',
  'pages.backstage.preview': '---o---oo',
  'site.ip': 'ooooooooo',
  'site.search': 'ooooooooo',
  'site.countView': 'ooooooooo',
  'site.views': '-oooooooo',
  'site.findRecords': '-oooooooo',
  'site.linkTargets': '-oooooooo',
  'site.home': '-oooooooo',
}

const unlisted = allCalls().filter(({ name }) => !matrix[name])
if (unlisted.length > 0) throw new Error(`Not in the matrix: ${unlisted.map(({ name }) => name).join(', ')}`)

test('the matrix names no call that is gone', () =>
  expect(Object.keys(matrix).sort()).toEqual(
    allCalls()
      .map(({ name }) => name)
      .sort(),
  ))

test('every kind of caller may do what the matrix says, and nothing else', async () => {
  const { dependencies, db } = await openTestCalls()
  const roles = await db.selectFrom('roles').selectAll().execute()
  const flagsOf = (name: string): Flags => {
    const role = roles.find(one => one.name === name)
    if (!role) throw new Error(`There is no role ${name}.`)
    return { ...noFlags, ...Object.fromEntries(flags.map(flag => [flag, role[flag]])) }
  }
  const visitor = visitorOf(dependencies)
  const found: Record<string, string> = {}
  for (const call of calls) {
    // Nothing is done: who passes the guard is refused for the empty input, or meets a hand that does nothing.
    const idle = { ...call, handle: async () => undefined as never }
    const marks = callers.map(async name => {
      const caller = name === 'visitor' ? null : { id: 1, sessionId: 1, flags: flagsOf(name) }
      const code = await perform(idle, { nothing: true }, { ...visitor, caller }).then(
        () => null,
        error => (error as Failure).code,
      )
      if (name === 'visitor') return code === 'notLoggedIn' ? '-' : 'o'
      return code === 'notAllowed' ? '-' : 'o'
    })
    found[call.name] = (await Promise.all(marks)).join('')
  }
  expect(found).toEqual(matrix)
})

function visitorOf(dependencies: Awaited<ReturnType<typeof openTestCalls>>['dependencies']) {
  return {
    ...dependencies,
    pool: dependencies.db,
    language: 'de' as const,
    ip: '192.0.2.1',
    userAgent: '',
    requestId: 'request-1',
    credentials: { accessToken: null, refreshToken: null, device: null },
    setCookies: new Map(),
    reads: { tags: new Set<never>(), until: null },
    file: null,
    idempotencyKey: null,
  }
}
