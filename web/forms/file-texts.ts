import { type FileRule, fileProblem } from '#contract/file-rule.ts'
import { type Language, locales } from '#contract/language.ts'
import { fileProblems, fileRule } from '#messages/file-fields.ts'

/**
 * Returns the hint of a file field about its rule, and the error for a file that breaks it: `<FileField
 * {...file('photo')} {...fileTexts(…)} />`.
 */
export function fileTexts(rule: FileRule, language: Language) {
  const types = new Intl.ListFormat(locales[language], { type: 'disjunction' })
  const size = new Intl.NumberFormat(locales[language], { style: 'unit', unit: 'megabyte' })
  return {
    accept: Object.keys(rule.types).join(),
    hint: fileRule[language](
      types.format(Object.values(rule.types)),
      size.format(rule.mostBytes / 1_000_000),
    ),
    problemOf: ({ type, size: sizeBytes }: File) => {
      const problem = fileProblem({ type, sizeBytes }, rule)
      return problem && fileProblems[problem][language]
    },
  }
}
