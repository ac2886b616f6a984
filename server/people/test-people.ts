import { expect } from 'vitest'
import type { Person } from '#contract/people/person.ts'
import { openTestSite } from '#server/test-site.ts'

const base = '/backstage/user-group'

/**
 * Opens a site with an administrator and a user manager, and the calls of people by their backstage paths.
 */
export async function openPeople() {
  const site = await openTestSite({ LIMITS: 'off' })
  const admin = await site.staff('admin')
  const manager = await site.staff('userManager')
  const { db } = site.dependencies
  const idOf = async (table: 'roles' | 'statuses', name: string) =>
    (await db.selectFrom(table).where('name', '=', name).select('id').executeTakeFirstOrThrow()).id
  const roleId = await idOf('roles', 'member')
  const statusId = await idOf('statuses', 'active')
  const send = (
    who: typeof admin,
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => site.ask({ method, path: `${base}/${path}`, headers: who.headers, ...(payload && { payload }) })
  const make = async (username: string, more: object = {}) => {
    const names = { username, email: `${username}@example.org`, firstName: 'Kim', lastName: username }
    const answer = await send(admin, 'POST', 'user', {
      ...names,
      roleId,
      statusId,
      slug: { de: '', en: '' },
      ...more,
    })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json() as Person
  }
  const change = (who: typeof admin, { id, version }: { id: number; version: number }, fields: object) =>
    send(who, 'PATCH', `user/${id}`, { version, ...fields })
  const mails = () => db.selectFrom('mails').select(['purpose', 'recipient']).orderBy('id').execute()
  return { ...site, db, admin, manager, send, make, change, idOf, mails }
}
