import { sql } from 'kysely'
import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recordsIn } from './platform/records/kind.ts'
import { isPublicNow, isListedAt } from './platform/records/public.ts'
import { publiclyUsed, publiclyUsedOf, usedOf } from './platform/records/used.ts'
import { lostAmong } from './platform/records/references.ts'
import { seedDemo } from './seed/seed.ts'
import { openTestSite } from './test-site.ts'
import { search } from './platform/records/search.ts'
import { findLabels, bearersOf } from './site/label-queries.ts'
void recordsIn; void isListedAt

test('compare', { timeout: 900_000 }, async () => {
  const { dependencies } = await openTestSite({ SEED_DEMO: '1' })
  await seedDemo(dependencies)
  const { db, kinds, clock } = dependencies
  const refs = await db.selectFrom('recordReferences').selectAll().execute()
  const targets = [...new Set(refs.map(({ target }) => target))]
  const out: string[] = [`references ${refs.length}`]
  for (const target of targets as never[]) {
    const ids = [...new Set(refs.filter(r => r.target === target).map(r => r.targetId)), 999_999]
    const shown: number[] = []; const used: number[] = []
    for (const id of ids) {
      let isShown = false; let isUsed = false
      for (const kind of kinds) {
        const { rows } = await sql`select from record_references join ${sql.table(kind.table)} as pointing on pointing.id = record_id
          where kind = ${kind.name} and target = ${target} and target_id = ${id} and pointing.deleted_at is null`.execute(db)
        if (rows.length > 0) isUsed = true
        if (!kind.published) continue
        const { withholds = sql`false` } = kind.published
        const { rows: more } = await sql`select from record_references join ${sql.table(kind.table)} as pointing on pointing.id = record_id
          where kind = ${kind.name} and target = ${target} and target_id = ${id} and pointing.deleted_at is null
          and ${isPublicNow(kind, clock())} and not (${withholds})`.execute(db)
        if (more.length > 0) isShown = true
      }
      if (isShown) shown.push(id)
      if (isUsed) used.push(id)
      expect(await publiclyUsed(dependencies, target, [id])).toBe(isShown)
    }
    expect([...(await publiclyUsedOf(dependencies, target, ids))].sort()).toEqual(shown.sort())
    expect([...(await usedOf(dependencies, target, ids))].sort()).toEqual(used.sort())
    expect((await lostAmong(db, ids.map(id => ({ to: target, id, field: 'x', language: null })))).map(({ id }) => id)).toContain(999_999)
    out.push(`${target} ids ${ids.length} shown ${shown.length} used ${used.length}`)
  }
  for (const list of ['tag', 'newsCategory', 'articleCategory'] as never[]) {
    const rows = await findLabels(db, list).catch(() => [])
    let n = 0
    for (const row of rows) n += (await bearersOf(db, list, row.id)).length
    out.push(`labels ${list} ${rows.length} bearers ${n}`)
  }
  const found: unknown[] = []
  for (const q of ['Spuhle', 'Gehrin Forschug', 'Magnetressonanz', 'Hertz Bild', 'Profesor', 'Vorlesug Hahn', 'Probandn', 'Ultrahochfeld Tesal', 'a b c d', 'Newslettr Umfrag', 'Kontrast Gadolinum', 'Bild der Woche'])
    for (const language of ['de', 'en'] as const) {
      const context = { ...dependencies, language, caller: null, requestId: 'x', reads: { tags: new Set(), until: null } } as never
      const { count, instead } = await search(context, { q, page: 1, limit: 5 })
      found.push([q, language, count, instead])
    }
  writeFileSync(`/tmp/h/e-compare-${process.env.NAME_ ?? 'new'}.txt`, `${out.join('\n')}\n${found.map(f => JSON.stringify(f)).join('\n')}\n`)
})
