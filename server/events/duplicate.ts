import { fail } from '#contract/errors.ts'
import { type EventFields, type EventItem, eventFields } from '#contract/events/event.ts'
import { inBoth } from '#contract/language.ts'
import { titleOfCopy } from '#messages/events-backstage.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create, find } from '#server/platform/records/records.ts'
import { nextOccasion } from './a-year-later.ts'
import { eventKind } from './kind.ts'
import { hasSameEvent } from './queries.ts'

/** Makes a hidden copy of an event for the next year, without its registrations. Throws `notFound`. */
export async function duplicate(context: Context, id: number): Promise<EventItem> {
  const event = await find(eventKind, context, id)
  if (event.deletedAt !== null) throw fail('notFound')
  const names = Object.keys(eventFields.shape) as (keyof EventFields)[]
  const fields = Object.fromEntries(names.map(name => [name, event[name]])) as EventFields
  const copy = nextOccasion(fields)
  return create(eventKind, context, { ...copy, title: await titleOf(context, copy) })
}

// The date distinguishes a copy from its original, unless an event of the same name exists at that time.
async function titleOf({ db }: Context, { title, start }: EventFields): Promise<EventFields['title']> {
  if (!(await hasSameEvent(db, { title, start }))) return title
  return inBoth(language => (title[language] === '' ? '' : titleOfCopy(title[language])[language]))
}
