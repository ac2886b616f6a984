import { fail } from '#contract/errors.ts'
import type { PollFields, PollOption } from '#contract/polls/poll.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { lockBegun, saveVoting } from '#server/voting/voting.ts'

/** The face that polls are of the engine. */
export const face = 'polls'

/**
 * Before a save: throws `incomplete` for what voters would miss, and `invalid` for rules that nobody could keep to, and
 * for what would give ballots that are there another meaning.
 */
export async function refusePoll(
  context: Acting,
  fields: PollFields,
  id: number | null,
  before: PollFields | null,
): Promise<void> {
  if (fields.isVisible && fields.options.length < 2)
    throw fail('incomplete', { fields: { options: 'twoOptions' } })
  const refused = [...rulesRefused(fields), ...optionsRefused(fields)]
  if (id !== null && before !== null && (await lockBegun(context, face, id)).question)
    refused.push(...changesRefused(fields, before))
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

/** After a save: the engine learns when and how this poll is voted on. */
export async function putVoting(
  context: Acting,
  { id, fields }: { id: number; fields: PollFields },
): Promise<void> {
  const { rules, opensAt, closesAt } = fields
  await saveVoting(context, { face, faceId: id, rules, opensAt, closesAt, endField: 'closesAt' })
}

type Refused = [field: string, why: string][]

function rulesRefused({ opensAt, closesAt, rules, options }: PollFields): Refused {
  const { method, mostVotes, mostPerOption } = rules
  const isTooMany = method === 'several' || method === 'ranking' ? mostVotes > options.length : false
  return [
    ...(opensAt && closesAt && new Date(closesAt) <= new Date(opensAt)
      ? [['closesAt', 'endBeforeStart'] as Refused[0]]
      : []),
    ...(options.length > 0 && isTooMany ? [['rules.mostVotes', 'validVoteCount'] as Refused[0]] : []),
    ...(method === 'points' && mostPerOption > mostVotes
      ? [['rules.mostPerOption', 'validVoteCount'] as Refused[0]]
      : []),
  ]
}

function optionsRefused({ options }: PollFields): Refused {
  const twice = options.findIndex(({ id }, n) => options.findIndex(other => other.id === id) < n)
  const unnamed = options.flatMap(
    ({ label }, n): Refused =>
      label.de === '' && label.en === '' ? [[`options.${n}.label.de`, 'required']] : [],
  )
  return [...unnamed, ...(twice < 0 ? [] : [[`options.${twice}`, 'value'] as Refused[0]])]
}

/** What may not change once there are ballots. Without an end, the addresses of those who voted would never go. */
function changesRefused(fields: PollFields, before: PollFields): Refused {
  return [
    ...(isSameMeaning(fields, before) ? [] : [['options', 'votingBegun'] as Refused[0]]),
    ...(fields.closesAt === null ? [['closesAt', 'required'] as Refused[0]] : []),
  ]
}

/** Texts and pictures may be put right; which options there are, and what is asked, may not. */
function isSameMeaning(fields: PollFields, before: PollFields): boolean {
  const idsOf = (options: readonly PollOption[]) => options.map(({ id }) => id).join()
  const labelsOf = ({ title, options }: PollFields) =>
    [title, ...options.map(({ label }) => label)].map(({ de, en }) => [de, en])
  const isSameText = (one: string, other: string) => other === '' || one === other
  if (idsOf(fields.options) !== idsOf(before.options)) return false
  const old = labelsOf(before)
  return labelsOf(fields).every(
    ([de = '', en = ''], n) => isSameText(de, old[n]?.[0] ?? '') && isSameText(en, old[n]?.[1] ?? ''),
  )
}
