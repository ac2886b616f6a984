import type { Language } from '#contract/language.ts'
import { contestConsents } from './contest-consents.ts'
import { formConsents } from './form-consents.ts'
import { newsletterConsent } from './newsletter-consent.ts'
import { portraitConsents } from './portrait-consent.ts'
import { registrationConsent } from './registration-consent.ts'

/** All of them, for the server; pages take the ones they need. */
export const consents = {
  ...{ ...formConsents, ...registrationConsent, ...contestConsents, ...newsletterConsent },
  ...portraitConsents,
}

/** The forms that ask for consent. */
export type ConsentName = keyof typeof consents

/** The text as somebody read it. Brackets mark what leads to the privacy declaration. */
export function consentText({ form, version, language }: ReadConsent): string {
  const text = consents[form as ConsentName]?.[version - 1]
  return text?.[language as Language].replace(/[[\]]/g, '') ?? ''
}

interface ReadConsent {
  form: string
  version: number
  language: string
}

/** The version of a form's text that visitors read today, counted from 1. */
export function versionInForce(form: ConsentName): number {
  return consents[form].length
}
