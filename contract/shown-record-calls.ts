import { z } from 'zod'
import { type CallMeta, call } from './call.ts'
import { draftCalls } from './draft-calls.ts'
import { bilingual, id } from './fields.ts'
import { behindLink } from './links.ts'
import { addressedCalls, type Declared, publishedCalls, recordCalls, type Trait } from './record.ts'
import { translatedCalls } from './translated-calls.ts'

/** What every answer to readers has of a record with texts in both languages: its slugs, and the language of its texts. */
export const shownBase = {
  id,
  slug: z.string(),
  slugs: bilingual(z.string()),
  /** The language the texts are in; differs from the page's where a translation is missing. */
  language: z.enum(['de', 'en']),
  availableIn: z.array(z.enum(['de', 'en'])),
}

const slug = z.strictObject({ slug: z.string().max(200) })
const token = z.strictObject({ token: z.string().max(200) })

/** What the link to a preview shows, for whoever has it: `GET /info/news-preview/{token}`. */
export function previewCall<Shown extends z.ZodType>(path: `/${string}`, shown: Shown) {
  return {
    preview: call(`GET ${path}-preview/{token}`, behindLink).input(token).output(shown),
  }
}

/** What readers see of a record: by its slug, and by the link to a preview. `readersOf` of the server are the functions. */
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
 * The calls of a kind that readers see on a page of its own, in both languages and under slugs; `shown` is what they see
 * of it. `shownRecordHandlers` of the server are their functions.
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
