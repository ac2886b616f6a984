import type { Language } from '#contract/language.ts'
import { fullName } from '#contract/people/names.ts'
import type { PersonFields } from '#contract/people/person.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { wordsOf } from './lookup-queries.ts'

type Named = Pick<
  PersonFields,
  'firstName' | 'middleName' | 'lastName' | 'titleId' | 'isProfessor' | 'isAssociatedProfessor'
>

/** Returns a full name in one language: `Prof. Dr. Hanna Berger`. */
export async function fullNameOf(
  { db }: Pick<Context, 'db'>,
  person: Named,
  language: Language,
): Promise<string> {
  const words = await wordsOf(db, language)
  return fullName({ ...person, title: words.get(person.titleId ?? 0) ?? '' }, language)
}
