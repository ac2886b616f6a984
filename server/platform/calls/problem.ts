import { Failure, type FieldError, type Limit, type Problem } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { errors } from '#messages/errors.ts'
import { type FormSentence, forms, limitSentence } from '#messages/forms.ts'
import { waitSentence } from '#messages/wait.ts'

interface Reader {
  language: Language
  requestId: string
}

/** Returns the failure with messages in the reader's language. */
export function localizeFailure(failure: Failure, { language, requestId }: Reader): Failure {
  const written = Object.entries(failure.details.fields ?? {}).map(([field, key]) =>
    fieldError({ field, key, limit: failure.details.beyond?.[field] }, language),
  )
  const all = [...(failure.details.errors ?? []), ...written]
  const details = {
    ...failure.details,
    message: sentenceOf(failure, language),
    requestId,
    ...(all.length > 0 && { errors: all }),
  }
  const worded = new Failure(failure.code, details, failure.status)
  worded.cause = failure.cause
  return worded
}

// An existing message stays; the message of a rate limit includes the waiting time.
function sentenceOf({ code, details }: Failure, language: Language): string {
  if (details.message) return details.message
  const sentence = errors[code][language]
  const { retryAfterSeconds } = details
  if (!retryAfterSeconds || (code !== 'tooMany' && code !== 'accountLocked')) return sentence
  return `${sentence} ${waitSentence[language](retryAfterSeconds)}`
}

interface Wrong {
  field: string
  key: string
  limit: Limit | undefined
}

function fieldError({ field, key, limit }: Wrong, language: Language): FieldError {
  const sentence = (forms[key as FormSentence] ?? forms.value)[language]
  return { field, code: key, message: limit ? withLimit({ key, sentence }, limit, language) : sentence }
}

// Messages that only ask for input, and do not help if the text is too long.
const genericMessages: string[] = [
  ...(['length', 'value', 'validName', 'validFamilyName', 'validInstitution', 'validCity'] as const),
  ...(['validMessage', 'validTitle', 'validArticleTitle', 'validLabel', 'legalBasis'] as const),
  ...(['validUsername', 'validPassword', 'validDescription', 'validAboutMe'] as const),
] satisfies FormSentence[]

/**
 * Adds the limit of a field to the message of a rule, unless the message contains it; replaces a message with
 * another field's limit.
 */
function withLimit(
  { key, sentence }: { key: string; sentence: string },
  limit: Limit,
  language: Language,
): string {
  const own = limitSentence(limit)[language]
  const [number = ''] = numbersIn(own)
  if (numbersIn(sentence).includes(number)) return sentence
  const isOther = /\d (Zeichen|characters)/.test(sentence)
  return isOther || genericMessages.includes(key) ? own : `${sentence} ${own}`
}

function numbersIn(text: string): string[] {
  return text.match(/\d+([.,]\d{3})*/g) ?? []
}

/** Returns the problem document (RFC 9457) of a failure with messages. */
export function problemOf(failure: Failure, requestId: string): Problem {
  return {
    type: `/api/v1/docs#${failure.code}`,
    title: failure.message,
    status: failure.status,
    detail: failure.message,
    message: failure.message,
    code: failure.code,
    ...(failure.details.errors && { errors: failure.details.errors }),
    ...(failure.details.current !== undefined && { current: failure.details.current }),
    ...(failure.details.pictures && { pictures: failure.details.pictures }),
    requestId,
  }
}
