import { Textarea, TextInput } from '@mantine/core'
import type { Group, GroupFields } from '#contract/groups/group.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'
import type { TextsProps } from '#web/records/record-screen.tsx'
import { useTexts } from '#web/records/use-texts.ts'
import { RichTextField } from '#web/richtext/rich-text-field.tsx'

const teaserLength = 500

/** What is said in one language. */
export function GroupTexts({ language, form }: TextsProps<GroupFields, Group>) {
  const say = useSay()
  const { line, teaser, long } = useTexts(form, language)
  const { length } = form.values.teaser[language]
  return (
    <>
      <TextInput {...line('name')} label={say(words.name)} />
      <TextInput {...line('keyword')} label={say(words.keyword)} description={say(words.keywordHint)} />
      <TextInput {...line('subject')} label={say(words.subject)} />
      <Textarea
        {...teaser('teaser')}
        label={say(words.teaser)}
        description={`${say(words.teaserHint)} · ${length}/${teaserLength}`}
      />
      <RichTextField {...long('description')} label={say(words.description)} />
      <RichTextField {...long('publications')} label={say(words.publications)} />
    </>
  )
}
