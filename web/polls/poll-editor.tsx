import { addressOf } from '#contract/pathnames.ts'
import { blankPoll, type Poll, type PollFields } from '#contract/polls/poll.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import { OptionFields } from './option-fields.tsx'
import { usePollFieldName } from './poll-field-name.ts'
import { PollSide } from './poll-side.tsx'
import { PollTexts } from './poll-texts.tsx'

/** Both languages side by side, and the options below; beside them when and how it is voted. */
export function PollEditor({ item: found }: { item: Poll | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<PollFields, Poll>({
    kind: 'polls',
    calls: client.polls.backstage,
    blank: blankPoll,
    item: found,
  })
  const fieldLabel = usePollFieldName()
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(words.title), href: addressOf('backstagePolls', language) }}
      newTitle={say(words.newTitle)}
      fieldLabel={fieldLabel}
      side={<PollSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <PollTexts language={spoken} form={form} item={item} />}
      </BilingualColumns>
      <OptionFields
        value={form.values.options}
        onChange={options => form.set('options', options)}
        isFixed={(item?.ballots ?? 0) > 0}
      />
    </RecordEditor>
  )
}
