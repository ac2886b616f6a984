import { SimpleGrid, TagsInput, TextInput } from '@mantine/core'
import type { Project } from '#contract/groups/project.ts'
import { type Language, languages } from '#contract/language.ts'
import { records } from '#messages/backstage.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'
import type { RowActions } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import { entryKeeper, useTexts } from '#web/records/use-texts.ts'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'

interface Props extends RowActions<Project> {
  project: Project
}

/** A project in both languages, with its funders and its period. */
export function OneProject({ project, onChange }: Props) {
  const say = useSay()
  const field = useField()
  return (
    <>
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 2 }} spacing="md">
        {languages.map(language => (
          <Words key={language} language={language} project={project} onChange={onChange} />
        ))}
      </SimpleGrid>
      <TagsInput
        {...field('funders')}
        mt="sm"
        label={say(words.funders)}
        description={say(words.fundersHint)}
        value={project.funders}
        onChange={funders => onChange({ funders })}
        splitChars={[';']}
        maxTags={6}
      />
      <SimpleGrid type="container" cols={{ base: 1, '34rem': 3 }} spacing="md" mt="sm">
        {(['from', 'to'] as const).map(time => (
          <TextInput
            key={time}
            {...field(time)}
            label={say(words[time])}
            placeholder={say(words.timeHint)}
            value={project[time] ?? ''}
            onChange={event => onChange({ [time]: event.currentTarget.value || null })}
          />
        ))}
        <TextInput
          {...field('link')}
          label={say(words.link)}
          placeholder="https://"
          value={project.link}
          onChange={event => onChange({ link: event.currentTarget.value })}
        />
      </SimpleGrid>
    </>
  )
}

interface WordsProps extends Pick<Props, 'project' | 'onChange'> {
  language: Language
}

function Words({ language, project, onChange }: WordsProps) {
  const say = useSay()
  const { line } = useTexts(entryKeeper(project, onChange), language)
  const spoken = say(records.languageNames)[language]
  return (
    <div>
      <TextInput {...line('title')} label={`${say(words.projectTitle)} (${spoken})`} />
      <GrowingText {...line('text')} mt="sm" label={`${say(words.projectText)} (${spoken})`} minRows={2} />
    </div>
  )
}
