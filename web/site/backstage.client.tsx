import { SimpleGrid, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Language } from '#contract/language.ts'
import { addressOf, type PageName } from '#contract/pathnames.ts'
import { plainName } from '#contract/people/names.ts'
import type { WaitingCount as WaitingCountName } from '#contract/site/waiting.ts'
import { overview, waitingCounts } from '#messages/backstage.ts'
import { client } from '#web/client.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useUser } from '#web/shell/signed-in.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { EmptyState } from '#web/ui/content/empty-state.tsx'
import { MissedOverview } from './missed-overview.tsx'
import { TranslatedShares } from './translated-shares.tsx'
import { ViewsChart } from './views-chart.tsx'
import { WaitingCount } from './waiting-count.tsx'
import { WaitingList } from './waiting-list.tsx'

/** What needs me today. */
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

/** Where what is counted is mended. */
const waysTo = {
  failedMails: { page: 'backstageMail', query: 'state=failed%2Cuncertain' },
  unreadMailboxes: { page: 'backstageMail', query: '' },
  overdueDataRequests: { page: 'backstagePrivacy', query: '' },
  delayedMails: { page: 'backstageMail', query: 'state=queued%2Cretry' },
  openIncidents: { page: 'backstageSafety', query: 'status=open' },
  pausedIssues: { page: 'backstageNewsletters', query: '' },
  suggestedArticles: { page: 'backstageArticlesFound', query: 'state=waiting' },
  undescribedPictures: { page: 'backstageFiles', query: 'missing=alt' },
} as const satisfies Record<WaitingCountName, { page: PageName; query: string }>

function wayTo(name: WaitingCountName, language: Language): string {
  const { page, query } = waysTo[name]
  return `${addressOf(page, language)}?${query}`
}

type HomeAnswer = Awaited<ReturnType<typeof client.site.home>>

function Waiting({ waiting }: { waiting: HomeAnswer }) {
  const say = useSay()
  const language = useLanguage()
  const { drafts, translations, scheduled, changed, translated, counts } = waiting
  if ([drafts, translations, scheduled, changed, counts].every(list => list.length === 0))
    return <EmptyState title={say(overview.nothing)}>{say(overview.nothingLead)}</EmptyState>
  return (
    <>
      <Title order={2} size="h3">
        {say(overview.today)}
      </Title>
      <SimpleGrid cols={{ base: 1, md: 2, xl: 3 }} spacing="md">
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
          note={({ updatedAt }) => `${say(overview.changed)} ${dayOf(updatedAt, language)}`}
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
        {counts.map(({ name, count }) => (
          <WaitingCount
            key={name}
            label={say(waitingCounts[name])}
            count={count}
            to={wayTo(name, language)}
            isWrong={name !== 'suggestedArticles'}
          />
        ))}
      </SimpleGrid>
    </>
  )
}
