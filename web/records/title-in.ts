import type { Bilingual } from '#contract/language.ts'

/** What a record is called: by its title, or its name. */
export function titleIn({
  title,
  name,
}: {
  title?: Bilingual<string>
  name?: Bilingual<string>
}): Bilingual<string> {
  return title ?? name ?? { de: '', en: '' }
}
