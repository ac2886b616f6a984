import { blankGroup, type GroupFields, groupRecord } from '#contract/groups/group.ts'
import { groupFieldNames, groupsBackstage as words } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { GroupPanels } from './group-panels.tsx'
import preview from './groups.preview.tsx'
import { ProjectFields } from './project-fields.tsx'

const Texts = textsOf<GroupFields>([
  { line: 'name', label: words.name },
  { line: 'keyword', label: words.keyword, hint: words.keywordHint },
  { line: 'subject', label: words.subject },
  { teaser: 'teaser', label: words.teaser, hint: words.teaserHint, most: 500 },
  { long: 'description', label: words.description },
  { long: 'publications', label: words.publications },
])

/** Editor of a group: texts, and the projects below them. */
export default function GroupItemScreen() {
  return (
    <RecordScreen
      {...{ kind: 'groups', calls: client.groups.backstage, declared: groupRecord, blank: blankGroup }}
      {...{ names: groupFieldNames, Texts, Panels: GroupPanels, preview }}
      slugFrom={({ name }, language) => name[language]}
      texts={['name', 'keyword', 'subject', 'teaser', 'description', 'projects', 'publications', 'tags']}
      below={({ form }) => (
        <ProjectFields value={form.values.projects} onChange={make => form.update('projects', make)} />
      )}
    />
  )
}
