import { sql } from 'kysely'
import type { Language } from '#contract/language.ts'
import { publicCondition } from './public.ts'

/** SQL conditions of the states by which staff filter records. */
export const stateConditions = {
  public: (now: Date) => publicCondition(now),
  hidden: () => sql<boolean>`not is_visible`,
  scheduled: (now: Date) => sql<boolean>`(is_visible and publish_at > ${now})`,
  missing: () => sql<boolean>`(${missingCondition('de')} or ${missingCondition('en')})`,
  outdated: () => sql<boolean>`(${outdatedCondition('de')} or ${outdatedCondition('en')})`,
}

export function missingCondition(language: Language) {
  return sql<boolean>`${hash(language)} = ''`
}

/** `translationStateOf` of the contract, as SQL. */
export function outdatedCondition(language: Language) {
  const other = language === 'de' ? 'en' : 'de'
  return sql<boolean>`(${hash(language)} <> '' and ${hash(other)} <> '' and ${step(language)} <> ${hash(other)})`
}

function hash(language: Language) {
  return sql`translation #>> ${sql.lit(`{${language},hash}`)}`
}

function step(language: Language) {
  return sql`translation #>> ${sql.lit(`{${language},inStepWith}`)}`
}
