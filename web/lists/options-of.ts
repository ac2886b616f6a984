import type { Bilingual } from '#contract/language.ts'

/** Returns the options of a filter from its values and their names, such as those of states. */
export function optionsOf(
  names: Readonly<Record<string, Bilingual<string>>>,
  say: (words: Bilingual<string>) => string,
): { value: string; label: string }[] {
  return Object.entries(names).map(([value, label]) => ({ value, label: say(label) }))
}
