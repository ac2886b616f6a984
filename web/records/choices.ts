import { isBilingual, type Language, languages } from '#contract/language.ts'
import { isSame, merged } from './form-values.ts'

/** A field, or its text in one language, that two people left different. */
export interface Choice {
  /** `title.de`, or `items` as a whole. */
  field: string
  /** As it stands in my form; where both changed a list of parts, with what the other changed in other parts. */
  mine: unknown
  theirs: unknown
  /** Who changed it since I began; both, where they have to be told apart by hand. */
  changedBy: 'me' | 'them' | 'both'
}

type Fields = Record<string, unknown>
interface Sides {
  was: unknown
  my: unknown
  their: unknown
}

/** Where my form and what somebody else saved differ, both seen from what I began with. */
export function choicesBetween<F extends object>(base: F, mine: F, theirs: F): Choice[] {
  const together = merged(base, mine, theirs) as Fields
  return Object.keys(mine).flatMap(name => {
    const sides = { was: pick(base, name), my: pick(mine, name), their: pick(theirs, name) }
    return inLanguages(name, sides) ?? choiceOf(name, sides, together[name])
  })
}

/** What the form says once it is decided field by field; `isMine` of those that bear my value. */
export function settled<F extends object>(
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

// Each language of a text is decided by itself.
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
