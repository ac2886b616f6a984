import { Textarea, TextInput } from '@mantine/core'
import type { Poll, PollFields } from '#contract/polls/poll.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { useSay } from '#web/language.ts'
import type { TextsProps } from '#web/records/record-screen.tsx'
import { useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

/** What is said in one language. */
export function PollTexts({ language, form }: TextsProps<PollFields, Poll>) {
  const say = useSay()
  const { line, teaser, long } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(words.name)} />
      <Textarea {...teaser('teaser')} label={say(words.teaser)} description={say(words.teaserHint)} />
      <RichTextField {...long('content')} label={say(words.content)} />
    </>
  )
}
