import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { embedFrom } from '#contract/embed.ts'
import { dayInBerlin, languages } from '#contract/language.ts'
import { employments, experiments, mostEntries } from '#contract/pages/items.ts'
import type { RichText } from '#contract/richtext.ts'
import { records } from '#messages/backstage.ts'
import { employmentNames } from '#messages/career.ts'
import { experimentNames } from '#messages/experiments.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { rowNumber } from '#messages/rows.ts'
import { DateInput } from '#web/dates/date-input.tsx'
import { useSay } from '#web/language.ts'
import { FileField } from '#web/media/file-field.tsx'
import { PictureField } from '#web/media/picture-field.tsx'
import { FieldRows } from '#web/records/field-rows.tsx'
import { useField, useTextField } from '#web/records/fields.tsx'
import { PollChoice } from '#web/richtext/poll-choice.tsx'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { type BlockField, type BlockForm, blankEntry, blankOf } from './block-forms.ts'
import { LinkField } from './link-field.tsx'

/** Both languages side by side if there is room. */
export const twoAbreast = { base: 1, '30rem': 2 }

type Values = Record<string, unknown>

interface Props {
  form: BlockForm
  content: Values
  /**
   * Called with a function that updates the current content, because the text editor reports its changes with
   * a delay.
   */
  onChange: (change: (now: Values) => Values) => void
}

/** The content of a block: one set of fields, or a list of entries. */
export function BlockFields({ form, content, onChange }: Props) {
  const { list, fields } = form
  if (!list) return <Fields fields={fields} values={content} onChange={onChange} />
  return (
    <FieldRows
      name={list}
      value={content[list] as Values[]}
      onChange={make => onChange(now => ({ ...now, [list]: make(now[list] as Values[]) }))}
      nameOf={rowNumber}
      most={mostEntries}
      add={{
        label: pagesBackstage.addEntry,
        blank: () => blankEntry(form, dayInBerlin(new Date())),
      }}
    >
      {(entry, own) => <Fields fields={fields} values={entry} onChange={own.onChange} />}
    </FieldRows>
  )
}

interface FieldsProps {
  fields: readonly BlockField[]
  values: Values
  onChange: (change: (now: Values) => Values) => void
}

function Fields({ fields, values, onChange }: FieldsProps) {
  return (
    <Stack gap="sm">
      {fields.map(field => (
        <Field
          key={field.name}
          field={field}
          value={values[field.name] ?? blankOf(field.kind)}
          onChange={change =>
            onChange(now => ({ ...now, [field.name]: change(now[field.name] ?? blankOf(field.kind)) }))
          }
        />
      ))}
    </Stack>
  )
}

interface FieldProps {
  field: BlockField
  value: unknown
  onChange: (change: (now: unknown) => unknown) => void
}

function Field({ field, value, onChange }: FieldProps) {
  const say = useSay()
  const label = say(field.label)
  const place = useField()(field.name)
  const put = (next: unknown) => onChange(() => next)
  switch (field.kind) {
    case 'text':
    case 'long':
    case 'rich':
      return <InBoth field={field} value={value} onChange={onChange} />
    case 'image':
      return (
        <PictureField {...place} imageId={value as number | null} alt={null} onPicture={put} onAlt={null} />
      )
    case 'file':
      return <FileField label={label} value={value as number | null} onChange={put} />
    case 'link':
      return <LinkField label={label} value={value as never} onChange={put} />
    case 'poll':
      return <PollChoice label={label} value={value as number | null} onChange={put} />
    case 'employment':
      return (
        <Select
          {...place}
          label={label}
          data={employments.map(kind => ({ value: kind, label: say(employmentNames[kind]) }))}
          value={value as string}
          onChange={put}
          allowDeselect={false}
        />
      )
    case 'experiment':
      return (
        <Select
          {...place}
          label={label}
          data={experiments.map(kind => ({ value: kind, label: say(experimentNames[kind]) }))}
          value={value as string}
          onChange={put}
          allowDeselect={false}
        />
      )
    case 'address':
      return (
        <TextInput
          {...place}
          label={label}
          description={say(pagesBackstage.embedHint)}
          value={value as string}
          onChange={event => put(embedFrom(event.currentTarget.value))}
        />
      )
    case 'date':
      return <DateInput {...place} label={label} value={value as string | null} onChange={put} />
    default:
      return (
        <TextInput
          {...place}
          label={label}
          value={(value as string | null) ?? ''}
          onChange={event => put(event.currentTarget.value || (field.kind === 'optionalLine' ? null : ''))}
        />
      )
  }
}

/** A text in German, left, and in English, right. */
function InBoth({ field, value, onChange }: FieldProps) {
  const say = useSay()
  const names = say(records.languageNames)
  const place = useField()
  const textPlace = useTextField()
  const both = value as { de: unknown; en: unknown }
  return (
    <SimpleGrid type="container" cols={twoAbreast} spacing="sm" verticalSpacing="xs">
      {languages.map(language => {
        const label = `${say(field.label)} (${names[language]})`
        const put = (next: unknown) => onChange(now => ({ ...(now as object), [language]: next }))
        if (field.kind === 'rich')
          return (
            <div key={language}>
              <RichTextField
                {...textPlace(`${field.name}.${language}`)}
                label={label}
                language={language}
                value={both[language] as RichText | null}
                onChange={put}
                isShort
              />
            </div>
          )
        const Input = field.kind === 'long' ? GrowingText : TextInput
        return (
          <Input
            key={language}
            {...place(`${field.name}.${language}`)}
            lang={language}
            label={label}
            value={both[language] as string}
            onChange={(event: { currentTarget: { value: string } }) =>
              put(event.currentTarget.value.replace(/\n/g, ' '))
            }
            {...(field.kind === 'long' && { minRows: 2 })}
          />
        )
      })}
    </SimpleGrid>
  )
}
