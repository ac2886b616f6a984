import type { ArticleAuthors } from '#contract/articles/authorship.ts'
import { fail } from '#contract/errors.ts'
import { type Decided, decide, findAuthorSlots } from '#server/authorship/authorship.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'

/**
 * Returns the authors of an article with the people they are or may be, and the evidence. Throws `notFound`.
 */
export async function authorsOfArticle(context: Context, id: number): Promise<ArticleAuthors> {
  const found = await findAuthorSlots(context.db, id)
  if (!found) throw fail('notFound')
  const { slots, unplaced } = found
  const candidates = slots.flatMap(slot => slot.candidates)
  const ids = [...candidates, ...unplaced].flatMap(({ personId, decidedBy }) =>
    [personId, decidedBy ?? []].flat(),
  )
  const names = await namesOf(context, ids)
  return {
    id,
    slots: slots.map(slot => ({
      ...slot,
      candidates: slot.candidates.map(({ personId, decidedBy, ...candidate }) => ({
        ...candidate,
        person: { id: personId, name: names.get(personId) ?? '' },
        decidedBy: names.get(decidedBy ?? 0) ?? null,
      })),
    })),
    unplaced: unplaced.map(({ id, name, personId, kind, decidedBy, decidedAt }) => ({
      ...{ id, name, kind, decidedAt },
      person: names.get(personId) ?? null,
      decidedBy: names.get(decidedBy ?? 0) ?? null,
    })),
  }
}

/**
 * Decides whether a person is an author of an article. Throws `notFound`, and `staleVersion` if the author
 * was changed meanwhile.
 */
export async function decideInArticle(
  context: Context,
  { id, ...decided }: Omit<Decided, 'articleId'> & { id: number },
): Promise<ArticleAuthors> {
  if (!(await namesOf(context, [decided.personId])).has(decided.personId))
    throw fail('invalid', { fields: { personId: 'value' } })
  await decideAs(context, { articleId: id, ...decided })
  return authorsOfArticle(context, id)
}

/** Records a decision of the caller. */
export async function decideAs({ db, clock, caller }: Context, decided: Decided): Promise<void> {
  await decide({ db, now: clock(), decidedBy: caller?.id ?? null }, decided)
}
