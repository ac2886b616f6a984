import { Textarea, TextInput } from '@mantine/core'
import type { Group, GroupFields } from '#contract/groups/group.ts'
import type { Language } from '#contract/language.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

const teaserLength = 500

interface Props {
  language: Language
  form: RecordForm<GroupFields, Group>
  item: Group | null
}

/** What is said in one language. */
export function GroupTexts({ language, form, item }: Props) {
  const say = useSay()
  const field = useField()
  const { values } = form
  const text = (name: 'name' | 'keyword' | 'subject' | 'teaser' | 'slug') => (typed: string) =>
    form.set(name, { ...values[name], [language]: typed })
  const line = (name: 'name' | 'keyword' | 'subject') => ({
    ...field(`${name}.${language}`),
    lang: language,
    label: say(words[name]),
    value: values[name][language],
    onChange: (event: { currentTarget: { value: string } }) => text(name)(event.currentTarget.value),
  })
  const long = (name: 'description' | 'publications') => ({
    ...field(`${name}.${language}`),
    language,
    label: say(words[name]),
    value: values[name][language],
  })
  return (
    <>
      <TextInput {...line('name')} />
      <TextInput {...line('keyword')} description={say(words.keywordHint)} />
      <TextInput {...line('subject')} />
      <Textarea
        {...field(`teaser.${language}`)}
        lang={language}
        label={say(words.teaser)}
        description={`${say(words.teaserHint)} · ${values.teaser[language].length}/${teaserLength}`}
        value={values.teaser[language]}
        onChange={event => text('teaser')(event.currentTarget.value.replace(/\n/g, ' '))}
        autosize
        minRows={2}
      />
      <RichTextField
        {...long('description')}
        onChange={typed => form.update('description', now => ({ ...now, [language]: typed }))}
      />
      <RichTextField
        {...long('publications')}
        onChange={typed => form.update('publications', now => ({ ...now, [language]: typed }))}
      />
      <SlugField
        language={language}
        value={values.slug[language]}
        title={values.name[language]}
        saved={item?.slug[language] ?? ''}
        onChange={text('slug')}
        ask={value => client.groups.backstage.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
