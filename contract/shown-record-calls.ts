import type { z } from 'zod'
import { draftCalls } from './draft-calls.ts'
import { addressedCalls, type Declared, publishedCalls, recordCalls, type Trait } from './record.ts'
import { translatedCalls } from './translated-calls.ts'

/**
 * The calls of a kind that readers see on a page of its own, in both languages and under slugs; `shown` is what they see
 * of it. `shownRecordHandlers` of the server are their functions.
 */
export function shownRecordCalls<
  F extends z.ZodRawShape,
  L extends z.ZodRawShape,
  S extends readonly [string, ...string[]],
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
