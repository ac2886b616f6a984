import type { Language } from '#contract/language.ts'
import { newsletter as say } from '#messages/newsletter.ts'
import type { Fields } from '#web/forms/fields.ts'
import { useSay } from '#web/language.ts'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'

type Props = ReturnType<Fields['one']> & {
  /** Preselected language. */
  chosen: Language
}

/** Radio buttons for the language of the newsletter. */
export function LanguageChoice({ chosen, defaultValue = chosen, ...field }: Props) {
  const words = useSay()
  const choices = [
    { value: 'de', label: words(say.german) },
    { value: 'en', label: words(say.english) },
  ]
  return <RadioGroup {...field} choices={choices} defaultValue={defaultValue} />
}
