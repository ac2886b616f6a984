import { z } from 'zod'
import { hasWebAddress } from './address-in-text.ts'
import { cleanKey, cleanLine, cleanText, cleanWords } from './clean-text.ts'
import { hasAsciiName, hostOf, oneAddress } from './mail-host.ts'

const highestId = 2_147_483_647 // of an integer column

export const id = z.int().positive().max(highestId)

/** For ids in documents stored before this rule existed: the database rejects queries for other numbers. */
export function isId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= highestId
}

const nameLength = 100 // longer ones break every table and mail header
const emailLength = 254 // RFC 5321 §4.5.3.1.3
export const slugLength = 120 // longer ones are cut by mail programs and chats

/** Text on one line, without invisible characters. `message` is a key in `messages/forms.ts`. */
export function line(longest: number, message = 'length') {
  return oneLine(cleanLine, longest, message)
}

/** A name, a sort key or a number: on one line, with one kind of space and of hyphen. */
export function words(longest: number, message = 'length') {
  return oneLine(cleanWords, longest, message)
}

/** A typed search text or key, normalised so that it does not depend on the keyboard. */
export function key(longest: number, message = 'length') {
  return oneLine(cleanKey, longest, message)
}

function oneLine(clean: (text: string) => string, longest: number, message: string) {
  return z
    .string({ error: message })
    .overwrite(clean)
    .check(onlyIf(problemOfLine))
    .max(longest, { error: message })
}

function problemOfLine(text: string): string | null {
  if (/[\r\n]/.test(text)) return 'oneLine'
  return /\p{Cc}/u.test(text) ? 'characters' : null
}

/**
 * Skips later rules of the text if this one finds a problem. `abort` would also skip those of the surrounding
 * form.
 */
function onlyIf(problemOf: (text: string) => string | null) {
  return ({ value, issues }: z.core.ParsePayload<string>) => {
    const message = problemOf(value)
    if (message !== null) issues.push({ code: 'custom', message, input: value })
  }
}

/** Text over several lines, without invisible characters. */
export function lines(longest: number, message = 'length') {
  return z
    .string({ error: message })
    .overwrite(text => cleanText(text).trim())
    .check(onlyIf(text => (/(?![\n\t])\p{Cc}/u.test(text) ? 'characters' : null)))
    .max(longest, { error: message })
}

/** A name, without web addresses because names are put into letters. */
export const name = (message = 'validName') =>
  withoutWebAddress(words(nameLength, message).min(1, { error: message }))

/**
 * Text for a letter to an unconfirmed address: without web addresses, so that it cannot lead the reader to
 * another site.
 */
export function withoutWebAddress<T extends z.ZodType<string, string>>(text: T) {
  return text.refine(value => !hasWebAddress(value), { error: 'noWebAddress' })
}

/** A first name; a person with a single name enters it as the last name. */
export const givenName = (message = 'validName') => withoutWebAddress(words(nameLength, message)).default('')

/** A phone number; empty: none. */
export function phone(message = 'validPhone') {
  return key(40, message)
    .overwrite(text => text.replace(/[–−]/g, '-'))
    .regex(/^[+\d ()/.-]*$/, { error: message })
}

/** One e-mail address; its domain is converted to lower case and ASCII. */
export const email = z
  .string({ error: 'validEmail' })
  .overwrite(cleanKey)
  .check(onlyIf(problemOfAddress))
  .overwrite(address => address.slice(0, -domainOf(address).length) + hostOf(domainOf(address)))
  .max(emailLength, { error: 'validEmail' })

function problemOfAddress(address: string): string | null {
  if (!oneAddress.test(address)) return 'validEmail'
  if (!hasAsciiName(address)) return 'asciiEmail'
  return hostOf(domainOf(address)) === null ? 'validEmail' : null
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1)
}

/** A checkbox that must be ticked. Browsers without JavaScript send `on`. */
export const consent = z.literal(true, { error: 'consentRequired' })

export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const slug = key(slugLength, 'validPermalink').regex(slugPattern, { error: 'validPermalink' })

/** Empty: generated from the title. */
export const slugOrEmpty = z.union([z.literal(''), slug], { error: 'validPermalink' })

/**
 * ISO 8601 with its offset, between the years 1900 and 9999 in UTC: other years cannot be written in every
 * format.
 */
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
    q: key(200).optional(),
  })
}

/** Every list returns the count of all matches and one page of rows. */
export function list<T extends z.ZodType>(row: T) {
  return z.object({ count: z.int(), rows: z.array(row) })
}

export interface List<T> {
  count: number
  rows: T[]
}

/** An empty text. */
export const noText = { de: '', en: '' }
