import type pg from 'pg'

/** Inserts rows of files as uploads would write them: they share the bytes of one file, in folders of ten. */
export async function growFiles(
  client: pg.Client,
  numbers: { files: number; folders: number },
): Promise<void> {
  const { files, folders } = numbers
  await client.query(
    `insert into folders (path) select 'archiv/jahr ' || n / 100 || '/ordner ' || n from generate_series(1, $1::int) as n
     on conflict do nothing`,
    [folders],
  )
  await client.query(
    `insert into files (folder, name, type, size_bytes, hash, search_text, alt, width, height, variants)
     select 'archiv/jahr ' || (1 + n % $2::int) / 100 || '/ordner ' || (1 + n % $2::int), 'aufnahme-' || n || '.webp',
       type, size_bytes, hash, 'aufnahme-' || n || '.webp copy ' || n, alt, width, height, variants
     from generate_series(1, $1::int) as n,
       (select * from files where type = 'image/webp' order by id limit 1) as original`,
    [files, folders],
  )
}
