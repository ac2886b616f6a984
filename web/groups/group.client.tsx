import { blankGroup } from '#contract/groups/group.ts'
import { groupFieldNames } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { GroupPanels } from './group-panels.tsx'
import { GroupTexts } from './group-texts.tsx'
import preview from './groups.preview.tsx'
import { ProjectFields } from './project-fields.tsx'

/** One group, to be changed or made: its texts, and the projects below. */
export default function GroupItemScreen() {
  return (
    <RecordScreen
      {...{ kind: 'groups', calls: client.groups.backstage, blank: blankGroup }}
      {...{ names: groupFieldNames, Texts: GroupTexts, Panels: GroupPanels, preview }}
      slugFrom={({ name }, language) => name[language]}
      texts={['name', 'keyword', 'subject', 'teaser', 'description', 'projects', 'publications', 'tags']}
      below={({ form }) => (
        <ProjectFields value={form.values.projects} onChange={projects => form.set('projects', projects)} />
      )}
    />
  )
}
