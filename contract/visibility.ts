import { z } from 'zod'
import { moment } from './fields.ts'

/** When a record is visible. Empty `publishAt`: at once; empty `unpublishAt`: without an end. */
export const visibility = {
  isVisible: z.boolean(),
  publishAt: moment.nullable(),
  unpublishAt: moment.nullable(),
}

/** New records are hidden. */
export const notYetVisible = { isVisible: false, publishAt: null, unpublishAt: null }

export interface Visibility {
  isVisible: boolean
  publishAt: string | null
  unpublishAt: string | null
}

/** The single check whether the public can see a record. */
export function isPublic(thing: Visibility, now: Date): boolean {
  if (!thing.isVisible) return false
  if (thing.publishAt && new Date(thing.publishAt) > now) return false
  return !thing.unpublishAt || new Date(thing.unpublishAt) > now
}

/** Returns the next time at which the result of `isPublic` changes. */
export function nextChange(thing: Visibility, now: Date): Date | null {
  if (!thing.isVisible) return null
  const moments = [thing.publishAt, thing.unpublishAt].flatMap(at => (at ? [new Date(at)] : []))
  return moments.filter(at => at > now).sort((a, b) => a.getTime() - b.getTime())[0] ?? null
}
