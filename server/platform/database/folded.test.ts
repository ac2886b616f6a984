import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { folded } from '#contract/folding.ts'
import { createTestDatabase } from './test-database.ts'

test('the database folds Latin letters as the search does', async () => {
  const { db, drop } = await createTestDatabase()
  onTestFinished(drop)
  const latin = Array.from({ length: 0x24f - 0x20 + 1 }, (_, n) => String.fromCodePoint(0x20 + n))
  const texts = [
    ...latin.filter(sign => !/\p{Cc}/u.test(sign)),
    ...[
      'Yıldız Şahin',
      'Søren Ødegård',
      'Þóra Æsudóttir',
      'Siobhán O’Brien',
      "O'Brien",
      'Jo\u0308rg Gro\u0308ßmann',
    ],
    ...['İpek', 'GROESSE  Maße', '100 % a_b \\', 'Œuvre', 'col·lega', ''],
  ]
  const { rows } = await sql<{ words: string }>`
    select folded(text) as words from unnest(${texts}::text[]) with ordinality as given (text, place) order by place`.execute(
    db,
  )
  expect(rows.map(({ words }) => words)).toEqual(texts.map(folded))
})
