import type { Language } from '#contract/language.ts'
import { contestForm as say } from '#messages/contest-form.ts'
import type { Fields, Labels } from '#web/forms/fields.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { inOrder } from './in-order.ts'

interface Props {
  fields: Fields
  /** What was said before, by the names of the fields. */
  known: Readonly<Record<string, string>>
}

/** What these fields are called: beyond their own group, with its language. */
export function wordLabels(own: Language): Labels {
  const parts = { title: say.workTitle, text: say.workText, altText: say.altText }
  const labels = inOrder(own).flatMap(({ ending }) =>
    Object.entries(parts).map(([name, label]) => [name + ending, label] as const),
  )
  return Object.fromEntries(labels)
}

/** Title, description and the work in words: the reader's language first, the other may stay empty. */
export function WordFields({ fields, known }: Props) {
  const words = useSay()
  const own = useLanguage()
  const field = (name: string) => {
    const given = fields.one(name, 'optional')
    return { ...given, defaultValue: given.defaultValue ?? known[name] }
  }
  return (
    <>
      <p>{words(say.language)}</p>
      {inOrder(own).map(({ language, ending, legend }) => (
        <Fieldset key={language} legend={words(legend)}>
          <TextField
            {...field(`title${ending}`)}
            optionalMark={undefined}
            lang={language}
            hint={words(say.workTitleHint)}
          />
          <TextArea {...field(`text${ending}`)} lang={language} rows={4} />
          <TextArea {...field(`altText${ending}`)} lang={language} rows={3} hint={words(say.altTextHint)} />
        </Fieldset>
      ))}
    </>
  )
}
