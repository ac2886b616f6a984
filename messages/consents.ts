import type { Language } from '#contract/language.ts'
import { contestConsents } from './contest-consents.ts'
import { formConsents } from './form-consents.ts'
import { newsletterConsent } from './newsletter-consent.ts'
import { portraitConsents } from './portrait-consent.ts'
import { registrationConsent } from './registration-consent.ts'

/** All consents, for the server; pages import only those that they need. */
export const consents = {
  ...{ ...formConsents, ...registrationConsent, ...contestConsents, ...newsletterConsent },
  ...portraitConsents,
}

/** The forms that ask for consent. */
export type ConsentName = keyof typeof consents

/**
 * Returns the text that a person agreed to, without the brackets that mark the link to the privacy
 * declaration; empty for an unknown form or version.
 */
export function consentText({ form, version, language }: ReadConsent): string {
  const text = consents[form as ConsentName]?.[version - 1]
  return text?.[language as Language].replace(/[[\]]/g, '') ?? ''
}

interface ReadConsent {
  form: string
  version: number
  language: string
}

/** Returns the current version of a form's text, counted from 1. */
export function versionInForce(form: ConsentName): number {
  return consents[form].length
}
