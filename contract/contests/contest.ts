import { z } from 'zod'
import { bilingual, id, line, moment, noText } from '../fields.ts'
import { altText, image } from '../files/file.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf } from '../references.ts'
import { documents, richText } from '../richtext.ts'
import { slugField } from '../slugs.ts'
import { inOtherLanguage } from '../translation.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { contestPhases, judgings } from './phase.ts'
import { raffle } from './voting.ts'
import { contestWork } from './work.ts'

const firstYear = 2000
const lastYear = 2199
const mostSubmissions = 20 // per person: more would be no selection

const whole = (least: number, most: number, message: string) =>
  z.int({ error: message }).min(least, { error: message }).max(most, { error: message })

/** Fields that staff edit. An empty start means at once, an empty end means never: see `contestPhase`. */
export const contestFields = z.strictObject({
  year: whole(firstYear, lastYear, 'validContestYear'),
  title: bilingual(line(200, 'validTitle')),
  lead: bilingual(line(400, 'validLead')),
  text: documents('validContent'),
  rules: documents('validContent'),
  prizes: documents('validContent'),
  imageId: fileOf('picture').nullable(),
  /** Alternative text of the picture here. Null: that of the file; both languages empty: decorative. */
  imageAlt: altText,
  submissionStart: moment.nullable(),
  submissionEnd: moment.nullable(),
  votingStart: moment.nullable(),
  votingEnd: moment.nullable(),
  /** Who decides: the voters, or a jury. */
  judging: z.enum(judgings),
  maxSubmissionsPerPerson: whole(1, mostSubmissions, 'validSubmissionCount'),
  /** Whether results are public: once the voting is over, the artists are then named. */
  areResultsPublished: z.boolean(),
  slug: slugField,
  ...visibility,
})
export type ContestFields = z.infer<typeof contestFields>

const noDocument = { de: null, en: null }

/** Returns an empty, hidden contest. */
export function blankContest(year: number): ContestFields {
  return {
    ...{ year, title: noText, lead: noText, text: noDocument, rules: noDocument, prizes: noDocument },
    ...{ imageId: null, imageAlt: null },
    ...{ submissionStart: null, submissionEnd: null, votingStart: null, votingEnd: null },
    ...{ judging: 'public', maxSubmissionsPerPerson: 3, areResultsPublished: false },
    ...{ slug: noText, ...notYetVisible },
  }
}

/** Numbers of contributions that await a decision, and that were accepted. */
const counts = z.object({ submitted: z.int(), accepted: z.int() })

export const contestRecord = record({
  path: '/backstage/info/artifact',
  may: opens.specials,
  clears: 'contests',
  traits: ['translated', 'addressed', 'published'],
  fields: contestFields,
  needs: { texts: ['title'] },
  listed: contestFields.pick({
    ...{ year: true, title: true, submissionStart: true, submissionEnd: true, votingStart: true },
    ...{ votingEnd: true, judging: true, areResultsPublished: true },
    ...{ slug: true, isVisible: true, publishAt: true, unpublishAt: true },
  }),
  sort: ['year'],
  filters: {},
  facts: z.object({ phase: z.enum(contestPhases), contributions: counts }),
})
export type Contest = z.infer<typeof contestRecord.item>
export type ContestListed = z.infer<typeof contestRecord.row>

const language = z.enum(['de', 'en'])

/** A contest in the list: public fields only, in the requested language. */
export const contestCard = z.object({
  id,
  slug: z.string(),
  year: z.int(),
  title: z.string(),
  lead: z.string(),
  phase: z.enum(contestPhases),
  image: image.nullable(),
  submissionStart: moment.nullable(),
  submissionEnd: moment.nullable(),
  votingStart: moment.nullable(),
  votingEnd: moment.nullable(),
  judging: z.enum(judgings),
  /** Time at which it must be read again, because its phase changes. */
  changesAt: moment.nullable(),
  /** Language of the texts; differs from the page's if a translation is missing. */
  language,
  inOtherLanguage,
})
export type ContestCard = z.infer<typeof contestCard>

export const contestDetail = contestCard.extend({
  text: richText.nullable(),
  rules: richText.nullable(),
  prizes: richText.nullable(),
  maxSubmissionsPerPerson: z.int(),
  /** Id by which `PUT info/poll/{votingId}` accepts a ballot, besides `PUT artifact-voting/{slug}`. */
  votingId: z.string(),
  /** Whether visitors can vote now. */
  mayVote: z.boolean(),
  /**
   * Accepted works, from the start of the voting on; while it runs, their order changes every ten minutes.
   */
  works: z.array(contestWork),
  /** Number of ballots counted, once the contest has ended. */
  ballots: z.int().nullable(),
  /** Drawn among the artists; null until the contest has ended, and if there was no raffle. */
  raffle: raffle.nullable(),
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
})
export type ContestDetail = z.infer<typeof contestDetail>
