import { Textarea, TextInput } from '@mantine/core'
import type { Contest, ContestFields } from '#contract/contests/contest.ts'
import type { Language } from '#contract/language.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { SlugField } from '#web/records/slug-field.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

interface Props {
  language: Language
  form: RecordForm<ContestFields, Contest>
  item: Contest | null
}

const documents = ['text', 'rules', 'prizes'] as const

/** What is said in one language. */
export function ContestTexts({ language, form, item }: Props) {
  const say = useSay()
  const field = useField()
  const { values, set, update } = form
  const { title, lead, slug } = values
  return (
    <>
      <TextInput
        {...field(`title.${language}`)}
        lang={language}
        label={say(words.headline)}
        value={title[language]}
        onChange={event => set('title', { ...title, [language]: event.currentTarget.value })}
      />
      <Textarea
        {...field(`lead.${language}`)}
        lang={language}
        label={say(words.lead)}
        autosize
        minRows={2}
        value={lead[language]}
        onChange={event => set('lead', { ...lead, [language]: event.currentTarget.value })}
      />
      {documents.map(name => (
        <RichTextField
          key={name}
          {...field(`${name}.${language}`)}
          language={language}
          label={say(words[name])}
          value={values[name][language]}
          onChange={typed => update(name, now => ({ ...now, [language]: typed }))}
        />
      ))}
      <SlugField
        language={language}
        value={slug[language]}
        title={title[language]}
        saved={item?.slug[language] ?? ''}
        onChange={typed => set('slug', { ...slug, [language]: typed })}
        ask={value => client.contests.backstage.slug({ value, language, ...(item && { exceptId: item.id }) })}
      />
    </>
  )
}
