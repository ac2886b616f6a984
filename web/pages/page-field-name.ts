import type { Language } from '#contract/language.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import { recordFieldNames, records } from '#messages/backstage.ts'
import { pageFieldNames, pagesBackstage, partNumber } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'

/** What a field of a page is called, where a refusal or the history names it. */
export function usePageFieldName(): (field: string, items: readonly ContentItem[]) => string {
  const say = useSay()
  return (field, items) => say(pageFieldNames[field] ?? recordFieldNames[field] ?? partLabel(field, items))
}

/** A part by its place, as a refusal tells it, or by its id, as the history does. */
function partLabel(field: string, items: readonly ContentItem[]) {
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
