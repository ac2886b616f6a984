import type { StudyListed } from '#contract/studies/study.ts'
import { studyStateNames } from '#messages/studies.ts'
import { studiesCount, studyFieldNames, studiesBackstage as words } from '#messages/studies-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { useShortMomentOf } from '#web/records/use-moment.ts'

/** The list of all studies, and whether they seek volunteers. */
export default function StudyList() {
  const say = useSay()
  const momentOf = useShortMomentOf()
  return (
    <RecordList<StudyListed>
      {...{ kind: 'studies', calls: client.studies.backstage, names: studyFieldNames, words }}
      count={studiesCount}
      failed={words.failed}
      columns={[
        { key: 'studyState', label: words.state, show: ({ studyState }) => say(studyStateNames[studyState]) },
        {
          key: 'seeksUntil',
          label: words.seeksUntil,
          sort: 'seeksUntil',
          show: ({ seeksUntil }) => seeksUntil && momentOf(seeksUntil),
        },
      ]}
      filters={[]}
    />
  )
}
