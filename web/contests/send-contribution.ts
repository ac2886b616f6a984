import { isFailure } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { Client } from '#web/client.ts'
import { inputOf } from '#web/forms/input.ts'
import type { Address } from '#web/page-data.ts'
import { languagesInOrder } from './in-order.ts'

const words = {
  titleDe: 'text',
  titleEn: 'text',
  textDe: 'text',
  textEn: 'text',
  altTextDe: 'text',
  altTextEn: 'text',
  name: 'text',
} as const

const shape = {
  ...words,
  kind: 'text',
  email: 'text',
  rights: 'text',
  noAi: 'text',
  rightsVersion: 'optional',
  noAiVersion: 'optional',
} as const

type Sent = Parameters<Client['contests']['submit']>[0]

/** Sends the submission form of a contest; the server reads the file from the request. */
export async function sendContribution(client: Client, form: FormData, { parameters, language }: Address) {
  const sent = { ...inputOf(form, shape), slug: parameters.slug ?? '' } as Sent
  await withErrorAtFirstTitle(language, client.contests.submit(sent))
  return 'submitted' as const
}

/**
 * Attaches the error `titleInOneLanguage` to the first title field, which is that of the reader's language.
 */
export async function withErrorAtFirstTitle<T>(language: Language, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isFailure(error)) throw error
    for (const fieldError of error.details.errors ?? [])
      if (fieldError.code === 'titleInOneLanguage')
        fieldError.field = `title${languagesInOrder(language)[0]?.ending}`
    throw error
  }
}

export type SendContribution = typeof sendContribution

/**
 * Returns the texts of an artist's own work that differ from those that the form showed (field `shown`, JSON). The
 * others are not sent, so that texts which staff have corrected since stay.
 */
export function changedWords(form: FormData): Partial<Record<keyof typeof words, string>> {
  const shown = shownIn(form)
  const { website, seconds, consent, consentVersion, ...typed } = inputOf(form, words)
  // Browsers send line breaks as CRLF.
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => text.replaceAll('\r\n', '\n') !== shown[name]),
  )
}

function shownIn(form: FormData): Partial<Record<string, unknown>> {
  try {
    return Object(JSON.parse(String(form.get('shown'))))
  } catch {
    return {}
  }
}
