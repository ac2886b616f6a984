import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { migrate, migrationsFolder } from '#server/platform/database/migrate.ts'
import { ask } from '#server/platform/database/test-ask.ts'
import { createEmptyDatabase } from '#server/platform/database/test-database.ts'
import { recordLog } from '#server/platform/database/test-log.ts'

const own = '040-groups.sql'

test('the migration turns group lookups into hidden groups with the same ids, and people keep theirs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larmor-migrations-'))
  const database = await createEmptyDatabase()
  onTestFinished(async () => {
    rmSync(folder, { recursive: true })
    await database.drop()
  })
  const bring = (name: string) => copyFileSync(join(migrationsFolder, name), join(folder, name))
  const run = () => migrate({ connection: database.connection, log: recordLog(), folder })
  const query = (text: string) => ask(database.connection, text)

  for (const name of readdirSync(migrationsFolder)) if (name < own) bring(name)
  await run()
  await query(`insert into lookups (kind, label, position)
    values ('group', '{"de": "Spulen", "en": "Coils"}', 2), ('group', '{"de": "Gedächtnis", "en": ""}', 1)`)
  await query(`insert into users (username, email, first_name, last_name, role_id, status_id, group_id)
    select 'kim', 'kim@example.org', 'Kim', 'Weber', roles.id, statuses.id, lookups.id
    from roles, statuses, lookups
    where roles.name = 'member' and statuses.name = 'active' and lookups.label ->> 'de' = 'Spulen'`)
  await query(`insert into record_references (kind, record_id, field, target, target_id)
    select 'people', id, 'groupId', 'lookups', group_id from users`)
  const [before] = await query('select group_id from users')

  bring(own)
  await run()
  expect(await query('select group_id from users')).toEqual([before])
  expect(await query('select name, is_visible from groups order by sort_priority desc')).toEqual([
    { name: { de: 'Gedächtnis', en: '' }, is_visible: false },
    { name: { de: 'Spulen', en: 'Coils' }, is_visible: false },
  ])
  expect(
    await query(`select users.username, groups.name ->> 'de' as name, record_references.target
      from users join groups on groups.id = users.group_id
      join record_references on record_references.target_id = groups.id`),
  ).toEqual([{ username: 'kim', name: 'Spulen', target: 'groups' }])
  expect(await query("select count(*)::int as count from lookups where kind = 'group'")).toEqual([
    { count: 0 },
  ])
  await query(
    `insert into groups (name, created_at, updated_at) values ('{"de": "Neu", "en": ""}', now(), now())`,
  )
  expect(await query('select count(*)::int as count from groups')).toEqual([{ count: 3 }])
})
