import { Failure, type FieldError, type Problem } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import { errors } from '#messages/errors.ts'
import { type FormSentence, forms } from '#messages/forms.ts'
import { waitSentence } from '#messages/wait.ts'

interface Reader {
  language: Language
  requestId: string
}

/** The same failure with its sentences in the reader's language. */
export function inWords(failure: Failure, { language, requestId }: Reader): Failure {
  const written = Object.entries(failure.details.fields ?? {}).map(([field, key]) =>
    fieldError(field, key, language),
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

// What is said already stays; whoever is stopped by a limit is told for how long.
function sentenceOf({ code, details }: Failure, language: Language): string {
  if (details.message) return details.message
  const sentence = errors[code][language]
  const { retryAfterSeconds } = details
  if (!retryAfterSeconds || (code !== 'tooMany' && code !== 'accountLocked')) return sentence
  return `${sentence} ${waitSentence[language](retryAfterSeconds)}`
}

function fieldError(field: string, key: string, language: Language): FieldError {
  const sentence = forms[key as FormSentence] ?? forms.value
  return { field, code: key, message: sentence[language] }
}

/** The problem document (RFC 9457) of a failure already in words. */
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
