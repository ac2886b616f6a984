import { Button, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { blankProject, type Project } from '#contract/groups/project.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldsIn } from '#web/records/fields.tsx'
import { OneProject } from './one-project.tsx'

interface Props {
  value: readonly Project[]
  onChange: (projects: Project[]) => void
}

/** The projects of a group; the website shows them by their time, so that they need no order. */
export function ProjectFields({ value, onChange }: Props) {
  const say = useSay()
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {say(words.projects)}
      </Title>
      {value.map((project, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: projects have no names of their own, and are not moved
        <FieldsIn key={n} path={`projects.${n}`}>
          <OneProject
            number={n + 1}
            project={project}
            onChange={given => onChange(value.map((one, at) => (at === n ? { ...one, ...given } : one)))}
            onRemove={() => onChange(value.filter((_, at) => at !== n))}
          />
        </FieldsIn>
      ))}
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onChange([...value, blankProject])}
      >
        {say(words.addProject)}
      </Button>
    </Stack>
  )
}
