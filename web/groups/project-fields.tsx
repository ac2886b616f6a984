import { Button, Stack, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { blankProject, type Project } from '#contract/groups/project.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
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
      <FieldRows name="projects" value={value} onChange={onChange}>
        {(project, own) => <OneProject project={project} {...own} />}
      </FieldRows>
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
