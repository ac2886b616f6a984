import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { allCalls } from '#contract/addresses.ts'
import { privateFields } from '#contract/people/person.ts'
import { board, profile, team } from '#contract/people/team.ts'
import { paragraphs } from '#contract/richtext.ts'
import { isPubliclyUsed } from '#server/platform/records/records.ts'
import { openTestSite } from '#server/test-site.ts'
import { createUser, seedPerson } from './people.ts'

const secrets = {
  username: 'geheimname',
  email: 'geheim@example.org',
  phone: '+49 201 7654321',
  room: 'Raum Geheim',
}

async function openWithSecrets(shown: object) {
  const site = await openTestSite({ LIMITS: 'off' })
  const { username, email, phone, room } = secrets
  const text = { de: paragraphs('Über mich'), en: null }
  await seedPerson(
    site.dependencies,
    { username, email, firstName: 'Ada', lastName: 'Offen', role: 'newsEditor' },
    { phone, room, isVisible: true, aboutMe: text, endDate: '2999-12-30', ...shown },
  )
  await createUser(site.dependencies, {
    ...{ username: 'unsichtbar', email: 'unsichtbar@example.org', firstName: 'Vera', lastName: 'Unsichtbar' },
  })
  return site
}

/** Collects everything that visitors can read about people through the API, in both languages. */
async function everythingPublic({ ask }: Awaited<ReturnType<typeof openTestSite>>): Promise<string> {
  const paths = allCalls()
    .filter(({ method, meta, path }) => method === 'GET' && meta.may === 'public' && !/\{/.test(path))
    .map(({ path }) => (path === '/search' ? '/search?q=offen' : path))
  const found = await Promise.all(
    [
      ...paths,
      '/about/team/ada-offen',
      '/about/team/vera-unsichtbar',
      '/search?q=vera',
      `/search?q=${secrets.username}`,
    ].flatMap(path =>
      ['de', 'en'].map(async language => {
        const { body } = await ask({ method: 'GET', path, headers: { 'accept-language': language } })
        return `${path} ${body}`
      }),
    ),
  )
  return found.join('\n')
}

test('nothing private is in any public answer, and nobody who is not visible', async () => {
  const site = await openWithSecrets({})
  const text = await everythingPublic(site)
  expect(text).toContain('Ada Offen')
  for (const secret of ['geheim@', '7654321', 'Raum Geheim', '2999-12-30', 'newsEditor', 'Unsichtbar'])
    expect(text.includes(secret), secret).toBe(false)
  expect(text.replaceAll(`q=${secrets.username}`, '')).not.toContain(`"${secrets.username}"`)
})

test('an address and a phone number are public where the person shows them, until they leave', async () => {
  const site = await openWithSecrets({ isEmailPublic: true, isPhonePublic: true })
  expect(await everythingPublic(site)).toContain(secrets.email)
  const { db } = site.dependencies
  const { id } = await db
    .selectFrom('statuses')
    .where('name', '=', 'alumni')
    .select('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ statusId: id }).where('username', '=', secrets.username).execute()
  site.dependencies.cache.clear(['people'])
  const text = await everythingPublic(site)
  for (const secret of [secrets.email, secrets.phone, secrets.room]) expect(text).not.toContain(secret)
})

test('a portrait is handed to the public with the consent of the person alone', async () => {
  const { dependencies } = await openTestSite({ LIMITS: 'off' })
  const { db } = dependencies
  const { rows } = await sql<{ id: number }>`insert into files (folder, name, type, size_bytes, hash)
    values ('', 'ada.webp', 'image/webp', 1, repeat('a', 64)) returning id`.execute(db)
  const imageId = rows[0]?.id ?? 0
  const names = { username: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'Offen' }
  const id = await seedPerson(dependencies, { ...names, role: 'member' }, { imageId, isVisible: true })
  expect(await isPubliclyUsed(dependencies, 'files', [imageId])).toBe(false)
  await db.updateTable('users').set({ hasImageConsent: true }).where('id', '=', id).execute()
  expect(await isPubliclyUsed(dependencies, 'files', [imageId])).toBe(true)
})

test('no public shape has room for a private field', () => {
  const names = JSON.stringify(
    [team, profile, board].map(shape => z.toJSONSchema(shape, { unrepresentable: 'any' })),
  )
  expect(privateFields.filter(name => names.includes(`"${name}"`))).toEqual([])
})
