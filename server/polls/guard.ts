import { fail } from '#contract/errors.ts'
import type { PollFields, PollOption } from '#contract/polls/poll.ts'
import type { Acting } from '#server/platform/records/records.ts'
import { lockBegun, saveVoting } from '#server/voting/voting.ts'

/** Name under which the voting engine stores polls. */
export const face = 'polls'

/**
 * Checks a poll before it is saved. Throws `incomplete` if a visible poll has fewer than two options, and
 * `invalid` for contradictory rules and for changes that would give existing ballots another meaning.
 */
export async function refusePoll(
  context: Acting,
  fields: PollFields,
  id: number | null,
  before: PollFields | null,
): Promise<void> {
  if (fields.isVisible && fields.options.length < 2)
    throw fail('incomplete', { fields: { options: 'twoOptions' } })
  const refused = [...ruleProblems(fields), ...optionProblems(fields)]
  if (id !== null && before !== null && (await lockBegun(context, face, id)).question)
    refused.push(...changeProblems(fields, before))
  if (refused.length > 0) throw fail('invalid', { fields: Object.fromEntries(refused) })
}

/** After a save: stores the rules and times of the poll in the voting engine. */
export async function putVoting(
  context: Acting,
  { id, fields }: { id: number; fields: PollFields },
): Promise<void> {
  const { rules, opensAt, closesAt } = fields
  await saveVoting(context, { face, faceId: id, rules, opensAt, closesAt, endField: 'closesAt' })
}

type Problems = [field: string, why: string][]

function ruleProblems({ opensAt, closesAt, rules, options }: PollFields): Problems {
  const { method, mostVotes, mostPerOption } = rules
  const isTooMany = method === 'several' || method === 'ranking' ? mostVotes > options.length : false
  return [
    ...(opensAt && closesAt && new Date(closesAt) <= new Date(opensAt)
      ? [['closesAt', 'endBeforeStart'] as Problems[0]]
      : []),
    ...(options.length > 0 && isTooMany ? [['rules.mostVotes', 'validVoteCount'] as Problems[0]] : []),
    ...(method === 'points' && mostPerOption > mostVotes
      ? [['rules.mostPerOption', 'validVoteCount'] as Problems[0]]
      : []),
  ]
}

function optionProblems({ options }: PollFields): Problems {
  const twice = options.findIndex(({ id }, n) => options.findIndex(other => other.id === id) < n)
  const unnamed = options.flatMap(
    ({ label }, n): Problems =>
      label.de === '' && label.en === '' ? [[`options.${n}.label.de`, 'required']] : [],
  )
  return [...unnamed, ...(twice < 0 ? [] : [[`options.${twice}`, 'value'] as Problems[0]])]
}

/**
 * Returns changes that are refused once there are ballots. The end is required, because without it the
 * voters' addresses would never be deleted.
 */
function changeProblems(fields: PollFields, before: PollFields): Problems {
  return [
    ...(isSameMeaning(fields, before) ? [] : [['options', 'votingBegun'] as Problems[0]]),
    ...(fields.closesAt === null ? [['closesAt', 'required'] as Problems[0]] : []),
  ]
}

/**
 * Whether the options are the same and neither the title nor a label was replaced. A missing language may be
 * added, and other texts and pictures may change.
 */
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
