/**
 * Where a column's type says more than PostgreSQL knows: `table.column` → TypeScript. For json columns the type is that
 * of the content when read; they are written as JSON text (`asJson`). The rest of the row types needs no hand.
 */
export const columnOverrides: Readonly<Record<string, string>> = {
  'categories.label': 'Bilingual<string>',
  'news.title': 'Bilingual<string>',
  'news.teaser': 'Bilingual<string>',
  'news.content': 'Bilingual<RichText | null>',
  'news.slug': 'Bilingual<string>',
  'news.image_alt': 'Bilingual<string>',
  'news.translation': 'Translation',
  'roles.label': 'Bilingual<string>',
  'statuses.label': 'Bilingual<string>',
  'tags.label': 'Bilingual<string>',
  'users.locale': 'Language',
}

/** What the overrides name. */
export const overrideImports = [
  "import type { Bilingual, Language } from '#contract/language.ts'",
  "import type { Translation } from '#contract/record.ts'",
  "import type { RichText } from '#contract/richtext.ts'",
]
