import { blankGroup, type Group, type GroupFields } from '#contract/groups/group.ts'
import { groupFieldNames, groupsBackstage } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { EditorSide } from './editor-side.tsx'
import { GroupTexts } from './group-texts.tsx'
import { ProjectFields } from './project-fields.tsx'

/** One group, to be changed or made: its texts, and the projects below. */
export default function GroupItemScreen() {
  return (
    <RecordScreen<GroupFields, Group>
      {...{ kind: 'groups', calls: client.groups.backstage, blank: blankGroup }}
      {...{ words: groupsBackstage, names: groupFieldNames, Texts: GroupTexts, Side: EditorSide }}
      texts={['name', 'keyword', 'subject', 'teaser', 'description', 'projects', 'publications', 'tags']}
      below={({ form }) => (
        <ProjectFields value={form.values.projects} onChange={projects => form.set('projects', projects)} />
      )}
    />
  )
}
