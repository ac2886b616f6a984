import { contestForm as say } from '#messages/contest-form.ts'
import type { Fields } from '#web/forms/fields.ts'
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
            label={words(say.workTitle)}
            hint={words(say.workTitleHint)}
          />
          <TextArea {...field(`text${ending}`)} lang={language} rows={4} label={words(say.workText)} />
          <TextArea
            {...field(`altText${ending}`)}
            lang={language}
            rows={3}
            label={words(say.altText)}
            hint={words(say.altTextHint)}
          />
        </Fieldset>
      ))}
    </>
  )
}
