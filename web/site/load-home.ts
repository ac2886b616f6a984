import type { ContestCard } from '#contract/contests/contest.ts'
import type { EventCard } from '#contract/events/shown.ts'
import type { Language } from '#contract/language.ts'
import type { ShownPage } from '#contract/pages/page.ts'
import { placeOf } from '#contract/pages/places.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { PersonCard } from '#contract/people/team.ts'
import type { PollCard } from '#contract/polls/shown.ts'
import { dayIn } from '#messages/event-times.ts'
import { nextSteps as say } from '#messages/next-steps.ts'
import type { Client } from '#web/client.ts'
import type { Address } from '#web/page-data.ts'
import { linkTo } from '#web/shell/public-menu.ts'
import type { NextStep } from './next-steps.tsx'

/** Loads the data of the home page. */
export async function loadHome(client: Client, { language, origin }: Address) {
  const [page, news, events, groups, team] = await Promise.all([
    client.pages.find(placeOf('home')),
    client.news.latest({ page: 1, limit: 4 }),
    client.events.list({ state: 'upcoming' }),
    client.groups.list({}),
    client.people.team({}),
  ])
  const leading = new Set(groups.rows.map(({ leader }) => leader?.id))
  const leaders = team.rows.filter(
    ({ id, isInvestigator, isFormer }) => !isFormer && (isInvestigator || leading.has(id)),
  )
  return {
    page,
    steps: await nextSteps(client, language, events.rows),
    news: news.rows,
    events: events.rows.filter(({ isCancelled }) => !isCancelled).slice(0, 2),
    groups: groups.rows.slice(0, 3),
    people: leaders.slice(0, leaders.length < 6 ? 4 : 6).map(withDecorativePortrait), // fills whole rows at any page width
    origin,
  }
}

/** Removes the description of a portrait, which is decorative beside the name. */
function withDecorativePortrait(person: PersonCard): PersonCard {
  return { ...person, image: person.image && { ...person.image, alt: null } }
}

/** The typical wishes of visitors, each with the next step derived from current records. */
async function nextSteps(
  client: Client,
  language: Language,
  events: readonly EventCard[],
): Promise<NextStep[]> {
  const [studies, polls, contests, career] = await Promise.all([
    client.studies.list({}),
    client.polls.list({ voting: '1' }),
    client.contests.list({}),
    client.pages.find(placeOf('career')).catch(() => null), // staff may hide the page
  ])
  return [
    {
      href: addressOf('volunteers', language),
      wish: say.takePart[language],
      fact: studies.count > 0 ? say.studies[language](studies.count) : say.howItGoes[language],
    },
    visitStep(language, events),
    ...voteStep(language, contests.rows),
    ...answerStep(language, polls.rows),
    ...submitStep(language, contests.rows),
    {
      href: addressOf('career', language),
      wish: say.work[language],
      fact: offersOn(career, language),
    },
    {
      href: linkTo('press', language, '').href,
      wish: say.press[language],
      fact: say.forPress[language],
    },
  ]
}

function visitStep(language: Language, events: readonly EventCard[]): NextStep {
  const wish = say.visit[language]
  const event = events.find(({ isCancelled, hasPage }) => hasPage && !isCancelled)
  if (!event) return { href: addressOf('events', language), wish, fact: say.allEvents[language] }
  const when = event.state === 'running' ? say.runsNow[language] : dayIn(event.start)[language]
  const href = addressOf('event', language, { slug: event.slug })
  return { href, wish, fact: `${when} · ${event.title}`, spoken: event.language }
}

/** The contest with a running public vote. */
function voteStep(language: Language, contests: readonly ContestCard[]): NextStep[] {
  const contest = contests.find(({ phase, judging }) => phase === 'voting' && judging === 'public')
  if (!contest) return []
  const href = `${addressOf('artifactVoting', language)}?contest=${contest.slug}`
  return [{ href, wish: say.vote[language], ...untilOf(contest, contest.votingEnd, language) }]
}

/** The open poll that closes first. */
function answerStep(language: Language, polls: readonly PollCard[]): NextStep[] {
  const [poll] = polls
    .filter(({ isForInvited }) => !isForInvited)
    .toSorted((a, b) => (a.closesAt ?? '9').localeCompare(b.closesAt ?? '9'))
  if (!poll) return []
  const href = addressOf('poll', language, { slug: poll.slug })
  return [{ href, wish: say.answer[language], ...untilOf(poll, poll.closesAt, language) }]
}

function submitStep(language: Language, contests: readonly ContestCard[]): NextStep[] {
  const contest = contests.find(({ phase }) => phase === 'submission')
  if (!contest) return []
  const href = addressOf('artifactContest', language, { slug: contest.slug })
  return [{ href, wish: say.submit[language], ...untilOf(contest, contest.submissionEnd, language) }]
}

function untilOf(
  { title, language: spoken }: { title: string; language: Language },
  moment: string | null,
  language: Language,
): { fact: string; spoken: Language } {
  return { fact: moment ? `${title}, ${say.until[language](dayIn(moment)[language])}` : title, spoken }
}

function offersOn(career: ShownPage | null, language: Language): string {
  const offers = career?.rows.flatMap(item => (item.type === 'offers' ? item.content.offers : [])) ?? []
  if (offers.length === 0) return say.noOffers[language]
  const [soonest] = offers.flatMap(({ deadline }) => deadline ?? []).sort()
  const open = say.offers[language](offers.length)
  return soonest ? `${open}, ${say.deadline[language](dayIn(soonest)[language])}` : open
}
