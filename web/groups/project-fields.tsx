import { Stack, Title } from '@mantine/core'
import { blankProject, mostProjects, type Project } from '#contract/groups/project.ts'
import { projectNumber, groupsBackstage as words } from '#messages/groups-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows } from '#web/records/field-rows.tsx'
import { OneProject } from './one-project.tsx'

interface Props {
  value: readonly Project[]
  onChange: (make: (now: Project[]) => Project[]) => void
}

/** The projects of a group. The website sorts them by date; projects of the same date keep this order. */
export function ProjectFields({ value, onChange }: Props) {
  const say = useSay()
  return (
    <Stack gap="md">
      <Title order={2} size="h4">
        {say(words.projects)}
      </Title>
      <FieldRows
        name="projects"
        value={value}
        onChange={onChange}
        nameOf={projectNumber}
        most={mostProjects}
        add={{ label: words.addProject, blank: () => ({ ...blankProject }) }}
      >
        {(project, own) => <OneProject project={project} {...own} />}
      </FieldRows>
    </Stack>
  )
}
