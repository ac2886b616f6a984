import { accountApi } from './account/api.ts'
import { articlesApi, articlesBackstageApi } from './articles/api.ts'
import { ownPublicationsApi } from './articles/authors-api.ts'
import { contactApi } from './contact/api.ts'
import { contestsApi, contestsBackstageApi } from './contests/api.ts'
import { eventsApi, eventsBackstageApi } from './events/api.ts'
import { registrationsApi, registrationsBackstageApi } from './events/registrations-api.ts'
import { filesApi } from './files/api.ts'
import { groupsApi, groupsBackstageApi } from './groups/api.ts'
import { lectureApi, lectureBackstageApi } from './lecture/api.ts'
import { mailApi } from './mail/api.ts'
import { newsApi, newsBackstageApi } from './news/api.ts'
import { newsletterApi } from './newsletter/api.ts'
import { newsletterBackstageApi } from './newsletter/backstage-api.ts'
import { pagesApi, pagesBackstageApi } from './pages/api.ts'
import { peopleApi, peopleBackstageApi } from './people/api.ts'
import { pollsApi, pollsBackstageApi } from './polls/api.ts'
import { privacyApi, privacyBackstageApi } from './privacy/api.ts'
import { reportsApi, reportsBackstageApi } from './reports/api.ts'
import { securityApi } from './security/api.ts'
import { siteApi } from './site/api.ts'
import { studiesApi, studiesBackstageApi } from './studies/api.ts'
import { volunteersApi } from './volunteers/api.ts'
import { volunteersBackstageApi } from './volunteers/backstage-api.ts'

/** The whole API, shared by server and browser. Base path `/api/v1`. */
export const contract = {
  account: accountApi,
  contact: contactApi,
  contests: { ...contestsApi, backstage: contestsBackstageApi },
  events: {
    ...eventsApi,
    ...registrationsApi,
    backstage: { ...eventsBackstageApi, ...registrationsBackstageApi },
  },
  files: filesApi,
  groups: { ...groupsApi, backstage: groupsBackstageApi },
  lecture: { ...lectureApi, backstage: lectureBackstageApi },
  mail: mailApi,
  news: { ...newsApi, backstage: newsBackstageApi },
  articles: { ...articlesApi, own: ownPublicationsApi, backstage: articlesBackstageApi },
  newsletter: { ...newsletterApi, backstage: newsletterBackstageApi },
  pages: { ...pagesApi, backstage: pagesBackstageApi },
  people: { ...peopleApi, backstage: peopleBackstageApi },
  polls: { ...pollsApi, backstage: pollsBackstageApi },
  privacy: { ...privacyApi, backstage: privacyBackstageApi },
  reports: { ...reportsApi, backstage: reportsBackstageApi },
  security: securityApi,
  site: siteApi,
  studies: { ...studiesApi, backstage: studiesBackstageApi },
  volunteers: { ...volunteersApi, backstage: volunteersBackstageApi },
}

export type Contract = typeof contract
