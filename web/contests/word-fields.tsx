import type { Language } from '#contract/language.ts'
import { contestForm as say } from '#messages/contest-form.ts'
import type { Fields, Labels } from '#web/forms/fields.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { languagesInOrder } from './in-order.ts'

interface Props {
  fields: Fields
  /** Previous values by field name. */
  known: Readonly<Record<string, string>>
}

const labels = { title: say.workTitle, text: say.workText, altText: say.altText }

/** Returns the labels of these fields outside their group: “Title (in German)”. */
export function wordLabels(own: Language): Labels {
  return Object.fromEntries(
    languagesInOrder(own).flatMap(({ ending, legend }) =>
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

/** Fields for title, description and text alternative: the reader's language first, the other is optional. */
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
      {languagesInOrder(own).map(({ language, ending, legend }) => (
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
