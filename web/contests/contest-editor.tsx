import { blankContest, type Contest, type ContestFields } from '#contract/contests/contest.ts'
import { addressOf } from '#contract/pathnames.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { BilingualColumns } from '#web/records/bilingual-columns.tsx'
import { RecordEditor } from '#web/records/record-editor.tsx'
import { useEditor } from '#web/records/use-editor.ts'
import { useContestFieldName } from './contest-field-name.ts'
import { ContestSide } from './contest-side.tsx'
import { ContestTexts } from './contest-texts.tsx'

/** Both languages side by side; beside them year, times, who decides, picture, and how it is seen. */
export function ContestEditor({ item: found }: { item: Contest | null }) {
  const say = useSay()
  const language = useLanguage()
  const { form, item, isLeaving, others } = useEditor<ContestFields, Contest>({
    kind: 'contests',
    calls: client.contests.backstage,
    blank: blankContest(new Date().getFullYear()),
    item: found,
  })
  const fieldLabel = useContestFieldName()
  return (
    <RecordEditor
      form={form}
      item={item}
      isLeaving={isLeaving}
      others={others}
      list={{ label: say(words.title), href: addressOf('backstageContests', language) }}
      newTitle={say(words.newTitle)}
      fieldLabel={fieldLabel}
      side={<ContestSide form={form} item={item} fieldLabel={fieldLabel} />}
    >
      <BilingualColumns translation={item?.translation ?? null}>
        {spoken => <ContestTexts language={spoken} form={form} item={item} />}
      </BilingualColumns>
    </RecordEditor>
  )
}
