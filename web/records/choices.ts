import { isBilingual, type Language, languages } from '#contract/language.ts'
import { isSame, merged } from './form-values.ts'

/** A field, or its text in one language, in which my form and the saved record differ. */
export interface Choice {
  /** `title.de`, or `items` as a whole. */
  field: string
  /** The value in my form; where both sides changed a list of parts, the merged list. */
  mine: unknown
  theirs: unknown
  /** Who changed the field since I loaded the record; `both` must be decided by hand. */
  changedBy: 'me' | 'them' | 'both'
}

type Fields = Record<string, unknown>
interface Sides {
  was: unknown
  my: unknown
  their: unknown
}

/**
 * Returns the fields in which my form and the saved record differ, compared with the version that I loaded.
 */
export function choicesBetween<F extends object>(base: F, mine: F, theirs: F): Choice[] {
  const together = merged(base, mine, theirs) as Fields
  return Object.keys(mine).flatMap(name => {
    const sides = { was: pick(base, name), my: pick(mine, name), their: pick(theirs, name) }
    return inLanguages(name, sides) ?? choiceOf(name, sides, together[name])
  })
}

/** Returns the fields of the saved record, with my value in each choice for which `isMine` is true. */
export function decidedFields<F extends object>(
  theirs: F,
  choices: readonly Choice[],
  isMine: (one: Choice) => boolean,
): F {
  const fields = { ...theirs } as Fields
  for (const choice of choices.filter(isMine)) {
    const [name = '', language] = choice.field.split('.')
    fields[name] = language ? { ...(fields[name] as object), [language]: choice.mine } : choice.mine
  }
  return fields as F
}

// Each language of a text is a choice of its own.
function inLanguages(name: string, { was, my, their }: Sides): Choice[] | null {
  if (!isBilingual(was) || !isBilingual(my) || !isBilingual(their)) return null
  const at = (language: Language) => ({ was: was[language], my: my[language], their: their[language] })
  return languages.flatMap(language => choiceOf(`${name}.${language}`, at(language), my[language]))
}

function choiceOf(field: string, { was, my, their }: Sides, together: unknown): Choice[] {
  if (isSame(my, their)) return []
  const [isMine, isTheirs] = [!isSame(was, my), !isSame(was, their)]
  if (!isMine) return [{ field, mine: my, theirs: their, changedBy: 'them' }]
  return isTheirs
    ? [{ field, mine: together, theirs: their, changedBy: 'both' }]
    : [{ field, mine: my, theirs: their, changedBy: 'me' }]
}

function pick(from: object, name: string): unknown {
  return (from as Fields)[name]
}
