import type { Language } from '#contract/language.ts'
import { fileAgain } from '#messages/file-fields.ts'
import type { Labels } from './fields.ts'
import type { Refusal } from './sending.ts'

interface Form {
  /** The field of its file. */
  takesFile: string | undefined
  labels: Labels
}

/**
 * What was refused, as its form tells it: one sentence after the other as its fields stand, and that its file, which is
 * not kept, has to be chosen again.
 */
export function toldBy({ takesFile, labels }: Form, refusal: Refusal, language: Language): Refusal {
  const order = Object.keys(labels)
  const fields = { ...(takesFile && { [takesFile]: fileAgain[language] }), ...refusal.fields }
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)
  const told = Object.entries(fields).sort(([a], [b]) => placeOf(a) - placeOf(b))
  return { ...refusal, fields: Object.fromEntries(told) }
}

const longest = 70 // characters of a name; questions of a form may be longer

/** “Name: Please fill in this field.” What is called by a question or a sentence ends as that does. */
export function withName(label: string, message: string): string {
  if (label === '') return message
  const name = label.length > longest ? `${label.slice(0, label.lastIndexOf(' ', longest))} …` : label
  return `${name}${/[.?!:…]$/.test(name) ? '' : ':'} ${message}`
}
