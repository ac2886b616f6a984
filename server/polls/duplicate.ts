import { fail } from '#contract/errors.ts'
import { inBoth } from '#contract/language.ts'
import { type Poll, type PollFields, pollFields } from '#contract/polls/poll.ts'
import { titleOfCopy } from '#messages/events-backstage.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { create, find } from '#server/platform/records/records.ts'
import { pollKind } from './kind.ts'

/** Makes a hidden copy of a poll with all its texts and rules, and without votes, times and invitations. Throws `notFound`. */
export async function duplicate(context: Context, id: number): Promise<Poll> {
  const poll = await find(pollKind, context, id)
  if (poll.deletedAt !== null) throw fail('notFound')
  const names = Object.keys(pollFields.shape) as (keyof PollFields)[]
  const fields = Object.fromEntries(names.map(name => [name, poll[name]])) as PollFields
  const { title } = fields
  return create(pollKind, context, {
    ...fields,
    title: inBoth(language => (title[language] === '' ? '' : titleOfCopy(title[language])[language])),
    slug: { de: '', en: '' },
    ...{ opensAt: null, closesAt: null, isVisible: false, publishAt: null, unpublishAt: null },
  })
}
