/**
 * Where a column's type says more than PostgreSQL knows: `table.column` → TypeScript. For json columns the type is that
 * of the content when read; they are written as JSON text (`asJson`). The rest of the row types needs no hand.
 */
export const columnOverrides: Readonly<Record<string, string>> = {
  // Every table of records: those that know the state of their translation.
  '*.title': 'Bilingual<string>',
  '*.teaser': 'Bilingual<string>',
  '*.lead': 'Bilingual<string>',
  '*.image_alt': 'Bilingual<string>',
  '*.content': 'Bilingual<RichText | null>',
  '*.slug': 'Bilingual<string>',
  '*.translation': 'Translation',
  'groups.name': 'Bilingual<string>',
  'groups.subject': 'Bilingual<string>',
  'groups.keyword': 'Bilingual<string>',
  'groups.description': 'Bilingual<RichText | null>',
  'groups.publications': 'Bilingual<RichText | null>',
  'groups.projects': 'Project[]',
  'groups.contact': 'GroupContact',
  'groups.member_ids': 'number[]',
  'groups.alumni_ids': 'number[]',
  'list_settings.settings': 'SettingsOfList',
  'mails.attachments': 'StoredAttachment[]',
  'mails.calendar': 'CalendarEntry',
  'categories.label': 'Bilingual<string>',
  'pages.category': 'Category',
  'pages.items': 'ContentItem[]',
  'roles.label': 'Bilingual<string>',
  'statuses.label': 'Bilingual<string>',
  'tags.label': 'Bilingual<string>',
  'lookups.label': 'Bilingual<string>',
  'lookups.kind': 'LookupKind',
  'users.locale': 'Language',
  'users.pronoun': 'Bilingual<string>',
  'users.interests': 'Bilingual<string>',
  'users.cv': 'Bilingual<string>',
  'users.about_me': 'Bilingual<RichText | null>',
  'users.publications': 'Bilingual<RichText | null>',
  'users.board_terms': 'BoardTerm[]',
  'users.contacts': 'ContactLink[]',
}

/** What the overrides name. */
export const overrideImports = [
  "import type { GroupContact } from '#contract/groups/group.ts'",
  "import type { Project } from '#contract/groups/project.ts'",
  "import type { Bilingual, Language } from '#contract/language.ts'",
  "import type { ContentItem } from '#contract/pages/items.ts'",
  "import type { BoardTerm } from '#contract/people/board.ts'",
  "import type { ContactLink } from '#contract/people/contacts.ts'",
  "import type { LookupKind } from '#contract/people/lookups.ts'",
  "import type { Category } from '#contract/pages/places.ts'",
  "import type { SettingsOfList } from '#contract/site/list-settings.ts'",
  "import type { Translation } from '#contract/translation.ts'",
  "import type { RichText } from '#contract/richtext.ts'",
  "import type { CalendarEntry, StoredAttachment } from '#server/platform/mail/stored.ts'",
]
