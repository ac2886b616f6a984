import { z } from 'zod'
import { moment } from './fields.ts'

/** When a record can be seen. Empty `publishAt`: at once; empty `unpublishAt`: for ever. */
export const visibility = {
  isVisible: z.boolean(),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
}

/** What is new is seen by nobody yet. */
export const notYetVisible = { isVisible: false, publishAt: null, unpublishAt: null }

export interface Visibility {
  isVisible: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** The one question whether the public sees a thing. */
export function isPublic(thing: Visibility, now: Date): boolean {
  if (!thing.isVisible) return false
  if (thing.publishAt && new Date(thing.publishAt) > now) return false
  return !thing.unpublishAt || new Date(thing.unpublishAt) > now
}

/** The next moment at which the answer of `isPublic` changes by itself. */
export function nextChange(thing: Visibility, now: Date): Date | null {
  if (!thing.isVisible) return null
  const moments = [thing.publishAt, thing.unpublishAt].flatMap(at => (at ? [new Date(at)] : []))
  return moments.filter(at => at > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}
