import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import { plainName } from '#contract/people/names.ts'
import { recordKinds } from '#contract/record-kinds.ts'
import {
  type WaitingCount as WaitingCountName,
  type WaitingThing,
  waitingThings,
} from '#contract/site/waiting.ts'
import { overview, waitingCounts, waitingNumber } from '#messages/backstage.ts'
import { client } from '#web/client.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { OwnSteps } from '#web/people/people.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { MissedOverview } from './missed-overview.tsx'
import { TranslatedShares } from './translated-shares.tsx'
import { ViewsChart } from './views-chart.tsx'
import { WaitingCount } from './waiting-count.tsx'
import { WaitingList } from './waiting-list.tsx'

/** The start screen: what waits for the user. */
export default function Home() {
  const say = useSay()
  const { firstName, lastName } = useUser()
  const home = useQuery({ queryKey: ['home'], queryFn: () => client.site.home({}) })
  return (
    <Stack gap="lg">
      <Title order={1} size="h2">
        {say(overview.greeting)}, {plainName({ firstName, lastName })}
      </Title>
      <QueryState query={home} texts={useQueryTexts()}>
        {waiting => <Waiting waiting={waiting} />}
      </QueryState>
      <MissedOverview />
      <ViewsChart />
    </Stack>
  )
}

/** The screens on which the counted items are dealt with. */
const waysTo = {
  missingMailServer: { page: 'backstageMail', query: 'state=queued%2Cretry' },
  failedMails: { page: 'backstageMail', query: 'state=failed%2Cuncertain' },
  unreadMailboxes: { page: 'backstageMail', query: '' },
  overdueDataRequests: { page: 'backstagePrivacy', query: '' },
  delayedMails: { page: 'backstageMail', query: 'state=queued%2Cretry' },
  openIncidents: { page: 'backstageSafety', query: 'status=open' },
  siteMistakes: { page: 'backstageSafety', query: '' },
  pausedIssues: { page: 'backstageNewsletters', query: '' },
  suggestedArticles: { page: 'backstageArticlesFound', query: 'state=waiting' },
  endingAccounts: { page: 'backstageUsers', query: 'ending=1' },
  undescribedPictures: { page: 'backstageFiles', query: 'missing=alt' },
} as const satisfies Record<WaitingCountName, { page: PageName; query: string }>

function wayTo(name: WaitingCountName, language: Language): string {
  const { page, query } = waysTo[name]
  return `${addressOf(page, language)}?${query}`
}

type HomeAnswer = Awaited<ReturnType<typeof client.site.home>>
type Counted = HomeAnswer['counts'][number]

/** Whether the count means an error, not just pending decisions. */
function isWrong({ name }: Counted): boolean {
  return !['suggestedArticles', 'undescribedPictures', 'endingAccounts'].includes(name)
}

function Count(counted: Counted) {
  const say = useSay()
  const language = useLanguage()
  const { name, count, since } = counted
  return (
    <WaitingCount
      label={say(waitingCounts[name])}
      count={count}
      to={wayTo(name, language)}
      isWrong={isWrong(counted)}
      note={since && `${say(overview.oldest)} ${dayOf(since, language)}`}
    />
  )
}

/** Returns the address where a waiting item of a record is dealt with. */
function wayToThing({ name, kind, id }: WaitingThing, language: Language): string {
  const page = name === 'waitingList' ? 'backstageRegistrations' : recordKinds[kind].backstage
  const address = addressOf(page, language, { id: String(id) })
  return name === 'waitingList' ? `${address}?state=waiting` : address
}

/**
 * Returns a function that describes an item: how many wait, the longest waiting person, since when, and the
 * due date.
 */
function useNoteOf(): (thing: WaitingThing) => string {
  const say = useSay()
  const language = useLanguage()
  return ({ name, count, by, since, due }) => {
    const first = [by, since && `${say(overview.since)} ${dayOf(since, language)}`].filter(Boolean).join(' ')
    const waits = [count && say(waitingNumber(count)), first].filter(Boolean).join(by ? ', ' : ' ')
    const dueBy =
      due && `${say(name === 'pollEnds' ? overview.ends : overview.starts)} ${dayOf(due, language)}`
    return [waits, dueBy].filter(Boolean).join(' · ')
  }
}

function Waiting({ waiting }: { waiting: HomeAnswer }) {
  const say = useSay()
  const language = useLanguage()
  const noteOf = useNoteOf()
  const own = useQuery({ queryKey: ['people', 'list', 'own'], queryFn: () => client.account.self.find({}) })
  const { drafts, translations, scheduled, changed, translated, counts, things } = waiting
  if ([drafts, translations, scheduled, changed, counts, things].every(list => list.length === 0))
    return own.data && !own.data.isVisible ? (
      <OwnSteps own={own.data} />
    ) : (
      <EmptyState title={say(overview.nothing)}>{say(overview.nothingLead)}</EmptyState>
    )
  return (
    <>
      <Title order={2} size="h3">
        {say(overview.today)}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="md">
        {counts.filter(isWrong).map(one => (
          <Count key={one.name} {...one} />
        ))}
        {waitingThings.map(name => (
          <WaitingList
            key={name}
            title={say(overview.things)[name]}
            rows={things.filter(thing => thing.name === name)}
            note={noteOf}
            to={wayToThing}
          />
        ))}
        <WaitingList
          title={say(overview.translations)}
          rows={translations}
          note={({ language: behind }) => say(overview.missingIn)[behind]}
        >
          <TranslatedShares translated={translated} />
        </WaitingList>
        <WaitingList
          title={say(overview.drafts)}
          rows={drafts}
          note={({ by, updatedAt }) =>
            [by, `${say(overview.since)} ${dayOf(updatedAt, language)}`].filter(Boolean).join(', ')
          }
        />
        <WaitingList
          title={say(overview.scheduled)}
          rows={scheduled}
          note={({ publishAt }) => `${say(overview.appears)} ${dayOf(publishAt, language)}`}
        />
        <WaitingList
          title={say(overview.byOthers)}
          rows={changed}
          note={({ by, updatedAt }) => [by, dayOf(updatedAt, language)].filter(Boolean).join(', ')}
        />
        {counts
          .filter(one => !isWrong(one))
          .map(one => (
            <Count key={one.name} {...one} />
          ))}
      </SimpleGrid>
      {own.data && <OwnSteps own={own.data} />}
    </>
  )
}
