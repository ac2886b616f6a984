import { backstagePaths } from './backstage-paths.ts'
import type { Bilingual } from './language.ts'
import { type Pathname, samePath as same } from './pathname.ts'

const both = (de: string, en: string): Bilingual<string> => ({ de, en })
/** A page behind a mailed link, with a button that changes something. */
const behindLink = { cache: 'never', hasForm: true, hasToken: true, isKeptAlive: false } as const

/** Every page and every screen, by its name. */
export const pathnames = {
  home: { path: same('') },
  contact: { path: both('kontakt', 'contact'), hasForm: true },
  dataPrivacy: { path: both('datenschutz', 'data-privacy') },
  myData: { path: both('meine-daten', 'my-data'), hasForm: true },
  myDataShown: { path: both('meine-daten/:token', 'my-data/:token'), ...behindLink },
  refuseLetters: { path: both('keine-bestaetigung/:token', 'no-confirmation/:token'), ...behindLink },
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
  keepSecondFactor: {
    path: both('zweiter-faktor-behalten/:token', 'keep-second-factor/:token'),
    ...behindLink,
  },
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
  careerOffer: { path: both('ueber/karriere/:slug', 'about/career/:slug') },
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
  volunteers: { path: both('forschung/probanden', 'research/volunteers'), hasForm: true },
  volunteerConfirm: {
    path: both('forschung/probanden/bestaetigen/:token', 'research/volunteers/confirm/:token'),
    ...behindLink,
  },
  volunteerUnsubscribe: {
    path: both('forschung/probanden/abmelden/:token', 'research/volunteers/unsubscribe/:token'),
    ...behindLink,
    isOneClick: true,
  },
  studyAnswer: { path: both('forschung/antwort/:token', 'research/answer/:token'), ...behindLink },
  researchPage: { path: both('forschung/:slug', 'research/:slug') },
  info: { path: same('info') },
  anniversaryEvent: { path: both('info/jubilaeumsveranstaltung', 'info/anniversary-event') },
  events: {
    path: both('info/veranstaltung', 'info/event'),
    query: ['kind', 'year', 'month', 'registration'],
  },
  event: { path: both('info/veranstaltung/:slug', 'info/event/:slug'), isKeptAlive: false, hasForm: true },
  hahnLecture: { path: same('info/hahn-lecture'), hasForm: true },
  hahnLectureHistory: {
    path: both('info/hahn-lecture/geschichte', 'info/hahn-lecture/history'),
    query: ['decade'],
  },
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
  report: { path: both('publication/bericht/:slug', 'publication/report/:slug') },
  scientificArticles: {
    path: both('publication/wiss-artikel', 'publication/scientific-articles'),
    query: ['q', 'year', 'type', 'category', 'is7T', 'isHospital', 'author', 'group', 'page'],
  },
  article: { path: both('publication/wiss-artikel/:slug', 'publication/scientific-articles/:slug') },
  publicationPage: { path: same('publication/:slug') },
  newsletter: { path: same('newsletter'), hasForm: true },
  newsletterIssue: { path: same('newsletter/:slug') },
  newsletterActivation: {
    path: both('newsletter/aktivierung/:token/:activation', 'newsletter/activation/:token/:activation'),
    ...behindLink,
  },
  newsletterUnsubscribe: {
    path: both('newsletter/abmelden/:token/:deactivation', 'newsletter/unsubscribe/:token/:deactivation'),
    ...behindLink,
  },
  newsletterReturn: { path: both('newsletter/zurueck/:token', 'newsletter/return/:token'), ...behindLink },
  media: { path: same('media/*'), cache: 'never', isKeptAlive: false },
  preview: {
    path: both('vorschau/:kind/:token', 'preview/:kind/:token'),
    hasToken: true,
    cache: 'never',
    isKeptAlive: false,
  },
  contentPage: { path: same(':slug') },

  backstage: { path: same('backstage'), may: 'staff' },
  /** Any address that is no screen of backstage, or not yet. */
  backstageUnknown: { path: same('backstage/*'), may: 'staff', cache: 'never', isKeptAlive: false },
  ...backstagePaths,
} as const satisfies Record<string, Pathname>
