import { blankEdition, type Edition, type EditionFields } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import { useEditionFieldName } from './edition-field-name.ts'
import { EditionSide } from './edition-side.tsx'
import { EditionTexts } from './edition-texts.tsx'
import { RecordingFields } from './recording-fields.tsx'

/** Both languages side by side, and the recording below; beside them year, event, files, and how it is seen. */
export function EditionEditor({ item: found }: { item: Edition | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<EditionFields, Edition>({
    kind: 'lecture',
    calls: client.lecture.backstage,
    blank: blankEdition(new Date().getFullYear()),
    item: found,
  })
  const fieldLabel = useEditionFieldName()
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(words.title), href: addressOf('backstageLecture', language) }}
      newTitle={say(words.newTitle)}
      fieldLabel={fieldLabel}
      side={<EditionSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <EditionTexts language={spoken} form={form} item={item} />}
      </BilingualColumns>
      <RecordingFields form={form} />
    </RecordEditor>
  )
}
