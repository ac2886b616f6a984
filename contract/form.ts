import { z } from 'zod'
import { type CallMeta, call } from './call.ts'
import { countries } from './countries.ts'
import { consent } from './fields.ts'

/** What every form for visitors adds to the fields of its call. */
const additions = {
  /** Hidden from people; machines fill it in. */
  website: z.string().max(500).optional(),
  /** Seconds the form was open, measured in the browser; only ever raises a score. */
  seconds: z.coerce.number().min(0).max(1_000_000).optional(),
}

/** The fields of a form that asks for no consent, such as a ballot. */
export function formFields<Fields extends z.ZodRawShape>(fields: Fields) {
  return z.strictObject({ ...fields, ...additions })
}

/** Of the text that was read, counted from 1; by default the one in force. */
export const consentVersion = z.coerce.number().pipe(z.int().min(1).max(1000)).optional()

/**
 * The fields of a form that asks for consent. `consentVersion`: of the text that was read, counted from 1; by default
 * the one in force. The texts stand in `messages/consents.ts`; the server refuses a version that is none of them.
 */
export function formWithConsent<Fields extends z.ZodRawShape>(fields: Fields) {
  return formFields({ ...fields, consent, consentVersion })
}

/** What the kit adds, as the server's part of it reads it. */
export interface FormAdditions {
  website?: string | undefined
  seconds?: number | undefined
  consent?: true
  consentVersion?: number | undefined
}

/** A call that a form of a page makes: open to all, limited by address, answered by `receiveForm` of the server's kit. */
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

/** How much the time a form was open looks like a machine's: nobody reads and writes in two seconds. */
export function hasteScore({ seconds }: FormAdditions): number {
  return seconds !== undefined && seconds < 2 ? 2 : 0
}
