import type { Pathname } from './pathname.ts'
import { opens } from './permissions.ts'

const backstage = (path: string) => {
  const whole = path === '' ? 'backstage' : `backstage/${path}`
  return { de: whole, en: whole }
}

/** The screens of backstage, under the same addresses in both languages. */
export const backstagePathnames = {
  backstage: { path: backstage(''), may: 'staff' },
  /** Whatever is no screen of backstage, or not yet. */
  backstageUnknown: { path: backstage('*'), may: 'staff', cache: 'never', isKeptAlive: false },
  backstageProfile: { path: backstage('profile'), may: 'staff' },
  backstageContests: { path: backstage('info/artifact'), may: opens.specials },
  backstageContestCreate: {
    path: backstage('info/artifact/create'),
    may: opens.specials,
    isKeptAlive: false,
  },
  backstageContest: { path: backstage('info/artifact/:id'), may: opens.specials },
  backstageContestInvitations: { path: backstage('info/artifact/invitations/:id'), may: opens.specials },
  backstageEvents: { path: backstage('info/event'), may: opens.specials },
  backstageEventCreate: { path: backstage('info/event/create'), may: opens.specials, isKeptAlive: false },
  backstageEvent: { path: backstage('info/event/:id'), may: opens.specials },
  backstageRegistrations: { path: backstage('info/event/registration/:id?'), may: opens.specials },
  /** Where the code on a ticket leads: it checks somebody in. */
  backstageCheckIn: {
    path: backstage('info/event/check-in/:id'),
    may: opens.specials,
    query: ['registration'],
    isKeptAlive: false,
  },
  backstageFiles: { path: backstage('info/file-manager/:id?'), may: opens.files },
  backstageLecture: { path: backstage('info/hahn-lecture'), may: opens.specials },
  backstageLectureEditionCreate: {
    path: backstage('info/hahn-lecture/create'),
    may: opens.specials,
    isKeptAlive: false,
  },
  backstageLectureEdition: { path: backstage('info/hahn-lecture/:id'), may: opens.specials },
  backstageMail: { path: backstage('mail'), may: opens.mail },
  backstageNews: { path: backstage('info/news'), may: opens.news },
  backstageNewsItemCreate: { path: backstage('info/news/create'), may: opens.news, isKeptAlive: false },
  backstageNewsItem: { path: backstage('info/news/:id'), may: opens.news },
  backstageContent: { path: backstage('info/page-content'), may: opens.content },
  backstageContentPageCreate: {
    path: backstage('info/page-content/create'),
    may: opens.content,
    isKeptAlive: false,
  },
  backstageContentPage: { path: backstage('info/page-content/:id'), may: opens.content },
  backstageRedirects: { path: backstage('info/redirect'), may: opens.content },
  backstageSynonyms: { path: backstage('info/search'), may: opens.content, query: ['word'] },
  backstagePolls: { path: backstage('info/poll'), may: opens.specials },
  backstagePollCreate: {
    path: backstage('info/poll/create'),
    may: opens.specials,
    isKeptAlive: false,
  },
  backstagePoll: { path: backstage('info/poll/:id'), may: opens.specials },
  backstagePollVotes: { path: backstage('info/poll/vote/:id?'), may: opens.specials },
  backstagePollInvitations: { path: backstage('info/poll/invitations/:id'), may: opens.specials },
  backstageNewsletters: { path: backstage('publication/newsletter'), may: opens.specials, isLater: true },
  backstageNewsletterCreate: {
    path: backstage('publication/newsletter/create'),
    may: opens.specials,
    isLater: true,
    isKeptAlive: false,
  },
  backstageNewsletter: { path: backstage('publication/newsletter/:id'), may: opens.specials, isLater: true },
  backstageArticles: {
    path: backstage('publication/scientific-articles'),
    may: opens.bibliography,
    isLater: true,
  },
  backstageArticleCreate: {
    path: backstage('publication/scientific-articles/create'),
    may: opens.bibliography,
    isLater: true,
    isKeptAlive: false,
  },
  backstageArticle: {
    path: backstage('publication/scientific-articles/:id?'),
    may: opens.bibliography,
    isLater: true,
  },
  backstageGroups: { path: backstage('user-group/group'), may: opens.users },
  backstageGroupCreate: { path: backstage('user-group/group/create'), may: opens.users, isKeptAlive: false },
  backstageGroup: { path: backstage('user-group/group/:id'), may: opens.users },
  backstageSafety: { path: backstage('user-group/safety'), may: opens.safety },
  backstageUsers: { path: backstage('user-group/user'), may: opens.users },
  backstageUserCreate: { path: backstage('user-group/user/create'), may: opens.users, isKeptAlive: false },
  backstageUserOrder: { path: backstage('user-group/order'), may: opens.users, isKeptAlive: false },
  backstageLabels: { path: backstage('label'), may: opens.labels, query: ['list'] },
  backstageLookups: { path: backstage('user-group/lookup'), may: opens.users, query: ['list'] },
  backstageRoles: { path: backstage('user-group/role'), may: 'staff' },
  backstageUser: { path: backstage('user-group/user/:id'), may: opens.users },
} as const satisfies Record<string, Pathname>
