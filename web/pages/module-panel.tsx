import { List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ContestCard } from '#contract/contests/contest.ts'
import type { EventDetail } from '#contract/events/shown.ts'
import type { Bilingual } from '#contract/language.ts'
import { type Place, pageNameOf } from '#contract/pages/places.ts'
import type { PageName } from '#contract/pathnames.ts'
import { phaseWords } from '#messages/contests.ts'
import { momentIn } from '#messages/event-times.ts'
import { whenOf } from '#messages/event-when.ts'
import { pagesBackstage as words } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'

type Line = Bilingual<string>

/** Content that pages generate from records, independent of their text. */
const modules: { [page in PageName]?: () => Promise<Line[]> } = {
  events: async () => (await client.events.list({ state: 'upcoming' })).rows.map(lineOfEvent),
  anniversaryEvent: async () => ofEvent(await client.events.anniversary({})),
  ismrmGermanEvening: async () => ofEvent(await client.events.ismrmEvening({})),
  hahnLecture: async () => ofEvent((await client.lecture.current({}))?.event ?? null),
  artifact: contestLines,
  artifactOverview: contestLines,
  artifactVoting: contestLines,
}

async function contestLines(): Promise<Line[]> {
  return (await client.contests.list({})).rows.map(lineOfContest)
}

function lineOfContest({ title, phase, submissionEnd, votingEnd }: ContestCard): Line {
  const end = { submission: submissionEnd, voting: votingEnd }[phase as 'submission' | 'voting'] ?? null
  const { name } = phaseWords[phase]
  const until = end ? momentIn(end) : null
  return {
    de: `${title}: ${name.de}${until ? ` bis ${until.de}` : ''}`,
    en: `${title}: ${name.en}${until ? ` until ${until.en}` : ''}`,
  }
}

function lineOfEvent(event: Pick<EventDetail, 'title' | 'start' | 'end' | 'isOneDayEvent'>): Line {
  const when = whenOf(event)
  return { de: `${event.title}: ${when.de}`, en: `${event.title}: ${when.en}` }
}

function ofEvent(event: EventDetail | null): Line[] {
  if (!event) return []
  const sentence = event.standing?.sentence // in the language of the request
  return [lineOfEvent(event), ...(sentence ? [{ de: sentence, en: sentence }] : [])]
}

/** Shows in the editor of a page what its generated content says now, so that it is not written again. */
export function ModulePanel({ place }: { place: Place }) {
  const name = pageNameOf(place)
  const read = modules[name]
  return read ? <GeneratedContent name={name} read={read} /> : null
}

function GeneratedContent({ name, read }: { name: PageName; read: () => Promise<Line[]> }) {
  const say = useSay()
  const lines = useQuery({ queryKey: ['pages', 'module', name], queryFn: read })
  return (
    <Panel title={say(words.shownByItself)}>
      <Text size="sm" c="dimmed" mb="xs">
        {say(words.shownByItselfLead)}
      </Text>
      <QueryState query={lines} texts={useQueryTexts()}>
        {found =>
          found.length === 0 ? (
            <Text size="sm">{say(words.nothingYet)}</Text>
          ) : (
            <List size="sm" spacing={4}>
              {found.map(line => (
                <List.Item key={line.de}>{say(line)}</List.Item>
              ))}
            </List>
          )
        }
      </QueryState>
    </Panel>
  )
}
