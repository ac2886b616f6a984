import { Stack } from '@mantine/core'
import type { EditionListed } from '#contract/lecture/edition.ts'
import { fetching } from '#messages/fetching.ts'
import { editionFieldNames, editionsCount, lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { CurrentPanel } from './current-panel.tsx'

const calls = client.lecture.backstage

/** The current lecture, and below it the list of all editions: search, show, hide and delete. */
export default function LectureScreen() {
  const say = useSay()
  const language = useLanguage()
  return (
    <Stack gap="xl">
      <div>
        <ScreenHead title={say(words.title)} />
        <CurrentPanel />
      </div>
      <RecordList<EditionListed>
        {...{ kind: 'lecture', calls, names: editionFieldNames }}
        isPart
        title={words.editions}
        count={editionsCount}
        failed={fetching.events}
        words={words}
        sort="-year"
        columns={[
          { key: 'year', label: words.year, sort: 'year', show: ({ year }) => year },
          { key: 'speaker', label: words.speaker, show: ({ speaker }) => speaker.name },
          {
            key: 'event',
            label: words.event,
            show: ({ event }) =>
              event?.start && (
                <time style={{ whiteSpace: 'nowrap' }}>{shortDayOf(event.start, language)}</time>
              ),
          },
        ]}
        filters={[]}
      />
    </Stack>
  )
}
