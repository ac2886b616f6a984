/**
 * Where a column's type says more than PostgreSQL knows: `table.column` → TypeScript. For json columns the type is that
 * of the content when read; they are written as JSON text (`asJson`). The rest of the row types needs no hand.
 */
export const columnOverrides: Readonly<Record<string, string>> = {
  'roles.label': 'Bilingual<string>',
  'statuses.label': 'Bilingual<string>',
  'users.locale': 'Language',
}

/** What the overrides name. */
export const overrideImports = ["import type { Bilingual, Language } from '#contract/language.ts'"]
