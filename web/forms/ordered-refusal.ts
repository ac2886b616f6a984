import type { Language } from '#contract/language.ts'
import { fileAgain } from '#messages/file-fields.ts'
import type { Labels } from './fields.ts'
import type { Refusal } from './sending.ts'

interface Form {
  /** Name of the form's file field. */
  takesFile: string | undefined
  labels: Labels
}

/**
 * Returns a refusal with its errors in the order of the form's fields. Adds that the file, which is not kept,
 * must be chosen again.
 */
export function orderedRefusal({ takesFile, labels }: Form, refusal: Refusal, language: Language): Refusal {
  const order = Object.keys(labels)
  const fields = { ...(takesFile && { [takesFile]: fileAgain[language] }), ...refusal.fields }
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const sorted = Object.entries(fields).sort(([a], [b]) => placeOf(a) - placeOf(b))
  return { ...refusal, fields: Object.fromEntries(sorted) }
}

const longest = 70 // characters of a name; questions of a form may be longer

/**
 * Prefixes a message with the label of its field: “Name: Please fill in this field.” A label that ends like a
 * question or a sentence gets no colon.
 */
export function withName(label: string, message: string): string {
  if (label === '') return message
  const name = label.length > longest ? `${label.slice(0, label.lastIndexOf(' ', longest))} …` : label
  return `${name}${/[.?!:…]$/.test(name) ? '' : ':'} ${message}`
}
