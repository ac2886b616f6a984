import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { isPublicAt } from './public.ts'

/** The states by which staff find records, as SQL. */
export const states = {
  public: (now: Date) => isPublicAt(now),
  hidden: () => sql<boolean>`not is_visible`,
  scheduled: (now: Date) => sql<boolean>`(is_visible and publish_at > ${now})`,
  missing: () => sql<boolean>`(${isMissing('de')} or ${isMissing('en')})`,
  outdated: () => sql<boolean>`(${isOutdated('de')} or ${isOutdated('en')})`,
}

export function isMissing(language: Language) {
  return sql<boolean>`${hash(language)} = ''`
}

/** `translationStateOf` of the contract, as SQL. */
export function isOutdated(language: Language) {
  const other = language === 'de' ? 'en' : 'de'
  return sql<boolean>`(${hash(language)} <> '' and ${hash(other)} <> '' and ${step(language)} <> ${hash(other)})`
}

function hash(language: Language) {
  return sql`translation #>> ${sql.lit(`{${language},hash}`)}`
}

function step(language: Language) {
  return sql`translation #>> ${sql.lit(`{${language},inStepWith}`)}`
}
