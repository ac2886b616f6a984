import { type ArticleFields, bibliographicNames } from '#contract/articles/article.ts'
import { isSame } from '#web/records/form-values.ts'

const fetched = [...bibliographicNames, 'preprintDoi'] as const

/**
 * Of what a source says, the fields that take it: those it knows, that nobody edited by hand, and that are as they were
 * when the source was asked.
 */
export function fieldsToFill(
  said: Partial<ArticleFields>,
  { asked, now }: { asked: ArticleFields; now: ArticleFields },
): (typeof fetched)[number][] {
  return fetched.filter(
    name =>
      !isEmpty(said[name]) &&
      !(now.editedFields as readonly string[]).includes(name) &&
      isSame(asked[name], now[name]),
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)
}
