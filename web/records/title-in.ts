import { unmarked } from '#contract/articles/marked-text.ts'
import { type Bilingual, inBoth } from '#contract/language.ts'

/** Returns the title of a record, which may be the same in both languages, or its name. */
export function titleIn({
  title,
  name,
}: {
  title?: Bilingual<string> | string
  name?: Bilingual<string>
}): Bilingual<string> {
  if (typeof title === 'string') return inBoth(() => unmarked(title))
  return title ?? name ?? { de: '', en: '' }
}
