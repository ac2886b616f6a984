import type { Contract } from '#contract/contract.ts'
import { accountArea } from '#server/account/area.ts'
import { articlesArea } from '#server/articles/area.ts'
import { contactArea } from '#server/contact/area.ts'
import { contestsArea } from '#server/contests/area.ts'
import { eventsArea } from '#server/events/area.ts'
import { filesArea } from '#server/files/area.ts'
import { groupsArea } from '#server/groups/area.ts'
import { lectureArea } from '#server/lecture/area.ts'
import { mailArea } from '#server/mail/area.ts'
import { newsArea } from '#server/news/area.ts'
import { newsletterArea } from '#server/newsletter/area.ts'
import { pagesArea } from '#server/pages/area.ts'
import { peopleArea } from '#server/people/area.ts'
import type { Area, AreaOf } from '#server/platform/areas/areas.ts'
import { bindCalls } from '#server/platform/calls/calls.ts'
import { pollsArea } from '#server/polls/area.ts'
import { privacyArea } from '#server/privacy/area.ts'
import { reportsArea } from '#server/reports/area.ts'
import { securityArea } from '#server/security/area.ts'
import { siteArea } from '#server/site/area.ts'
import { studiesArea } from '#server/studies/area.ts'
import { volunteersArea } from '#server/volunteers/area.ts'
import { votingArea } from '#server/voting/area.ts'

type EveryArea = { [Name in keyof Contract]: AreaOf<Name> } & Record<string, Area>

/** Every area of the site. An area missing here is a type error. */
export const areas = {
  account: accountArea,
  articles: articlesArea,
  contact: contactArea,
  contests: contestsArea,
  events: eventsArea,
  files: filesArea,
  groups: groupsArea,
  lecture: lectureArea,
  mail: mailArea,
  news: newsArea,
  newsletter: newsletterArea,
  pages: pagesArea,
  people: peopleArea,
  polls: pollsArea,
  privacy: privacyArea,
  reports: reportsArea,
  security: securityArea,
  site: siteArea,
  studies: studiesArea,
  volunteers: volunteersArea,
  voting: votingArea,
} satisfies EveryArea

const byName: Readonly<Record<string, Area>> = areas

export const allAreas: readonly Area[] = Object.values(byName)

/** The whole contract, bound to its handlers. */
export const calls = bindCalls(byName)
