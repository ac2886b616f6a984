import { z } from 'zod'
import { type CallMeta, call } from './call.ts'
import { draftCalls } from './draft-calls.ts'
import { bilingual, id } from './fields.ts'
import { linkCallMeta } from './links.ts'
import { addressedCalls, type Declared, publishedCalls, recordCalls, type Trait } from './record.ts'
import { translatedCalls } from './translated-calls.ts'

/**
 * Fields of every response to readers about a record with texts in both languages: its slugs, and the
 * language of its texts.
 */
export const shownBase = {
  id,
  slug: z.string(),
  slugs: bilingual(z.string()),
  /** Language of the texts; differs from the page's if a translation is missing. */
  language: z.enum(['de', 'en']),
  availableIn: z.array(z.enum(['de', 'en'])),
}

const slug = z.strictObject({ slug: z.string().max(200) })
const token = z.strictObject({ token: z.string().max(200) })

/**
 * Returns the call behind a preview link, open to everybody who has the link: `GET
 * /info/news-preview/{token}`.
 */
export function previewCall<Shown extends z.ZodType>(path: `/${string}`, shown: Shown) {
  return {
    preview: call(`GET ${path}-preview/{token}`, linkCallMeta).input(token).output(shown),
  }
}

/**
 * Returns the calls by which readers read a record: by its slug, and by a preview link. Implemented by
 * `readersOf` on the server.
 */
export function readerCalls<Shown extends z.ZodType>(
  path: `/${string}`,
  shown: Shown,
  reads: NonNullable<CallMeta['reads']>,
) {
  return {
    find: call(`GET ${path}/{slug}`, { may: 'public', reads }).input(slug).output(shown),
    ...previewCall(path, shown),
  }
}

/**
 * Returns the calls of a kind with public pages, in both languages and with slugs; `shown` is what readers
 * see. Implemented by `shownRecordHandlers` on the server.
 */
export function shownRecordCalls<
  F extends z.ZodRawShape,
  L extends z.ZodRawShape,
  S extends readonly string[],
  Q extends z.ZodRawShape,
  const T extends readonly Trait[],
  X extends z.ZodRawShape,
  Shown extends z.ZodType,
>(declared: Declared<F, L, S, Q, T, X>, shown: Shown) {
  return {
    ...recordCalls(declared),
    ...addressedCalls(declared),
    ...publishedCalls(declared),
    ...translatedCalls(declared),
    ...draftCalls(declared, shown),
  }
}
