import { Anchor, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { inLanguage } from '#contract/language.ts'
import { type CurrentLecture, type LectureState, lectureStates } from '#contract/lecture/edition.ts'
import { addressOf } from '#contract/pathnames.ts'
import { lectureBackstage as words } from '#messages/lecture-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { LectureView } from './lecture-view.tsx'
import { rehearsedLecture } from './rehearsed.ts'

/** The current lecture: links to the editors of its parts, and a preview of its page in each state. */
export function CurrentPanel() {
  const say = useSay()
  const texts = useQueryTexts()
  const current = useQuery({
    queryKey: ['lecture', 'current'],
    queryFn: () => client.lecture.backstage.current({}),
  })
  return (
    <Stack gap="md">
      <QueryState query={current} texts={texts}>
        {({ edition, eventId, shown }) => (
          <>
            {!shown && <Text c="dimmed">{say(words.noCurrent)}</Text>}
            {shown && <Text>{say(words.stateNames)[shown.state]}</Text>}
            <Parts editionId={edition?.id ?? null} eventId={eventId} />
            {shown && <Rehearsal lecture={shown} eventId={eventId} />}
          </>
        )}
      </QueryState>
    </Stack>
  )
}

function Parts({ editionId, eventId }: { editionId: number | null; eventId: number | null }) {
  const say = useSay()
  const language = useLanguage()
  const to = (label: string, address: string) => (
    <Anchor component={Link} to={address}>
      {label}
    </Anchor>
  )
  return (
    <Group gap="lg">
      {editionId !== null &&
        to(say(words.toEdition), addressOf('backstageLectureEdition', language, { id: String(editionId) }))}
      {eventId !== null && (
        <>
          {to(say(words.toEvent), addressOf('backstageEvent', language, { id: String(eventId) }))}
          {to(
            say(words.toRegistrations),
            addressOf('backstageRegistrations', language, { id: String(eventId) }),
          )}
        </>
      )}
    </Group>
  )
}

function Rehearsal({ lecture, eventId }: { lecture: CurrentLecture; eventId: number | null }) {
  const say = useSay()
  const language = useLanguage()
  const [state, setState] = useState<LectureState | null>(null)
  const event = useQuery({
    queryKey: ['events', 'item', eventId],
    queryFn: () => client.events.backstage.find({ id: eventId ?? 0 }),
    enabled: eventId !== null && state !== null,
  }).data
  const names = say(words.rehearse)
  const title = event ? inLanguage(event.title, language).value : ''
  return (
    <Stack gap="sm">
      <Group gap="sm">
        <Text fw={500}>{say(words.rehearsal)}</Text>
        <SegmentedControl
          aria-label={say(words.rehearsal)}
          data={[
            { value: '', label: names.none },
            ...lectureStates.map(one => ({ value: one, label: names[one] })),
          ]}
          value={state ?? ''}
          onChange={value => setState(lectureStates.find(one => one === value) ?? null)}
        />
      </Group>
      {state && (
        <Paper withBorder p="lg" radius="lg" bg="var(--paper)" aria-label={title}>
          <LectureView
            lecture={rehearsedLecture(lecture, state, event?.livestream.markup ?? '')}
            address=""
            registration={null}
          />
        </Paper>
      )}
    </Stack>
  )
}
