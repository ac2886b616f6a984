import { Textarea, TextInput } from '@mantine/core'
import type { Contest, ContestFields } from '#contract/contests/contest.ts'
import type { Language } from '#contract/language.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { SlugField } from '#web/records/slug-field.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { useTexts } from '#web/records/use-texts.ts'
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
  const { line, teaser, long } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(words.headline)} />
      <Textarea {...teaser('lead')} label={say(words.lead)} />
      {documents.map(name => (
        <RichTextField key={name} {...long(name)} label={say(words[name])} />
      ))}
      <SlugField
        {...{ language, form, item }}
        title={form.values.title[language]}
        calls={client.contests.backstage}
      />
    </>
  )
}
