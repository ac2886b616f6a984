import { type ArticleFields, bibliographicNames } from '#contract/articles/article.ts'
import { isSame } from '#web/records/form-values.ts'

const fetched = [...bibliographicNames, 'preprintDoi'] as const

/**
 * Returns the fields to fill with the values of a source: those it knows, that nobody edited by hand, and that did not
 * change since the request.
 */
export function fieldsToFill(
  source: Partial<ArticleFields>,
  { asked, now }: { asked: ArticleFields; now: ArticleFields },
): (typeof fetched)[number][] {
  return fetched.filter(
    name =>
      !isEmpty(source[name]) &&
      !(now.editedFields as readonly string[]).includes(name) &&
      isSame(asked[name], now[name]),
  )
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)
}
