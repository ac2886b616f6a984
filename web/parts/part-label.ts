import type { Bilingual, Language } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { records } from '#messages/backstage.ts'
import { pagesBackstage, partNumber } from '#messages/pages-backstage.ts'

interface WithParts {
  items: readonly ContentItem[]
}

/** What a field inside a part is called; null for every other field. Without the parts it is told by its place alone. */
export function partName(field: string, values: WithParts = { items: [] }): Bilingual<string> | null {
  return /^items\.(?!order$)/.test(field) ? partLabel(field, values.items) : null
}

/** A part by its place, as a refusal tells it, or by its id, as the history does. */
function partLabel(field: string, items: readonly ContentItem[]): Bilingual<string> {
  const [, part = '', inner = ''] = /^items\.([^.]+)\.?(.*)/.exec(field) ?? []
  const place = /^\d+$/.test(part) ? Number(part) : items.findIndex(({ id }) => id === part)
  const where = place === -1 ? pagesBackstage.partGone : partNumber(place + 1)
  const language = /\.(de|en)$/.exec(`.${inner}`)?.[1]
  if (!language) return where
  const spoken = records.languageNames
  return {
    de: `${where.de} (${nameOf(spoken, 'de', language)})`,
    en: `${where.en} (${nameOf(spoken, 'en', language)})`,
  }
}

function nameOf(names: typeof records.languageNames, language: Language, spoken: string): string {
  return names[language][spoken as Language]
}
