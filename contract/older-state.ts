import { type Bilingual, isBilingual, type Language, languages } from './language.ts'
import { isEmptyDocument, type RichText } from './richtext.ts'

/** Visibility and address of a record are not restored with its older texts. */
export const fieldsThatStay = ['slug', 'isVisible', 'publishAt', 'unpublishAt']

/**
 * Nor is what a person shows of themselves, for they may have taken it back since: how to reach them, and the portrait
 * with the consent to it. Nor what only some staff may change.
 */
const stayingOfPeople = [
  ...['hasImageConsent', 'imageId', 'imageAlt', 'phone', 'room', 'isEmailPublic', 'isPhonePublic'],
  ...['username', 'email', 'roleId', 'statusId', 'isLoginAllowedOverride', 'isLocked'],
  ...['groupId', 'boardTerms', 'sortPriority', 'startDate', 'endDate'],
]

type Fields = Record<string, unknown>
type Part = Fields & { id: string }

/**
 * Returns the languages in which an older state has texts: only these are restored. Without a title or name,
 * both are.
 */
export function languagesIn(old: object): Language[] {
  const { title: titled, name } = old as { title?: unknown; name?: unknown }
  const title = [titled, name].find(isBilingual)
  if (title === undefined) return [...languages] // such as a person, whose name is the same in both
  return languages.filter(language => hasWordsIn({ title }, language))
}

/** Whether these are the fields of a person. */
export function isPerson(fields: object): boolean {
  return 'hasImageConsent' in fields
}

/**
 * Returns the current fields with those of an older state restored. A language that is not restored keeps all
 * its texts, even in parts and entries that the older state did not have.
 */
export function withOlder<F extends object>(now: F, old: object, taken: readonly Language[]): F {
  const stay = isPerson(now) ? [...fieldsThatStay, ...stayingOfPeople] : fieldsThatStay
  const names = Object.keys(now).filter(name => name in old && !stay.includes(name))
  const older = names.map(name => [name, mixed((now as Fields)[name], (old as Fields)[name], taken)])
  return { ...now, ...Object.fromEntries(older) }
}

function mixed(now: unknown, old: unknown, taken: readonly Language[]): unknown {
  if (taken.length === languages.length) return old
  if (isBilingual(old)) return mixedTexts(isBilingual(now) ? now : null, old, taken)
  if (isParts(old) && isParts(now)) return mixedParts(now, old, taken)
  if (isList(old) && isList(now)) return mixedEntries(now, old, taken)
  if (isFields(old) && isFields(now))
    return Object.fromEntries(Object.keys(old).map(name => [name, mixed(now[name], old[name], taken)]))
  return old
}

function mixedTexts(now: Bilingual<unknown> | null, old: Bilingual<unknown>, taken: readonly Language[]) {
  const one = (language: Language) => (taken.includes(language) ? old[language] : (now ?? old)[language])
  return { de: one('de'), en: one('en') }
}

/** Returns the older parts in their order, then newer ones with texts in a language that is not restored. */
function mixedParts(now: Part[], old: Part[], taken: readonly Language[]): Part[] {
  const present = (id: string) => now.find(part => part.id === id)
  const older = old.map(part => mixed(present(part.id) ?? part, part, taken) as Part)
  const since = now.filter(({ id }) => !old.some(part => part.id === id))
  return [...older, ...since.filter(part => staysFor(part, taken))]
}

/** Entries have no ids, so they are matched by position. */
function mixedEntries(now: unknown[], old: unknown[], taken: readonly Language[]): unknown[] {
  const older = old.map((entry, place) => (place < now.length ? mixed(now[place], entry, taken) : entry))
  return [...older, ...now.slice(old.length).filter(entry => staysFor(entry, taken))]
}

function staysFor(value: unknown, taken: readonly Language[]): boolean {
  return languages.some(language => !taken.includes(language) && hasWordsIn(value, language))
}

function hasWordsIn(value: unknown, language: Language): boolean {
  if (!isFields(value)) return isList(value) && value.some(inner => hasWordsIn(inner, language))
  if (isBilingual(value)) return hasText(value[language])
  return Object.values(value).some(inner => hasWordsIn(inner, language))
}

function hasText(text: unknown): boolean {
  if (typeof text === 'object' && text !== null) return !isEmptyDocument(text as RichText)
  return text !== '' && text !== null && text !== undefined
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

function isParts(value: unknown): value is Part[] {
  return isList(value) && value.length > 0 && value.every(one => isFields(one) && typeof one.id === 'string')
}
