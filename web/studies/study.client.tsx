import { blankStudy, type StudyFields, studyRecord } from '#contract/studies/study.ts'
import { studyFieldNames, studiesBackstage as words } from '#messages/studies-backstage.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import preview from './studies.preview.tsx'
import { StudyPanels } from './study-panels.tsx'

const Texts = textsOf<StudyFields>([
  { line: 'title', label: words.headline },
  { long: 'description', label: words.description },
  { teaser: 'participants', label: words.participants, hint: words.participantsHint, most: 1000 },
  { line: 'duration', label: words.duration, hint: words.durationHint },
  { line: 'compensation', label: words.compensation, hint: words.compensationHint },
])

/** The editor of a study: its texts, with recruiting period and contact person beside them. */
export default function StudyScreen() {
  return (
    <RecordScreen
      {...{ kind: 'studies', calls: client.studies.backstage, declared: studyRecord, blank: blankStudy }}
      {...{ names: studyFieldNames, Texts, Panels: StudyPanels, preview }}
      texts={['title', 'description', 'participants', 'duration', 'compensation']}
    />
  )
}
