import type { Bilingual } from '#contract/language.ts'

/** What a filter offers: names of values, such as those of states, as they are called here. */
export function optionsOf(
  names: Readonly<Record<string, Bilingual<string>>>,
  say: (words: Bilingual<string>) => string,
): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label: say(label) }))
}
