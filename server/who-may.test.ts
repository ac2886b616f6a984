import { beforeAll, expect, test } from 'vitest'
import { allCalls, parametersIn } from '#contract/addresses.ts'
import { startTestSite } from './test-site.ts'

const roles = [
  ...['member', 'userManager', 'contentEditor', 'newsEditor', 'specialsEditor', 'bibliographyEditor'],
  ...['editor', 'admin'],
]

// Written by hand, because a list derived from the contract would repeat its mistakes. Administrators may
// call everything.
const opened: [path: RegExp, may: readonly string[]][] = [
  [/^\/backstage\/info\/news(\/|$)/, ['newsEditor', 'editor']],
  [/^\/backstage\/(content|page|search-synonyms|missed|redirect)(\/|$)/, ['contentEditor', 'editor']],
  [/^PATCH \/backstage\/file-manager\/\{id\}$/, ['contentEditor', 'newsEditor', 'specialsEditor', 'editor']],
  [
    /^\/backstage\/file-manager\/(files|folders|upload|poster|\{id\}|\{id\}\/uses|\{id\}\/description)$|^\/backstage\/file(\/\{folder\})?$/,
    ['userManager', 'contentEditor', 'newsEditor', 'specialsEditor', 'bibliographyEditor', 'editor'],
  ],
  [/^\/backstage\/file(-manager)?\//, ['contentEditor', 'newsEditor', 'specialsEditor', 'editor']],
  [
    /^\/backstage\/(consent|event|hahn-lecture|info\/poll|info\/failed-attempts|info\/volunteer|info\/study)(\/|$)/,
    ['specialsEditor', 'editor'],
  ],
  [/^\/backstage\/info\/artifact(\/|$)/, ['specialsEditor', 'editor']],
  [/^\/backstage\/publication\/(newsletter|retry-notification)(\/|$)/, ['specialsEditor', 'editor']],
  [/^\/backstage\/publication\/(scientific|report)(\/|$)/, ['bibliographyEditor', 'editor']],
  [
    /^\/backstage\/label\//,
    ['contentEditor', 'newsEditor', 'specialsEditor', 'bibliographyEditor', 'editor'],
  ],
  [/^\/backstage\/mail(\/|$)/, ['specialsEditor', 'editor']],
  [/^\/backstage\/user-group\/(me|me\/.*|person)$/, roles],
  [/^\/backstage\/user-group\/(user\/)?(category|institution|position|board-role|leader)$/, roles],
  [/^\/backstage\/user-group\/(user\/)?(role|status)$|^\/backstage\/user-group\/user\/group$/, roles],
  [/^\/backstage\/user-group\/(user|user-order|group|lookup|lookup-list)(\/|$)/, ['userManager']],
  [/^\/backstage\/(security|privacy)(\/|$)/, []],
  [/^\/backstage\/user-group\/(roles|statuses|role-order|status-order)(\/|$)/, []],
  [/^\/(auth\/me|backstage\/(home|search|link-target|page-views|list-settings\/\{list\}))$/, roles],
]

const asked = allCalls().map(call => {
  const asWritten = [call.path, `${call.method} ${call.path}`]
  return { ...call, may: opened.find(([path]) => asWritten.some(one => path.test(one)))?.[1] }
})
// An id that does not exist, so that no call ends a session of these users.
const addressOf = (path: string) =>
  parametersIn(path).reduce(
    (address, name) => address.replace(new RegExp(`\\{\\+?${name}\\}`), '999999'),
    path,
  )

type Person = { role: string; headers: Record<string, string> }
let site: Awaited<ReturnType<typeof startTestSite>>
let people: Person[]
beforeAll(async () => {
  site = await startTestSite({ LIMITS: 'off' })
  people = await Promise.all(roles.map(async role => ({ role, ...(await site.staff(role)) })))
  return site.close
})

const ofStaff = Object.groupBy(
  asked.filter(({ may }) => may),
  ({ name }) => name.split('.')[0] ?? '',
)

test.each(Object.keys(ofStaff))(
  '%s: backstage calls are allowed for the right roles, and for no others',
  async area => {
    for (const { method, path, may } of ofStaff[area] ?? []) {
      const send = (headers = {}) =>
        site.ask({
          method: method as 'GET',
          path: addressOf(path),
          headers,
          ...(method !== 'GET' && { payload: {} }),
        })
      expect([method, path, 'visitor', (await send()).statusCode]).toEqual([method, path, 'visitor', 401])
      for (const { role, headers } of people) {
        const { statusCode } = await send(headers)
        const isIn = statusCode !== 401 && statusCode !== 403
        expect([method, path, role, isIn]).toEqual([
          ...[method, path, role],
          role === 'admin' || may?.includes(role),
        ])
      }
    }
  },
)

test('every call whose path begins with /backstage is covered here', () =>
  expect(asked.filter(({ path, may }) => path.startsWith('/backstage') && !may)).toEqual([]))

test('public calls are allowed for visitors', async () => {
  for (const { method, path } of asked.filter(({ path, may }) => !may && path !== '/auth/refresh')) {
    const payload = method === 'GET' ? {} : { payload: {} }
    const { statusCode } = await site.ask({ method: method as 'GET', path: addressOf(path), ...payload })
    expect([method, path, [401, 403].includes(statusCode)]).toEqual([method, path, false])
  }
})

test('a session is refreshed with its cookie alone', async () => {
  const { refreshToken } = await site.staff('member', 'mara')
  const answer = await site.ask({
    method: 'POST',
    path: '/auth/refresh',
    payload: {},
    cookies: { '__Secure-refresh': refreshToken },
  })
  expect([answer.statusCode, answer.json().token]).toEqual([200, expect.any(String)])
})
