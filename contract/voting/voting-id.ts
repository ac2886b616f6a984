export type VotedKind = 'polls' | 'contests'

/** What `PUT info/poll/{votingId}` names a poll or a contest by, beside its slug; no slug has a dot. */
export function votingIdOf(kind: VotedKind, id: number): string {
  return kind === 'polls' ? String(id) : `contest.${id}`
}

/** The poll or contest that a voting id names; null for anything else, such as a slug. */
export function namedBy(key: string): { kind: VotedKind; id: number } | null {
  const [, contest, id = ''] = /^(contest\.)?(\d{1,10})$/.exec(key) ?? []
  if (id === '') return null
  return { kind: contest ? 'contests' : 'polls', id: Number(id) }
}
