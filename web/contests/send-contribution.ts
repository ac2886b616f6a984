import type { Client } from '#web/client.ts'
import { inputOf } from '#web/forms/input.ts'
import type { Address } from '#web/page-data.ts'

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

/** Takes the form of a contest's page; its file is with the request. */
export async function sendContribution(client: Client, form: FormData, { parameters }: Address) {
  await client.contests.submit({ ...inputOf(form, shape), slug: parameters.slug ?? '' } as Sent)
  return 'submitted' as const
}

export type SendContribution = typeof sendContribution

/** What was typed to change one's own work. */
export function changedWords(form: FormData) {
  const { website, seconds, consent, consentVersion, ...typed } = inputOf(form, words)
  return typed
}
