import { z } from 'zod'
import { type CallMeta, call } from './call.ts'
import { countries } from './countries.ts'
import { consent } from './fields.ts'

/** Fields that every form for visitors adds to those of its call. */
const additions = {
  /** Honeypot: hidden from people, filled in by bots. */
  website: z.string().max(500).optional(),
  /** Seconds the form was open, measured in the browser; only ever raises a score. */
  seconds: z.coerce.number().min(0).max(1_000_000).optional(),
}

/** The fields of a form that asks for no consent, such as a ballot. */
export function formFields<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ...fields, ...additions })
}

/** Version of the text that was read, counted from 1; by default the current one. */
export const consentVersion = z.coerce.number().pipe(z.int().min(1).max(1000)).optional()

/**
 * Returns the fields of a form that asks for consent. `consentVersion`: version of the text that was read,
 * counted from 1; by default the current one. The texts are in `messages/consents.ts`; the server refuses
 * other versions.
 */
export function formWithConsent<Fields extends z.ZodRawShape>(fields: Fields) {
  return formFields({ ...fields, consent, consentVersion })
}

/** The added fields, as the server reads them. */
export interface FormAdditions {
  website?: string | undefined
  seconds?: number | undefined
  consent?: true
  consentVersion?: number | undefined
}

/**
 * Declares the call of a form on a page: public, rate-limited by address, handled by the server's
 * `receiveForm`.
 */
export function formCall(
  address: Parameters<typeof call>[0],
  meta: Pick<CallMeta, 'status' | 'takesFile' | 'writes' | 'mayWrite' | 'mayConflict'> & {
    limitBy: NonNullable<CallMeta['limitBy']>
  },
) {
  return call(address, { ...meta, may: 'public', isForm: true })
}

/** A country by its two letters (ISO 3166-1 alpha-2). */
export const country = z.enum(countries as [string, ...string[]], { error: 'validCountry' })

/** Returns a spam score for the time the form was open: nobody reads and writes in two seconds. */
export function hasteScore({ seconds }: FormAdditions): number {
  return seconds !== undefined && seconds < 2 ? 2 : 0
}
