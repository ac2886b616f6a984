import { data, type MetaFunction } from 'react-router'
import { contests } from '#messages/contests.ts'
import { events } from '#messages/events.ts'
import { groups } from '#messages/groups.ts'
import { lecture } from '#messages/lecture.ts'
import { news } from '#messages/news.ts'
import { pages } from '#messages/pages.ts'
import { profile } from '#messages/people.ts'
import { pollPages } from '#messages/poll-pages.ts'
import type { Client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { useSay } from '#web/language.ts'
import { type Address, inBrowser, onServer, useData } from '#web/page-data.ts'
import { PollViewSlot } from '#web/polls/polls.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { slot } from '#web/ui/later/slot.tsx'
import { Section } from '#web/ui/layout/section.tsx'

// Each kind's own view, of which a preview shows one.
const EditionView = slot(() => import('#web/lecture/lecture.ts').then(({ EditionView: View }) => View))
const ContestView = slot(() => import('#web/contests/contests.ts').then(({ ContestView: View }) => View))
const EventView = slot(() => import('#web/events/events.ts').then(({ EventView: View }) => View))
const GroupView = slot(() => import('#web/groups/groups.ts').then(({ GroupView: View }) => View))
const NewsArticle = slot(() => import('#web/news/news.ts').then(({ NewsArticle: View }) => View))
const PageView = slot(() => import('#web/pages/pages.ts').then(({ PageView: View }) => View))
const ProfileView = slot(() => import('#web/people/people.ts').then(({ ProfileView: View }) => View))

async function load(client: Client, { parameters: { kind, token = '' } }: Address) {
  if (kind === 'news') return { news: await client.news.preview({ token }) }
  if (kind === 'people') return { profile: await client.people.preview({ token }) }
  if (kind === 'groups') return { group: await client.groups.preview({ token }) }
  if (kind === 'lecture') return { edition: await client.lecture.preview({ token }) }
  if (kind === 'contests') return { contest: await client.contests.preview({ token }) }
  if (kind === 'events') return { event: await client.events.preview({ token }) }
  if (kind === 'polls') return { poll: await client.polls.preview({ token }) }
  if (kind === 'pages') return { page: await client.pages.preview({ token }) }
  throw data(null, { status: 404 })
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: news.preview[languageIn(location.pathname)], isHidden: true })

/** What a record will look like, for those who have the link. */
export default function PreviewPage() {
  const say = useSay()
  const shown = useData<typeof load>()
  return (
    <Section>
      <Notice title={say(news.preview)}>{say(leadOf(shown))}</Notice>
      <Shown shown={shown} />
    </Section>
  )
}

function leadOf({
  news: item,
  profile: person,
  group,
  edition,
  contest,
  event,
  poll,
}: ReturnType<typeof useData<typeof load>>) {
  if (item) return news.previewLead
  if (group) return groups.previewLead
  if (edition) return lecture.previewLead
  if (contest) return contests.previewLead
  if (event) return events.previewLead
  if (poll) return pollPages.previewLead
  return person ? profile.previewLead : pages.previewLead
}

function Shown({ shown }: { shown: ReturnType<typeof useData<typeof load>> }) {
  if (shown.news) return <NewsArticle item={shown.news} address="" />
  if (shown.edition) return <EditionView edition={shown.edition} address="" />
  if (shown.contest) return <ContestView contest={shown.contest} form={null} />
  if (shown.group) return <GroupView group={shown.group} />
  if (shown.poll) return <PollViewSlot poll={shown.poll} />
  if (shown.event) return <EventView event={shown.event} address="" />
  return shown.profile ? <ProfileView profile={shown.profile} address="" /> : <PageView page={shown.page} />
}
