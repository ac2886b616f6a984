import type { Bilingual, Language } from '#contract/language.ts'
import { isDocument, plainText } from '#contract/richtext-words.ts'
import { momentIn } from '#messages/event-times.ts'
import { mailPurposeOf } from '#messages/mail-purposes.ts'
import { disabledReasonNames } from '#messages/newsletter-recipients.ts'
import { troubleSentence } from '#messages/outbox.ts'
import { bounceReasons, personalFields, personalNumbers, personalValues } from '#messages/personal-data.ts'
import { screenTitles } from '#messages/screen-titles.ts'
import { incidentTypeNames, statusNames } from '#messages/security.ts'
import { troubleOf } from '#server/platform/mail/mail.ts'
import type { Row } from '#server/platform/personal-data/personal-data.ts'

export interface Field {
  label: string
  value: string
}

const labels: Readonly<Record<string, Bilingual<string>>> = personalFields

/** What the words of some columns are called where staff see them, too. */
const valuesOf: Readonly<Record<string, Readonly<Record<string, Bilingual<string>>>>> = {
  bounceReason: { ...disabledReasonNames, ...bounceReasons },
  disabledReason: disabledReasonNames,
  place: screenTitles,
  status: statusNames,
  type: incidentTypeNames,
}

/**
 * Returns the fields of a row with labels for the person it is about, without internal ids and empty values.
 */
export function fieldsOf(row: Row, language: Language): Field[] {
  return Object.entries(row)
    .filter(([column]) => !personalNumbers.some(number => number === column))
    .map(([column, value]) => ({
      label: labels[column]?.[language] ?? column,
      value: wordsOf(column, value, language),
    }))
    .filter(({ value }) => value !== '')
}

function wordsOf(column: string, value: unknown, language: Language): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return momentIn(value.toISOString())[language]
  const named = valuesOf[column]?.[String(value)]
  if (named) return named[language]
  if (column === 'trouble') return troubleIn(String(value), language)
  if (column === 'purpose') return mailPurposeOf(String(value))[language]
  if (column === 'country' && /^[A-Z]{2}$/.test(String(value)))
    return new Intl.DisplayNames(language, { type: 'region' }).of(String(value)) ?? String(value)
  if (Array.isArray(value))
    return value
      .map(one => wordsOf(column, one, language))
      .filter(one => one !== '')
      .join('; ')
  if (typeof value === 'object') return inObject(column, value, language)
  return personalValues[String(value)]?.[language] ?? String(value)
}

// A letter that staff have stopped says so by its state.
function troubleIn(trouble: string, language: Language): string {
  const why = trouble === 'stopped' ? null : troubleOf(trouble)
  return why ? troubleSentence(why)[language] : ''
}

function inObject(column: string, value: object, language: Language): string {
  if (isDocument(value)) return plainText(value)
  const inner = language in value ? [value[language as never]] : Object.values(value)
  return wordsOf(column, inner, language)
}
