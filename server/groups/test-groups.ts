import { expect } from 'vitest'
import { blankGroup, type Group } from '#contract/groups/group.ts'
import type { Person } from '#contract/people/person.ts'
import { paragraphs } from '#contract/richtext.ts'
import { seedPerson, setStatus } from '#server/people/people.ts'
import { openTestSite } from '#server/test-site.ts'

/** A group in both languages. */
export const coils = {
  ...blankGroup,
  name: { de: 'Spulenbau', en: 'Coil building' },
  teaser: { de: 'Wir bauen Spulen.', en: 'We build coils.' },
  description: { de: paragraphs('Acht Kanäle.'), en: paragraphs('Eight channels.') },
}

/** Opens the API with a manager and people with public profiles, and functions to make groups. */
export async function openTestGroups(env: Record<string, string> = {}) {
  const site = await openTestSite({ LIMITS: 'off', ...env })
  const { dependencies, ask } = site
  const { db } = dependencies
  const manager = await site.staff('userManager')
  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  const send = (method: Method, path: string, payload?: object) =>
    ask({
      method,
      path: `/backstage/user-group/${path}`,
      headers: manager.headers,
      ...(payload && { payload }),
    })
  const person = (username: string, shown: Partial<Person> = {}) =>
    seedPerson(
      dependencies,
      { username, email: `${username}@example.org`, firstName: 'Kim', lastName: username },
      { isVisible: true, ...shown },
    )
  const make = async (fields: object = {}): Promise<Group> => {
    const answer = await send('POST', 'group', { ...coils, ...fields })
    expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)])
    return answer.json()
  }
  const change = ({ id, version }: Pick<Group, 'id' | 'version'>, fields: object) =>
    send('PATCH', `group/${id}`, { version, ...fields })
  const leaves = async (id: number) => {
    await setStatus(dependencies, id, 'alumni')
    dependencies.cache.clear(['people'])
  }
  const read = async (path: string, language = 'de') => {
    const answer = await ask({
      method: 'GET',
      path: `/research/${path}`,
      headers: { 'accept-language': language },
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  return { ...site, db, manager, send, person, make, change, leaves, read }
}
