import { Textarea, TextInput } from '@mantine/core'
import type { Contest, ContestFields } from '#contract/contests/contest.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { useSay } from '#web/language.ts'
import type { TextsProps } from '#web/records/record-screen.tsx'
import { useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

const documents = ['text', 'rules', 'prizes'] as const

/** What is said in one language. */
export function ContestTexts({ language, form }: TextsProps<ContestFields, Contest>) {
  const say = useSay()
  const { line, teaser, long } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(words.headline)} />
      <Textarea {...teaser('lead')} label={say(words.lead)} />
      {documents.map(name => (
        <RichTextField key={name} {...long(name)} label={say(words[name])} />
      ))}
    </>
  )
}
