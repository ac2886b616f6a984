import { z } from 'zod'
import { hostOf } from './mail-host.ts'

const highestId = 2_147_483_647 // of an integer column

export const id = z.int().positive().max(highestId)

/** For ids in documents kept before this was a rule: the database refuses to look for others. */
export function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= highestId
}

const nameLength = 100 // longer ones break every table and mail header
const emailLength = 254 // RFC 5321 §4.5.3.1.3
export const slugLength = 120 // longer ones are cut by mail programs and chats

/** Text on one line: trimmed, no control characters. `message` is a key in `messages/forms.ts`. */
export function line(longest: number, message = 'length') {
  return z
    .string({ error: message })
    .trim()
    .max(longest, { error: message })
    .refine(text => !hasControls(text), { error: message })
}

/** Text over several lines. */
export function lines(longest: number, message = 'length') {
  return z
    .string({ error: message })
    .transform(text => text.replace(/\r\n?/g, '\n').trim())
    .refine(text => text.length <= longest && !hasControls(text.replace(/[\n\t]/g, '')), { error: message })
}

export const name = (message = 'validName') => line(nameLength, message).min(1, { error: message })

/** One address, trimmed, its domain in lower case. */
export const email = z
  .string({ error: 'validEmail' })
  .trim()
  .max(emailLength, { error: 'validEmail' })
  .regex(/^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}.]+(\.[^\s@<>()[\]\\,;:"\p{Cc}.]+)+$/u, {
    error: 'validEmail',
  })
  .refine(address => hostOf(address.slice(address.lastIndexOf('@') + 1)) !== null, { error: 'validEmail' })
  .transform(lowerDomain)

function lowerDomain(address: string): string {
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + address.slice(at + 1).toLowerCase()
}

/** A tick that must be set. Browsers without JavaScript send `on`. */
export const consent = z.literal(true, { error: 'consentRequired' })

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const slug = z
  .string()
  .max(slugLength, { error: 'validPermalink' })
  .regex(slugPattern, { error: 'validPermalink' })

/** Empty: made from the title. */
export const slugOrEmpty = z.union([z.literal(''), slug], { error: 'validPermalink' })

/** ISO 8601 with its offset, between the years 1900 and 9999 in UTC: others cannot be written down everywhere. */
export const moment = z.iso
  .datetime({ error: 'validDate', offset: true })
  .refine(text => isWritableYear(new Date(text).getUTCFullYear()), { error: 'validDate' })

function isWritableYear(year: number): boolean {
  return year >= 1900 && year <= 9999
}

export function bilingual<T extends z.ZodType>(inner: T) {
  return z.strictObject({ de: inner, en: inner })
}

/** Page and size of a list; `sort` is a field or `-field` from the list given. */
export function listQuery(sortable: readonly [string, ...string[]], limit = 25) {
  const sorts = sortable.flatMap(field => [field, `-${field}`])
  return z.strictObject({
    page: z.coerce.number().pipe(z.int().min(1).max(100_000)).default(1),
    limit: z.coerce.number().pipe(z.int().min(1).max(100)).default(limit),
    sort: z.enum(sorts as [string, ...string[]], { error: 'unknownSort' }).optional(),
    q: z.string().trim().max(200).optional(),
  })
}

/** Every list answers the count of all matches and one page of rows. */
export function list<T extends z.ZodType>(row: T) {
  return z.object({ count: z.int(), rows: z.array(row) })
}

export interface List<T> {
  count: number
  rows: T[]
}

function hasControls(text: string): boolean {
  return /\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** A text that says nothing yet. */
export const noText = { de: '', en: '' }
