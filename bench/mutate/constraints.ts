// Constraints are read from the migrated database, and dropped in a copy of it that tests then clone.
import pg from 'pg'
import type { Mutant } from './mutants.ts'

export interface TemplateCluster {
  connection: pg.ClientConfig & { database: string }
  template: string
}

/** A mutant with the statement that drops the constraint. */
export interface ConstraintMutant extends Mutant {
  drop: string
}

/** Name of a database that only this process uses. */
const copy = `larmor_mutant_${process.pid}`

// NOT NULL is excluded, because the row types already refuse null in every statement.
const query = `
  SELECT conrelid::regclass::text AS "table", conname AS name, pg_get_constraintdef(oid) AS text,
    format('ALTER TABLE %s DROP CONSTRAINT %I CASCADE', conrelid::regclass, conname) AS drop
  FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace AND contype IN ('c', 'f', 'p', 'u', 'x')
  UNION ALL
  SELECT indrelid::regclass::text, indexrelid::regclass::text, pg_get_indexdef(indexrelid),
    format('DROP INDEX %s', indexrelid::regclass)
  FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE indisunique AND relnamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY 1, 2`

export async function constraintMutants(cluster: TemplateCluster): Promise<ConstraintMutant[]> {
  await copyTemplate(cluster)
  const { rows } = await ask<{ table: string; name: string; text: string; drop: string }>(
    cluster,
    copy,
    query,
  )
  await dropCopy(cluster)
  return rows
    .filter(({ table }) => table !== 'migrations')
    .map(({ table, name, text, drop }) => {
      return {
        id: `constraint ${table} ${name}`,
        kind: 'constraint',
        place: table,
        text: `${name}: ${text}`,
        drop,
      }
    })
}

/** Copies the template without one constraint and returns the copy's name. */
export async function templateWithout(cluster: TemplateCluster, drop: string): Promise<string> {
  await copyTemplate(cluster)
  await ask(cluster, copy, drop)
  return copy
}

/** Drops what `templateWithout` made last. */
export async function dropCopy(cluster: TemplateCluster): Promise<void> {
  await ask(cluster, 'postgres', `DROP DATABASE IF EXISTS ${copy} WITH (FORCE)`)
}

async function copyTemplate(cluster: TemplateCluster): Promise<void> {
  await dropCopy(cluster)
  await ask(cluster, 'postgres', `CREATE DATABASE ${copy} TEMPLATE ${cluster.template} STRATEGY file_copy`)
}

async function ask<Row extends pg.QueryResultRow>(cluster: TemplateCluster, database: string, text: string) {
  const client = new pg.Client({ ...cluster.connection, database })
  await client.connect()
  try {
    return await client.query<Row>(text)
  } finally {
    await client.end()
  }
}
