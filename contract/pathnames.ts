import { backstagePathnames } from './backstage-pathnames.ts'
import type { Bilingual, Language } from './language.ts'
import type { Pathname } from './pathname.ts'

export type { Pathname }

const same = (path: string): Bilingual<string> => ({ de: path, en: path })
const both = (de: string, en: string): Bilingual<string> => ({ de, en })
/** A page behind a link of a mail, whose button does something. */
const behindLink = { cache: 'never', hasForm: true, hasToken: true, isKeptAlive: false } as const

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

  ...backstagePathnames,
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
