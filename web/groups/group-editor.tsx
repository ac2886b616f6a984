import { blankGroup, type Group, type GroupFields } from '#contract/groups/group.ts'
import { addressOf } from '#contract/pathnames.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import { EditorSide } from './editor-side.tsx'
import { useGroupFieldName } from './group-field-name.ts'
import { GroupTexts } from './group-texts.tsx'
import { ProjectFields } from './project-fields.tsx'

/** Both languages side by side, and the projects below; beside them who belongs to the group, and how it is seen. */
export function GroupEditor({ item: found }: { item: Group | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<GroupFields, Group>({
    kind: 'groups',
    calls: client.groups.backstage,
    blank: blankGroup,
    item: found,
  })
  const fieldLabel = useGroupFieldName()
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(words.title), href: addressOf('backstageGroups', language) }}
      newTitle={say(words.newTitle)}
      fieldLabel={fieldLabel}
      side={<EditorSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <GroupTexts language={spoken} form={form} item={item} />}
      </BilingualColumns>
      <ProjectFields value={form.values.projects} onChange={projects => form.set('projects', projects)} />
    </RecordEditor>
  )
}
