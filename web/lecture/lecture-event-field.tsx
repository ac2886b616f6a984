import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { inLanguage } from '#contract/language.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { shortDayOf, useLanguage, useSay } from '#web/language.ts'

interface Props {
  id?: string
  error?: string | undefined
  value: number | null
  onChange: (id: number | null) => void
}

/** Select for the event of an edition, among the events that are marked as a lecture. */
export function LectureEventField({ id, error, value, onChange }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { data } = useQuery({
    queryKey: ['events', 'lectures'],
    queryFn: () => client.events.backstage.list({ is: 'hahnLecture', sort: '-start', limit: 100 }),
  })
  return (
    <Select
      id={id}
      error={error}
      label={say(words.event)}
      description={say(words.eventHint)}
      placeholder={say(words.noEvent)}
      clearable
      searchable
      data={(data?.rows ?? []).map(({ id: eventId, title, start }) => ({
        value: String(eventId),
        label: [start && shortDayOf(start, language), inLanguage(title, language).value]
          .filter(Boolean)
          .join(' · '),
      }))}
      value={value === null ? null : String(value)}
      onChange={chosen => onChange(chosen ? Number(chosen) : null)}
    />
  )
}
