// Made from the migrated database by `npm run schema`; a test compares. Not to be edited.
import type { AuthorDetail, Bibliographic, BibliographicField, BibType } from '#contract/articles/article.ts'
import type { AuthorStyle } from '#contract/articles/authors.ts'
import type { CandidateState, DecisionKind } from '#contract/articles/authorship.ts'
import type { Evidence } from '#contract/articles/evidence.ts'
import type { ArticleImport, EntryOutcome, ImportEntry, ImportKind } from '#contract/articles/import.ts'
import type { Suggestion } from '#contract/articles/harvest.ts'
import type { FileProblem } from '#contract/articles/import-problems.ts'
import type { Source, SourceFailureKind } from '#contract/articles/sources.ts'
import type { ContestFields } from '#contract/contests/contest.ts'
import type { ContributionKind, ContributionStep } from '#contract/contests/contribution.ts'
import type { LetterName } from '#contract/events/letters.ts'
import type { KeySpeaker, Livestream, ProgrammeEntry, Venue } from '#contract/events/parts.ts'
import type { RegistrationStep } from '#contract/events/registration.ts'
import type { Participation, RegistrationSettings } from '#contract/events/settings.ts'
import type { Recording } from '#contract/files/recording.ts'
import type { GroupContact } from '#contract/groups/group.ts'
import type { Project } from '#contract/groups/project.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import type { EditionFields } from '#contract/lecture/edition.ts'
import type { IssuePart } from '#contract/newsletter/parts.ts'
import type { DisabledReason } from '#contract/newsletter/recipient.ts'
import type { ContentItem } from '#contract/pages/items.ts'
import type { SubscriberState } from '#contract/newsletter/subscription.ts'
import type { BoardTerm } from '#contract/people/board.ts'
import type { ContactLink } from '#contract/people/contacts.ts'
import type { LookupKind } from '#contract/people/lookups.ts'
import type { Category } from '#contract/pages/places.ts'
import type { PollOption } from '#contract/polls/poll.ts'
import type { StudyFields } from '#contract/studies/study.ts'
import type { SettingsOfList } from '#contract/site/list-settings.ts'
import type { Translation } from '#contract/translation.ts'
import type { RichText } from '#contract/richtext.ts'
import type { CountedResults, Vote, VotingRules } from '#contract/voting/rules.ts'
import type { CalendarEntry, StoredAttachment } from '#server/platform/mail/stored.ts'
import type { Json } from './json-column.ts'
import type { ColumnType } from "kysely";

export type ArrayType<T> = ArrayTypeImpl<T> extends (infer U)[]
  ? U[]
  : ArrayTypeImpl<T>;

export type ArrayTypeImpl<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S[], I[], U[]>
  : T[];

export type Generated<T> = T extends ColumnType<infer S, infer I, infer U>
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;

export type Timestamp = ColumnType<Date, Date | string, Date | string>;

export interface ArticleHarvest {
  byPeople: Generated<boolean>;
  failure: SourceFailureKind | null;
  institutes: Generated<Json<string[]>>;
  isOn: Generated<boolean>;
  isOnly: Generated<boolean>;
  ranAt: Timestamp | null;
  seenUntil: string | null;
  suggested: Generated<number>;
  updated: Generated<number>;
}

export interface ArticleImportEntries {
  articleId: number | null;
  articleVersion: number | null;
  doi: Generated<string>;
  fields: Json<Partial<Bibliographic>>;
  id: Generated<number>;
  importId: number;
  isWanted: Generated<boolean>;
  line: number;
  outcome: EntryOutcome;
  preprintDoi: Generated<string>;
  problems: Generated<Json<ImportEntry['problems']>>;
  pubmedId: Generated<string>;
  title: Generated<string>;
  titleKey: Generated<string>;
  year: number | null;
}

export interface ArticleImports {
  createdAt: Timestamp;
  createdBy: number | null;
  failedSource: Source | null;
  failure: SourceFailureKind | null;
  goesOn: Generated<boolean>;
  id: Generated<number>;
  isVisible: Generated<boolean>;
  kind: ImportKind;
  name: string;
  problem: FileProblem | null;
  state: ArticleImport['state'];
}

export interface ArticleMerges {
  intoId: number;
  mergedAt: Timestamp;
  mergedBy: number | null;
  mergedId: number;
  slugs: Json<{ language: Language; slug: string; isCurrent: boolean }[]>;
}

export interface Articles {
  abstract: Generated<string>;
  authorDetails: Generated<Json<AuthorDetail[]>>;
  authors: Generated<string>;
  authorStyle: Generated<AuthorStyle>;
  bibType: Generated<BibType>;
  categoryId: number | null;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  doi: Generated<string>;
  editedFields: Generated<Json<BibliographicField[]>>;
  editors: Generated<string>;
  id: Generated<number>;
  is7T: Generated<boolean>;
  isbn: Generated<string>;
  isHospital: Generated<boolean>;
  isOpenAccess: boolean | null;
  issn: Generated<string>;
  isVisible: Generated<boolean>;
  journal: Generated<string>;
  journalAbbreviation: Generated<string>;
  month: number | null;
  notices: Generated<Json<Bibliographic['notices']>>;
  noUpdate: Generated<boolean>;
  number: Generated<string>;
  pages: Generated<string>;
  pmcId: Generated<string>;
  preprintDoi: Generated<string>;
  publishAt: Timestamp | null;
  publishedOnline: string | null;
  publisher: Generated<string>;
  pubmedId: Generated<string>;
  retrievedPubmedId: Generated<string>;
  searchText: Generated<string>;
  slug: Generated<Json<Bilingual<string>>>;
  summary: Generated<Json<Bilingual<string>>>;
  title: string;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  url: Generated<string>;
  version: Generated<number>;
  volume: Generated<string>;
  year: number | null;
}

export interface ArticleSources {
  articleId: number;
  askedAt: Timestamp;
  fields: Json<Bibliographic>;
}

export interface ArticleSuggestions {
  affiliation: Generated<string>;
  articleId: number | null;
  decidedAt: Timestamp | null;
  decidedBy: number | null;
  doi: string;
  fields: Json<Bibliographic>;
  foundAt: Timestamp;
  id: Generated<number>;
  isTold: Generated<boolean>;
  preprintDoi: Generated<string>;
  pubmedId: string;
  state: Generated<Suggestion['state']>;
}

export interface Audit {
  action: string;
  createdAt: Timestamp;
  details: Generated<Json>;
  detailsDigest: Buffer | null;
  entity: string;
  entityId: number | null;
  id: Generated<number>;
  requestId: Generated<string>;
  sealedUserId: number | null;
  sealId: number | null;
  userId: number | null;
}

export interface AuditHeadReaders {
  userId: number;
}

export interface AuditSeals {
  createdAt: Timestamp;
  digests: ArrayType<Buffer>;
  head: Buffer;
  id: Generated<number>;
  oldestAt: Timestamp;
}

export interface AuthorChecks {
  id: Generated<number>;
  personId: number | null;
  wantedAt: Timestamp;
}

export interface AuthorDecisions {
  articleId: number;
  decidedAt: Timestamp;
  decidedBy: number | null;
  id: Generated<number>;
  kind: DecisionKind;
  name: string;
  occurrence: number;
  orcid: string;
  personId: number;
}

export interface AuthorRebuild {
  changed: Generated<number>;
  checkIds: Generated<number[]>;
  done: Generated<number>;
  finishedAt: Timestamp | null;
  isOnly: Generated<boolean>;
  lastArticleId: Generated<number>;
  personIds: number[] | null;
  takenUntil: Timestamp | null;
  total: Generated<number>;
  upTo: Generated<number>;
}

export interface Authorships {
  articleId: number;
  decidedAt: Timestamp | null;
  decidedBy: number | null;
  evidence: Json<Evidence[]>;
  id: Generated<number>;
  name: string;
  personId: number;
  place: number;
  score: number;
  state: CandidateState;
}

export interface Ballots {
  id: Generated<string>;
  receiptHash: Buffer | null;
  value: Json<Vote[]>;
  votingId: number;
}

export interface Categories {
  area: string;
  id: Generated<number>;
  label: Json<Bilingual<string>>;
  position: Generated<number>;
}

export interface CodeApps {
  confirmedAt: Timestamp | null;
  createdAt: Timestamp;
  failures: Generated<number>;
  lastPeriod: Generated<number>;
  sealedSecret: Buffer;
  userId: number;
}

export interface Consents {
  form: string;
  givenAt: Timestamp;
  language: string;
  subject: number;
  version: number;
}

export interface ContactMessages {
  barrierPage: string | null;
  createdAt: Timestamp;
  email: string;
  id: Generated<number>;
  language: string;
  message: string;
  name: string;
  score: Generated<number>;
}

export interface ContestArtists {
  contributionId: number;
  email: string | null;
  emailKey: string | null;
  language: Language;
  name: string;
}

export interface ContestContributions {
  altText: Json<Bilingual<string>>;
  contestId: number;
  createdAt: Timestamp;
  fileId: number | null;
  id: Generated<number>;
  kind: ContributionKind;
  reason: Generated<string>;
  slug: string;
  state: Generated<ContributionStep>;
  text: Json<Bilingual<string>>;
  title: Json<Bilingual<string>>;
  updatedAt: Timestamp;
}

export interface ContestRaffles {
  contestId: number;
  contributionIds: number[];
  drawnAt: Timestamp;
  seed: string;
}

export interface ContestResults {
  contributionId: number;
  place: number | null;
  rating: number | null;
}

export interface Contests {
  areResultsPublished: Generated<boolean>;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isVisible: Generated<boolean>;
  judging: ContestFields['judging'];
  lead: Json<Bilingual<string>>;
  maxSubmissionsPerPerson: number;
  prizes: Generated<Json<Bilingual<RichText | null>>>;
  publishAt: Timestamp | null;
  rules: Generated<Json<Bilingual<RichText | null>>>;
  searchText: Generated<string>;
  slug: Generated<Json<Bilingual<string>>>;
  submissionEnd: Timestamp | null;
  submissionStart: Timestamp | null;
  text: Generated<Json<Bilingual<RichText | null>>>;
  title: Json<Bilingual<string>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
  votingEnd: Timestamp | null;
  votingStart: Timestamp | null;
  year: number;
}

export interface DataRequestFigures {
  answered: Generated<number>;
  asked: Generated<number>;
  byStaff: Generated<number>;
  erased: Generated<number>;
  late: Generated<number>;
  month: string;
}

export interface DataRequests {
  createdAt: Timestamp;
  dueAt: Timestamp | null;
  email: string;
  expiresAt: Timestamp;
  id: Generated<number>;
  language: Language;
  startedBy: number | null;
  way: string | null;
}

export interface EmailChanges {
  createdAt: Timestamp;
  email: string;
  userId: number;
}

export interface EventFigures {
  checkedIn: Generated<number>;
  confirmed: Generated<number>;
  day: string;
  eventId: number;
  participation: Participation;
  registered: Generated<number>;
}

export interface EventLetters {
  act: string | null;
  droppedFor: string | null;
  letter: LetterName;
  occasion: Generated<string>;
  registrationId: number;
  sendAfter: Timestamp | null;
  wantedAt: Timestamp;
  writtenAt: Timestamp | null;
}

export interface EventMailings {
  body: Json<Bilingual<string>>;
  eventId: number;
  occasion: string;
  subject: Json<Bilingual<string>>;
}

export interface EventRegistrations {
  byStaff: Generated<boolean>;
  calendarSequence: Generated<number>;
  checkedInAt: Timestamp | null;
  city: string;
  confirmedAt: Timestamp | null;
  country: string;
  createdAt: Timestamp;
  email: string;
  emailKey: string;
  endedAt: Timestamp | null;
  eventId: number;
  firstName: string;
  heldUntil: Timestamp | null;
  id: Generated<number>;
  institution: string;
  language: Language;
  lastName: string;
  message: Generated<string>;
  option: Generated<string>;
  participation: Participation;
  state: Generated<RegistrationStep>;
  waitingSince: Timestamp | null;
}

export interface Events {
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  detailsContent: Generated<Json<Bilingual<RichText | null>>>;
  end: Timestamp | null;
  hasDetailsPage: Generated<boolean>;
  hasRegistration: Generated<boolean>;
  highlight: Generated<boolean>;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isAnniversary: Generated<boolean>;
  isCancelled: Generated<boolean>;
  isDetailsImageVisible: Generated<boolean>;
  isDetailsVisible: Generated<boolean>;
  isHahnLecture: Generated<boolean>;
  isIsmrmEvening: Generated<boolean>;
  isOneDayEvent: Generated<boolean>;
  isProgrammeVisible: Generated<boolean>;
  isVisible: Generated<boolean>;
  keySpeaker: Json<KeySpeaker>;
  livestream: Json<Livestream>;
  programme: Generated<Json<ProgrammeEntry[]>>;
  publishAt: Timestamp | null;
  recording: Generated<Json<Recording>>;
  registration: Json<RegistrationSettings>;
  searchText: Generated<string>;
  slidesId: number | null;
  slug: Generated<Json<Bilingual<string>>>;
  speakerId: number | null;
  start: Timestamp | null;
  teaser: Generated<Json<Bilingual<string>>>;
  teaserImageId: number | null;
  title: Json<Bilingual<string>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  venue: Json<Venue>;
  version: Generated<number>;
}

export interface FailedAttempts {
  at: Timestamp;
  email: string | null;
  id: Generated<number>;
  ipAddress: string | null;
  network: string;
  reason: string;
  request: Generated<Json>;
  userAgent: string;
  votingId: number | null;
}

export interface FileAddresses {
  fileId: number;
  folder: string;
  name: string;
}

export interface FileParts {
  fileId: number;
  partId: number;
  path: string;
}

export interface Files {
  alt: Json | null;
  caption: Json | null;
  consentNote: Generated<string>;
  createdAt: Generated<Timestamp>;
  createdBy: number | null;
  credit: Json | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  focalX: Generated<number>;
  focalY: Generated<number>;
  folder: Generated<string>;
  ground: 'light' | 'dark' | null;
  hash: string;
  height: number | null;
  id: Generated<number>;
  isDecorative: Generated<boolean>;
  isPublic: Generated<boolean>;
  isSent: Generated<boolean>;
  licence: Generated<string>;
  name: string;
  searchText: Generated<string>;
  sizeBytes: number;
  sourceHash: string | null;
  type: string;
  undescribedReason: Generated<string>;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
  variants: Generated<Json>;
  version: Generated<number>;
  width: number | null;
}

export interface FileVersions {
  fileId: number;
  hash: string;
  height: number | null;
  id: Generated<number>;
  replacedAt: Timestamp;
  replacedBy: number | null;
  sizeBytes: number;
  sourceHash: string | null;
  type: string;
  variants: Generated<Json>;
  width: number | null;
}

export interface Folders {
  createdAt: Generated<Timestamp>;
  createdBy: number | null;
  path: string;
}

export interface Groups {
  alumniIds: Generated<Json<number[]>>;
  contact: Generated<Json<GroupContact>>;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  description: Generated<Json<Bilingual<RichText | null>>>;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isAssociatedPiGroup: Generated<boolean>;
  isPiGroup: Generated<boolean>;
  isVisible: Generated<boolean>;
  keyword: Generated<Json<Bilingual<string>>>;
  leaderId: number | null;
  memberIds: Generated<Json<number[]>>;
  name: Json<Bilingual<string>>;
  projects: Generated<Json<Project[]>>;
  publications: Generated<Json<Bilingual<RichText | null>>>;
  publishAt: Timestamp | null;
  searchText: Generated<string>;
  slug: Generated<Json<Bilingual<string>>>;
  sortPriority: Generated<number>;
  subject: Generated<Json<Bilingual<string>>>;
  teaser: Generated<Json<Bilingual<string>>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
}

export interface HourlyFigures {
  count: number;
  hour: Timestamp;
  name: string;
}

export interface Incidents {
  cause: string;
  createdAt: Timestamp;
  details: Generated<Json>;
  groupKey: string;
  id: Generated<number>;
  ip: string | null;
  isDrill: Generated<boolean>;
  lastSeenAt: Timestamp;
  notes: Generated<string>;
  occurrences: Generated<number>;
  resolvedAt: Timestamp | null;
  resolvedBy: number | null;
  severity: string;
  status: Generated<string>;
  type: string;
  userId: number | null;
}

export interface IncidentSteps {
  createdAt: Timestamp;
  id: Generated<number>;
  incidentId: number;
  step: string;
  until: Timestamp | null;
  userId: number | null;
}

export interface Installation {
  addressKey: string | null;
  createdAt: Generated<Timestamp>;
  erasures: Generated<number>;
  id: Generated<boolean>;
  instance: string | null;
  isDemo: Generated<boolean>;
  ledgers: Generated<Json<Record<string, number>>>;
  machine: string | null;
  replayedAt: Timestamp | null;
  replayedRows: number | null;
  secret: Buffer | null;
  secretHash: Buffer | null;
  servedHost: string | null;
  starts: Generated<number>;
}

export interface KnownDevices {
  failedLogins: Generated<number>;
  hash: Buffer;
  lastFailedLoginAt: Timestamp | null;
  lastUsedAt: Timestamp;
  lockedUntil: Timestamp | null;
  userId: number;
}

export interface KnownWords {
  word: string;
}

export interface Lectures {
  abstract: Generated<Json<Bilingual<RichText | null>>>;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  eventId: number | null;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isVisible: Generated<boolean>;
  number: number;
  pictureIds: Generated<Json<number[]>>;
  publishAt: Timestamp | null;
  recording: Json<Recording>;
  searchText: Generated<string>;
  slidesId: number | null;
  slug: Generated<Json<Bilingual<string>>>;
  speaker: Json<EditionFields['speaker']>;
  title: Json<Bilingual<string>>;
  transcript: Generated<Json<Bilingual<RichText | null>>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
  year: number;
}

export interface Limits {
  expire: number | null;
  key: string;
  points: Generated<number>;
}

export interface Links {
  createdAt: Timestamp;
  createdBy: number | null;
  expiresAt: Timestamp;
  hash: Buffer;
  purpose: string;
  subject: number;
  usedAt: Timestamp | null;
}

export interface ListSettings {
  list: string;
  settings: Json<SettingsOfList>;
  userId: number;
}

export interface LoginCounters {
  failedLogins: Generated<number>;
  lastFailedLoginAt: Timestamp;
  lockedUntil: Timestamp | null;
  nameHash: Buffer;
  userId: number | null;
}

export interface LoginSteps {
  challenge: string;
  expiresAt: Timestamp;
  hash: Buffer;
  nameHash: Buffer | null;
  userId: number | null;
}

export interface Lookups {
  id: Generated<number>;
  kind: LookupKind;
  label: Json<Bilingual<string>>;
  position: Generated<number>;
}

export interface MailBatches {
  ended: Generated<number>;
  failed: Generated<number>;
  failedInRow: Generated<number>;
  name: string;
  pausedAt: Timestamp | null;
  pausedBecause: string | null;
  toldAt: Timestamp | null;
}

export interface MailboxReadings {
  failedSince: Timestamp | null;
  failures: Generated<number>;
  lastUid: Generated<number>;
  mailbox: string;
  nextAt: Timestamp | null;
  readAt: Timestamp | null;
  trouble: string | null;
  uidValidity: number | null;
}

export interface MailLanes {
  deferrals: Generated<number>;
  domain: string;
  id: Generated<number>;
  nextAt: Timestamp;
}

export interface Mails {
  attachments: Generated<Json<StoredAttachment[]>>;
  attempts: Generated<number>;
  batch: string | null;
  calendar: Json<CalendarEntry> | null;
  claimedAt: Timestamp | null;
  claimedBy: string | null;
  createdAt: Generated<Timestamp>;
  dedupeKey: string | null;
  domain: Generated<string | null>;
  envelopeId: string | null;
  html: string;
  id: Generated<number>;
  isBulk: Generated<boolean>;
  language: string;
  lastError: string | null;
  listName: string | null;
  mayRepeat: Generated<boolean>;
  messageId: string;
  nextAttemptAt: Timestamp | null;
  purpose: string;
  recipient: string | null;
  recipientHash: Buffer | null;
  recipientHost: Buffer | null;
  recipientMask: Buffer | null;
  recipientName: Generated<string>;
  recipientSealed: Buffer | null;
  replyTo: string | null;
  replyToName: Generated<string>;
  sealedTokens: Buffer | null;
  sentAt: Timestamp | null;
  state: Generated<string>;
  subject: string;
  text: string;
  unsubscribe: string | null;
  unsubscribeMail: string | null;
}

export interface MissedRequests {
  asked: string;
  dismissedAt: Timestamp | null;
  firstAskedAt: Timestamp;
  kind: string;
  language: string;
  lastAskedAt: Timestamp;
  times: number;
}

export interface NamedBallots {
  email: string | null;
  excludedAt: Timestamp | null;
  exclusionReason: string | null;
  id: Generated<string>;
  submittedAt: Timestamp;
  value: Json<Vote[]>;
  voterMark: Buffer | null;
  votingId: number;
}

export interface NetworkMarks {
  expiresAt: Timestamp;
  mark: Buffer;
  votingId: number;
}

export interface News {
  authorId: number | null;
  categoryId: number | null;
  content: Json<Bilingual<RichText | null>>;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isVisible: Generated<boolean>;
  items: Generated<Json<ContentItem[]>>;
  publishAt: Timestamp | null;
  publishedAt: Generated<Timestamp | null>;
  searchText: Generated<string>;
  slug: Json<Bilingual<string>>;
  teaser: Json<Bilingual<string>>;
  title: Json<Bilingual<string>>;
  translation: Json<Translation>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
}

export interface NewsletterLetters {
  bounce: 'soft' | 'hard' | 'complaint' | null;
  bouncedAt: Timestamp | null;
  bounceReason: string | null;
  id: Generated<number>;
  newsletterId: number;
  outcome: string | null;
  round: Generated<number>;
  subscriberId: number | null;
  trouble: string | null;
  wantedAt: Timestamp;
  writtenAt: Timestamp | null;
}

export interface Newsletters {
  archivesWhenSent: Generated<boolean>;
  content: Generated<Json<Bilingual<RichText | null>>>;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  id: Generated<number>;
  isVisible: Generated<boolean>;
  parts: Generated<Json<IssuePart[]>>;
  plainText: Generated<Json<Bilingual<string>>>;
  publishAt: Timestamp | null;
  searchText: Generated<string>;
  sendAfter: Timestamp | null;
  sentAt: Timestamp | null;
  sentParts: Generated<Json<Bilingual<RichText | null>>>;
  slug: Generated<Json<Bilingual<string>>>;
  subject: Generated<Json<Bilingual<string>>>;
  title: Json<Bilingual<string>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
}

export interface NewsletterSubscribers {
  activatedAt: Timestamp | null;
  createdAt: Timestamp;
  disabledAt: Timestamp | null;
  disabledReason: DisabledReason | null;
  email: string | null;
  enabledAt: Timestamp | null;
  endedAt: Timestamp | null;
  expiresAt: Timestamp | null;
  id: Generated<number>;
  importedBy: number | null;
  language: Language;
  legalBasis: string | null;
  mark: Buffer;
  pausedUntil: Timestamp | null;
  state: Generated<SubscriberState>;
}

export interface Pages {
  category: Category;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isVisible: Generated<boolean>;
  items: Json<ContentItem[]>;
  lead: Json<Bilingual<string>>;
  page: string;
  publishAt: Timestamp | null;
  searchText: Generated<string>;
  slug: Json<Bilingual<string>>;
  title: Json<Bilingual<string>>;
  translation: Json<Translation>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
}

export interface PageViews {
  day: string;
  language: string;
  page: string;
  referrer: string;
  views: Generated<number>;
}

export interface Participations {
  day: string;
  id: Generated<string>;
  voterMark: Buffer;
  votingId: number;
}

export interface Passkeys {
  counter: number;
  createdAt: Timestamp;
  credentialId: string;
  id: Generated<number>;
  lastUsedAt: Timestamp | null;
  name: string;
  publicKey: Buffer;
  rpId: string;
  transports: Generated<string[]>;
  userId: number;
  verifiesUser: boolean;
}

export interface PendingBallots {
  expiresAt: Timestamp;
  sealed: Buffer | null;
  tokenHash: Buffer;
  votingId: number;
}

export interface Polls {
  closesAt: Timestamp | null;
  content: Generated<Json<Bilingual<RichText | null>>>;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  id: Generated<number>;
  isVisible: Generated<boolean>;
  opensAt: Timestamp | null;
  options: Generated<Json<PollOption[]>>;
  publishAt: Timestamp | null;
  rules: Json<VotingRules>;
  searchText: Generated<string>;
  slug: Generated<Json<Bilingual<string>>>;
  teaser: Generated<Json<Bilingual<string>>>;
  title: Json<Bilingual<string>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
}

export interface Presence {
  kind: string;
  recordId: number;
  seenAt: Timestamp;
  userId: number;
}

export interface RecentLogins {
  createdAt: Timestamp;
  id: Generated<number>;
  privateIp: string | null;
  userId: number;
}

export interface RecordAttempts {
  attempt: string;
  createdAt: Timestamp;
  kind: string;
  recordId: number;
  userId: number;
}

export interface RecordReferences {
  field: string;
  kind: string;
  language: string | null;
  recordId: number;
  target: string;
  targetId: number;
}

export interface RecordTags {
  kind: string;
  position: number;
  recordId: number;
  tagId: number;
}

export interface RecordViews {
  day: string;
  language: string;
  page: string;
  recordId: number;
  views: number;
}

export interface RecoveryCodes {
  hash: Buffer;
  isNew: boolean;
  usedAt: Timestamp | null;
  userId: number;
}

export interface Redirects {
  createdAt: Timestamp;
  fromPath: string;
  id: Generated<number>;
  toPath: string;
}

export interface RefusedAddresses {
  createdAt: Timestamp;
  id: Generated<number>;
  mark: Buffer;
}

export interface RefusedVotes {
  count: number;
  reason: string;
  votingId: number;
}

export interface Repeats {
  answer: Json | null;
  createdAt: Timestamp;
  hash: Buffer;
  person: Buffer | null;
  subject: number | null;
}

export interface Reports {
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  description: Generated<Json<Bilingual<string>>>;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  isAccessible: Generated<Json<Bilingual<boolean>>>;
  isVisible: Generated<boolean>;
  pdfIds: Generated<Json<Bilingual<number | null>>>;
  publishAt: Timestamp | null;
  searchText: Generated<string>;
  slug: Generated<Json<Bilingual<string>>>;
  title: Json<Bilingual<string>>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
  year: number;
}

export interface RetentionHolds {
  createdAt: Timestamp;
  createdBy: number | null;
  endsAt: Timestamp;
  id: Generated<number>;
  isErasureAsked: Generated<boolean>;
  reason: string;
  rowId: number;
  tableName: string;
}

export interface RetentionRuns {
  erased: Json;
  id: Generated<number>;
  isWhole: boolean;
  overdue: number;
  ranAt: Timestamp;
}

export interface Revisions {
  action: string;
  changed: Json;
  createdAt: Timestamp;
  fields: Json;
  kind: string;
  n: number;
  recordId: number;
  userId: number | null;
}

export interface Roles {
  canEditBibliography: Generated<boolean>;
  canEditContent: Generated<boolean>;
  canEditNews: Generated<boolean>;
  canEditSpecials: Generated<boolean>;
  canEditUser: Generated<boolean>;
  id: Generated<number>;
  isAdmin: Generated<boolean>;
  label: Json<Bilingual<string>>;
  name: string;
  position: Generated<number>;
  requiresSecondFactor: Generated<boolean>;
  secondFactorRequiredAt: Timestamp | null;
}

export interface SearchEntries {
  body: string;
  kind: string;
  language: string;
  recordId: number;
  title: string;
  until: Generated<Timestamp>;
  words: string;
}

export interface SearchProgress {
  finishedAt: Timestamp | null;
  form: number;
  kind: string;
  lastId: Generated<number>;
}

export interface SearchSynonyms {
  id: Generated<number>;
  words: string[];
}

export interface SecondFactorResets {
  askedAt: Timestamp;
  askedBy: number | null;
  dueAt: Timestamp;
  userId: number;
}

export interface SecondFactors {
  createdAt: Timestamp;
  onSince: Timestamp | null;
  userId: number;
}

export interface Sessions {
  challenge: string | null;
  createdAt: Timestamp;
  endedAt: Timestamp | null;
  endedBecause: string | null;
  endsAt: Timestamp;
  id: Generated<number>;
  lastUsedAt: Timestamp;
  place: string | null;
  provedAt: Timestamp | null;
  userAgent: Generated<string>;
  userId: number;
}

export interface SessionTokens {
  expiresAt: Timestamp;
  hash: Buffer;
  kind: string;
  sessionId: number;
  usedAt: Timestamp | null;
}

export interface Slugs {
  isCurrent: boolean;
  kind: string;
  language: string;
  recordId: number;
  slug: string;
}

export interface Statuses {
  allowsLogin: boolean;
  id: Generated<number>;
  isFormer: Generated<boolean>;
  label: Json<Bilingual<string>>;
  name: string;
  position: Generated<number>;
}

export interface Studies {
  compensation: Generated<Json<Bilingual<string>>>;
  contact: Generated<Json<StudyFields['contact']>>;
  contactToldAt: Timestamp | null;
  createdAt: Timestamp;
  createdBy: number | null;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  description: Generated<Json<Bilingual<RichText | null>>>;
  duration: Generated<Json<Bilingual<string>>>;
  ethicsNumber: Generated<string>;
  hasEnough: Generated<boolean>;
  id: Generated<number>;
  isVisible: Generated<boolean>;
  participants: Generated<Json<Bilingual<string>>>;
  places: number | null;
  placesTaken: Generated<number>;
  publishAt: Timestamp | null;
  searchText: Generated<string>;
  seeksFrom: Timestamp | null;
  seeksUntil: Timestamp | null;
  slug: Generated<Json<Bilingual<string>>>;
  title: Json<Bilingual<string>>;
  toldAndGone: Generated<number>;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Timestamp;
  updatedBy: number | null;
  version: Generated<number>;
}

export interface StudyAnswers {
  mark: Buffer;
  studyId: number;
}

export interface StudyLetters {
  studyId: number;
  volunteerId: number;
  wantedAt: Timestamp;
  writtenAt: Timestamp | null;
}

export interface SuspiciousIps {
  createdAt: Timestamp;
  createdBy: number | null;
  expiresAt: Timestamp;
  id: Generated<number>;
  ip: string;
  reason: Generated<string>;
}

export interface Tags {
  id: Generated<number>;
  key: string;
  label: Json<Bilingual<string>>;
}

export interface TicketLinks {
  ticketId: string;
  tokenHash: Buffer;
}

export interface Users {
  aboutMe: Generated<Json<Bilingual<RichText | null>>>;
  authorNames: Generated<string>;
  boardTerms: Generated<Json<BoardTerm[]>>;
  contacts: Generated<Json<ContactLink[]>>;
  createdAt: Generated<Timestamp>;
  createdBy: number | null;
  cv: Generated<Json<Bilingual<string>>>;
  deletedAt: Timestamp | null;
  deletedBy: number | null;
  email: string;
  endDate: string | null;
  failedLogins: Generated<number>;
  firstName: Generated<string>;
  formerFlags: Generated<string[]>;
  formerFlagsUntil: Timestamp | null;
  formerSince: Timestamp | null;
  groupId: number | null;
  hasImageConsent: Generated<boolean>;
  hasShortPassword: Generated<boolean>;
  id: Generated<number>;
  imageAlt: Json<Bilingual<string>> | null;
  imageId: number | null;
  institutionId: number | null;
  interests: Generated<Json<Bilingual<string>>>;
  isAssociatedProfessor: Generated<boolean>;
  isDemo: Generated<boolean>;
  isEmailPublic: Generated<boolean>;
  isLocked: Generated<boolean>;
  isLoginAllowedOverride: boolean | null;
  isPhonePublic: Generated<boolean>;
  isProfessor: Generated<boolean>;
  isSelectedBibliography: Generated<boolean>;
  isVisible: Generated<boolean>;
  lastFailedLoginAt: Timestamp | null;
  lastLoginAt: Timestamp | null;
  lastName: Generated<string>;
  locale: Generated<Language>;
  middleName: Generated<string>;
  passwordHash: string | null;
  phone: Generated<string>;
  pinnedArticleIds: Generated<Json<number[]>>;
  positionId: number | null;
  pronoun: Generated<Json<Bilingual<string>>>;
  publications: Generated<Json<Bilingual<RichText | null>>>;
  publishAt: Timestamp | null;
  roleId: number;
  roleSince: Timestamp | null;
  room: Generated<string>;
  searchText: Generated<string>;
  slug: Generated<Json<Bilingual<string>>>;
  sortPriority: Generated<number>;
  startDate: string | null;
  statusId: number;
  titleId: number | null;
  translation: Generated<Json<Translation>>;
  unpublishAt: Timestamp | null;
  updatedAt: Generated<Timestamp>;
  updatedBy: number | null;
  username: string;
  version: Generated<number>;
}

export interface Volunteers {
  addressHash: Buffer;
  addressMask: Buffer;
  addressSealed: Buffer;
  confirmedAt: Timestamp | null;
  createdAt: Timestamp;
  expiresAt: Timestamp;
  id: Generated<number>;
  language: string;
  lastToldAt: Timestamp | null;
  leftAt: Timestamp | null;
  state: string;
}

export interface VotingInvitations {
  createdAt: Timestamp;
  email: string;
  id: Generated<number>;
  language: Language;
  name: string;
  ticketId: string;
  votingId: number;
}

export interface VotingLetters {
  invitationId: number;
  letter: 'invitation' | 'reminder';
  occasion: string;
  sendAfter: Timestamp | null;
  wantedAt: Timestamp;
  writtenAt: Timestamp | null;
}

export interface Votings {
  annulledAt: Timestamp | null;
  annulment: Json<Bilingual<string>> | null;
  closesAt: Timestamp | null;
  confirmed: Generated<number>;
  face: string;
  faceId: number;
  id: Generated<number>;
  key: Buffer | null;
  keyDestroyedAt: Timestamp | null;
  opensAt: Timestamp | null;
  participants: number | null;
  received: Generated<number>;
  replaced: Generated<number>;
  rules: Json<VotingRules>;
  shownResults: Json<CountedResults> | null;
  shuffledAt: Timestamp | null;
}

export interface VotingTickets {
  email: string | null;
  id: Generated<string>;
  isUsed: Generated<boolean>;
  tokenHash: Buffer | null;
  voterMark: Buffer;
  votingId: number;
}

export interface DB {
  articleHarvest: ArticleHarvest;
  articleImportEntries: ArticleImportEntries;
  articleImports: ArticleImports;
  articleMerges: ArticleMerges;
  articles: Articles;
  articleSources: ArticleSources;
  articleSuggestions: ArticleSuggestions;
  audit: Audit;
  auditHeadReaders: AuditHeadReaders;
  auditSeals: AuditSeals;
  authorChecks: AuthorChecks;
  authorDecisions: AuthorDecisions;
  authorRebuild: AuthorRebuild;
  authorships: Authorships;
  ballots: Ballots;
  categories: Categories;
  codeApps: CodeApps;
  consents: Consents;
  contactMessages: ContactMessages;
  contestArtists: ContestArtists;
  contestContributions: ContestContributions;
  contestRaffles: ContestRaffles;
  contestResults: ContestResults;
  contests: Contests;
  dataRequestFigures: DataRequestFigures;
  dataRequests: DataRequests;
  emailChanges: EmailChanges;
  eventFigures: EventFigures;
  eventLetters: EventLetters;
  eventMailings: EventMailings;
  eventRegistrations: EventRegistrations;
  events: Events;
  failedAttempts: FailedAttempts;
  fileAddresses: FileAddresses;
  fileParts: FileParts;
  files: Files;
  fileVersions: FileVersions;
  folders: Folders;
  groups: Groups;
  hourlyFigures: HourlyFigures;
  incidents: Incidents;
  incidentSteps: IncidentSteps;
  installation: Installation;
  knownDevices: KnownDevices;
  knownWords: KnownWords;
  lectures: Lectures;
  limits: Limits;
  links: Links;
  listSettings: ListSettings;
  loginCounters: LoginCounters;
  loginSteps: LoginSteps;
  lookups: Lookups;
  mailBatches: MailBatches;
  mailboxReadings: MailboxReadings;
  mailLanes: MailLanes;
  mails: Mails;
  missedRequests: MissedRequests;
  namedBallots: NamedBallots;
  networkMarks: NetworkMarks;
  news: News;
  newsletterLetters: NewsletterLetters;
  newsletters: Newsletters;
  newsletterSubscribers: NewsletterSubscribers;
  pages: Pages;
  pageViews: PageViews;
  participations: Participations;
  passkeys: Passkeys;
  pendingBallots: PendingBallots;
  polls: Polls;
  presence: Presence;
  recentLogins: RecentLogins;
  recordAttempts: RecordAttempts;
  recordReferences: RecordReferences;
  recordTags: RecordTags;
  recordViews: RecordViews;
  recoveryCodes: RecoveryCodes;
  redirects: Redirects;
  refusedAddresses: RefusedAddresses;
  refusedVotes: RefusedVotes;
  repeats: Repeats;
  reports: Reports;
  retentionHolds: RetentionHolds;
  retentionRuns: RetentionRuns;
  revisions: Revisions;
  roles: Roles;
  searchEntries: SearchEntries;
  searchProgress: SearchProgress;
  searchSynonyms: SearchSynonyms;
  secondFactorResets: SecondFactorResets;
  secondFactors: SecondFactors;
  sessions: Sessions;
  sessionTokens: SessionTokens;
  slugs: Slugs;
  statuses: Statuses;
  studies: Studies;
  studyAnswers: StudyAnswers;
  studyLetters: StudyLetters;
  suspiciousIps: SuspiciousIps;
  tags: Tags;
  ticketLinks: TicketLinks;
  users: Users;
  volunteers: Volunteers;
  votingInvitations: VotingInvitations;
  votingLetters: VotingLetters;
  votings: Votings;
  votingTickets: VotingTickets;
}
