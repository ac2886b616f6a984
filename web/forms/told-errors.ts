import type { Language } from '#contract/language.ts'
import { fileAgain } from '#messages/file-fields.ts'
import type { Refusal } from './sending.ts'

interface Form {
  /** The field of its file. */
  takesFile: string | undefined
  /** Its fields as they stand. */
  order: readonly string[]
}

/**
 * What was refused, as its form tells it: one sentence after the other as its fields stand, and that its file, which is
 * not kept, has to be chosen again.
 */
export function toldBy({ takesFile, order }: Form, refusal: Refusal, language: Language): Refusal {
  const fields = { ...(takesFile && { [takesFile]: fileAgain[language] }), ...refusal.fields }
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const told = Object.entries(fields).sort(([a], [b]) => placeOf(a) - placeOf(b))
  return { ...refusal, fields: Object.fromEntries(told) }
}
