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

const labels = { title: say.workTitle, text: say.workText, altText: say.altText }

/** What these fields are called beyond their group: “Title (in German)”. */
export function wordLabels(own: Language): Labels {
  return Object.fromEntries(
    inOrder(own).flatMap(({ ending, legend }) =>
      Object.entries(labels).map(([name, label]) => [
        name + ending,
        { de: within(label.de, legend.de), en: within(label.en, legend.en) },
      ]),
    ),
  )
}

function within(label: string, legend: string): string {
  return `${label} (${legend.slice(0, 1).toLowerCase()}${legend.slice(1)})`
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
            label={words(labels.title)}
            optionalMark={undefined}
            lang={language}
            hint={words(say.workTitleHint)}
          />
          <TextArea {...field(`text${ending}`)} label={words(labels.text)} lang={language} rows={4} />
          <TextArea
            {...field(`altText${ending}`)}
            label={words(labels.altText)}
            lang={language}
            rows={3}
            hint={words(say.altTextHint)}
          />
        </Fieldset>
      ))}
    </>
  )
}
