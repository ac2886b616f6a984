import type { ArticleFields } from '#contract/articles/article.ts'
import { locales } from '#contract/language.ts'
import { bibTypeNames, noticeNames } from '#messages/articles.ts'
import { detailsCount, articlesMerge as words } from '#messages/articles-merge.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useCategories } from './use-categories.ts'

type Name = keyof ArticleFields
type Some = { [One in Name]?: ArticleFields[One] | undefined }

/** Returns a function that gives the value of a field as display text; empty if the field has no value. */
export function useFieldWords(): (fields: Some, name: Name) => string {
  const say = useSay()
  const language = useLanguage()
  const categories = useCategories().data?.rows ?? []
  const months = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return (fields, name) => {
    const value = fields[name]
    if (value === null || value === undefined || value === '') return ''
    if (typeof value === 'boolean') return say(value ? words.yes : words.no)
    if (name === 'bibType') return say(bibTypeNames[value as ArticleFields['bibType']])
    if (name === 'month') return months.format(new Date(Date.UTC(2024, Number(value) - 1, 1)))
    if (name === 'categoryId') return categories.find(({ id }) => id === value)?.label[language] ?? ''
    if (name === 'summary') return Object.values(value).filter(Boolean).join('\n\n')
    if (name === 'authors') {
      const known = fields.authorDetails ?? []
      const orcids = known.filter(({ orcid }) => orcid !== '').length
      const placed = known.filter(({ affiliations }) => affiliations.length > 0).length
      return [value, ...(orcids + placed > 0 ? [say(detailsCount(orcids, placed))] : [])].join('\n')
    }
    if (name === 'notices')
      return (fields.notices ?? [])
        .map(({ kind, source, doi }) => [say(noticeNames[kind]), source || doi].filter(Boolean).join(': '))
        .join('\n')
    return String(value)
  }
}
