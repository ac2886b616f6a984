import type { Bilingual, Language } from './language.ts'
import type { May } from './permissions.ts'
import { opens } from './permissions.ts'

/** One page: its path in both languages, and what is special about it. */
export interface Pathname {
  path: Bilingual<string>
  /** Query parameters that belong to the page; all others are dropped before rendering. */
  query?: readonly string[]
  /** Those of them that take any words: with one the page is never kept, there would be endlessly many. */
  freeQuery?: readonly string[]
  /** Never kept by the response cache: forms' answers, tokens, logins. */
  cache?: 'never'
  /** Addresses with a token send no referrer and are counted by their pattern only. */
  hasToken?: true
  /** Left when the reader goes on: not among the ten views kept alive. */
  isKeptAlive?: false
  /** Takes a form sent without JavaScript. */
  hasForm?: true
  /** Its form comes with a file, as multipart form data; `also`: one of its forms does, others come without. */
  takesFile?: true | 'also'
  /** Backstage pages: who may open them. */
  may?: May
  /** Comes with a later area: not linked, answers 404. */
  isLater?: true
}

const same = (path: string): Bilingual<string> => ({ de: path, en: path })
const both = (de: string, en: string): Bilingual<string> => ({ de, en })
/** A page behind a link of a mail, whose button does something. */
const behindLink = { cache: 'never', hasForm: true, hasToken: true, isKeptAlive: false } as const
const backstage = (path: string) => same(path === '' ? 'backstage' : `backstage/${path}`)

export const pathnames = {
  home: { path: same('') },
  contact: { path: both('kontakt', 'contact'), hasForm: true },
  dataPrivacy: { path: both('datenschutz', 'data-privacy') },
  imprint: { path: both('impressum', 'imprint') },
  accessibility: { path: both('barrierefreiheit', 'accessibility'), hasForm: true },
  easyLanguage: { path: both('leichte-sprache', 'easy-language') },
  signLanguage: { path: both('gebaerdensprache', 'sign-language') },
  search: { path: both('suche', 'search'), query: ['q', 'page'], cache: 'never', isKeptAlive: false },
  ismrmGermanEvening: { path: same('ismrm-german-evening') },
  login: { path: same('login'), cache: 'never', isKeptAlive: false, hasForm: true, query: ['to'] },
  lostPassword: {
    path: both('passwort-vergessen', 'lost-password'),
    cache: 'never',
    hasForm: true,
    isKeptAlive: false,
  },
  resetPassword: { path: both('passwort-zuruecksetzen/:token', 'reset-password/:token'), ...behindLink },
  confirmEmail: { path: both('e-mail-bestaetigen/:token', 'confirm-email/:token'), ...behindLink },
  artifact: { path: same('artifact') },
  artifactOverview: { path: same('artifact/overview') },
  artifactContribution: { path: both('artifact/beitrag/:slug', 'artifact/contribution/:slug') },
  artifactSubmission: {
    path: both('artifact/einreichung/:token', 'artifact/submission/:token'),
    ...behindLink,
    takesFile: 'also',
  },
  artifactContest: { path: same('artifact/:slug'), isKeptAlive: false, hasForm: true, takesFile: true },
  artifactVoting: {
    path: both('artifact-abstimmung', 'artifact-voting'),
    hasForm: true,
    query: ['contest'],
    isKeptAlive: false,
  },
  artifactBallot: {
    path: both('artifact-abstimmung/bestaetigen/:token', 'artifact-voting/confirm/:token'),
    ...behindLink,
  },
  about: { path: both('ueber', 'about') },
  board: { path: both('ueber/vorstand', 'about/board') },
  career: { path: both('ueber/karriere', 'about/career') },
  cooperations: { path: both('ueber/kooperationen', 'about/cooperations') },
  team: { path: both('ueber/team', 'about/team'), query: ['by', 'q'], freeQuery: ['q'] },
  profile: { path: both('ueber/team/:slug', 'about/team/:slug') },
  aboutPage: { path: both('ueber/:slug', 'about/:slug') },
  research: { path: both('forschung', 'research') },
  awards: { path: both('forschung/auszeichnungen', 'research/awards') },
  equipment: { path: both('forschung/ausstattung', 'research/equipment') },
  groups: { path: both('forschung/gruppe', 'research/group') },
  group: { path: both('forschung/gruppe/:slug', 'research/group/:slug') },
  projects: { path: both('forschung/projekte', 'research/projects') },
  volunteers: { path: both('forschung/probanden', 'research/volunteers') },
  researchPage: { path: both('forschung/:slug', 'research/:slug') },
  info: { path: same('info') },
  anniversaryEvent: { path: both('info/jubilaeumsveranstaltung', 'info/anniversary-event') },
  events: { path: both('info/veranstaltung', 'info/event'), query: ['kind', 'year'] },
  event: { path: both('info/veranstaltung/:slug', 'info/event/:slug'), isKeptAlive: false, hasForm: true },
  hahnLecture: { path: same('info/hahn-lecture'), hasForm: true },
  hahnLectureHistory: { path: both('info/hahn-lecture/geschichte', 'info/hahn-lecture/history') },
  lectureEdition: { path: same('info/hahn-lecture/:slug') },
  news: { path: both('info/neuigkeiten', 'info/news'), query: ['page', 'tag', 'category'] },
  newsItem: { path: both('info/neuigkeiten/:slug', 'info/news/:slug') },
  registration: { path: both('info/registrierung/:token', 'info/registration/:token'), ...behindLink },
  polls: { path: both('info/abstimmung', 'info/poll') },
  poll: { path: both('info/abstimmung/:slug', 'info/poll/:slug'), isKeptAlive: false, hasForm: true },
  confirmBallot: {
    path: both('info/abstimmung/bestaetigen/:token', 'info/poll/confirm/:token'),
    ...behindLink,
  },
  infoPage: { path: same('info/:slug') },
  publication: { path: same('publication') },
  reports: { path: both('publication/bericht', 'publication/report') },
  scientificArticles: { path: both('publication/wiss-artikel', 'publication/scientific-articles') },
  publicationPage: { path: same('publication/:slug') },
  newsletterActivation: {
    path: both('newsletter/aktivierung/:token/:activation', 'newsletter/activation/:token/:activation'),
    isLater: true,
    hasToken: true,
    cache: 'never',
  },
  newsletterUnsubscribe: {
    path: both('newsletter/abmelden/:token/:deactivation', 'newsletter/unsubscribe/:token/:deactivation'),
    isLater: true,
    hasToken: true,
    cache: 'never',
  },
  media: { path: same('media/*'), cache: 'never', isKeptAlive: false },
  preview: {
    path: both('vorschau/:kind/:token', 'preview/:kind/:token'),
    hasToken: true,
    cache: 'never',
    isKeptAlive: false,
  },
  contentPage: { path: same(':slug') },

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

export type PageName = keyof typeof pathnames

export const pageNames = Object.keys(pathnames) as PageName[]

export function pathname(name: PageName): Pathname {
  return pathnames[name]
}

/** The address of a page: `addressOf('newsItem', 'de', { slug: 'neue-spule' })`. */
export function addressOf(
  name: PageName,
  language: Language,
  parameters: Record<string, string> = {},
): string {
  const written: string = pathnames[name].path[language]
  if (!/[:*]/.test(written)) return written === '' ? `/${language}` : `/${language}/${written}`
  const path = written
    .split('/')
    .map(word =>
      word === '*'
        ? (parameters['*'] ?? '')
        : word.startsWith(':')
          ? encodeURIComponent(parameters[word.replace(/^:|\?$/g, '')] ?? '')
          : word,
    )
    .filter(word => word !== '')
    .join('/')
  return `/${language}/${path}`
}
