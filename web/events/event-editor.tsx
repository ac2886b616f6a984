import { blankEvent, type EventFields, type EventItem } from '#contract/events/event.ts'
import { addressOf } from '#contract/pathnames.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import { EditorSide } from './editor-side.tsx'
import { useEventFieldName } from './event-field-name.ts'
import { EventTexts } from './event-texts.tsx'
import { ProgrammeFields } from './programme-fields.tsx'
import { SettingsFields } from './settings-fields.tsx'

/** Both languages side by side, then programme and registration; beside them when, where, and how it is seen. */
export function EventEditor({ item: found }: { item: EventItem | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<EventFields, EventItem>({
    kind: 'events',
    calls: client.events.backstage,
    blank: blankEvent,
    item: found,
  })
  const fieldLabel = useEventFieldName()
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(words.title), href: addressOf('backstageEvents', language) }}
      newTitle={say(words.newTitle)}
      fieldLabel={fieldLabel}
      side={<EditorSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <EventTexts language={spoken} form={form} item={item} />}
      </BilingualColumns>
      <ProgrammeFields form={form} item={item} />
      <SettingsFields form={form} item={item} />
    </RecordEditor>
  )
}
