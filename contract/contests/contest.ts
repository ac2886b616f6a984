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
const mostSubmissions = 20 // of one person: more are no choice any more

const whole = (least: number, most: number, message: string) =>
  z.int({ error: message }).min(least, { error: message }).max(most, { error: message })

/** What staff edit. Of its times, an empty start means at once and an empty end never: see `contestPhase`. */
export const contestFields = z.strictObject({
  year: whole(firstYear, lastYear, 'validContestYear'),
  title: bilingual(line(200, 'validTitle')),
  lead: bilingual(line(400, 'validLead')),
  text: documents('validContent'),
  rules: documents('validContent'),
  prizes: documents('validContent'),
  imageId: fileOf('picture').nullable(),
  /** What the picture shows here. Null: what its file says; both empty: decorative. */
  imageAlt: altText,
  submissionStart: moment.nullable(),
  submissionEnd: moment.nullable(),
  votingStart: moment.nullable(),
  votingEnd: moment.nullable(),
  /** Who decides: whoever votes, or a jury. */
  judging: z.enum(judgings),
  maxSubmissionsPerPerson: whole(1, mostSubmissions, 'validSubmissionCount'),
  /** From then on, and once the voting is over, the artists are named. */
  areResultsPublished: z.boolean(),
  slug: slugField,
  ...visibility,
})
export type ContestFields = z.infer<typeof contestFields>

const noDocument = { de: null, en: null }

/** A contest with nothing in it yet, hidden. */
export function blankContest(year: number): ContestFields {
  return {
    ...{ year, title: noText, lead: noText, text: noDocument, rules: noDocument, prizes: noDocument },
    ...{ imageId: null, imageAlt: null },
    ...{ submissionStart: null, submissionEnd: null, votingStart: null, votingEnd: null },
    ...{ judging: 'public', maxSubmissionsPerPerson: 3, areResultsPublished: false },
    ...{ slug: noText, ...notYetVisible },
  }
}

/** How many contributions wait for a decision, and how many were accepted. */
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

/** A contest in the list: an allow-list of what is public, in the language asked for. */
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
  /** At this moment it is to be read again, for its phase changes by itself. */
  changesAt: moment.nullable(),
  /** The language the texts are in; differs from the page's where a translation is missing. */
  language,
  inOtherLanguage,
})
export type ContestCard = z.infer<typeof contestCard>

export const contestDetail = contestCard.extend({
  text: richText.nullable(),
  rules: richText.nullable(),
  prizes: richText.nullable(),
  maxSubmissionsPerPerson: z.int(),
  /** What `PUT info/poll/{votingId}` takes a ballot by, beside `PUT artifact-voting/{slug}`. */
  votingId: z.string(),
  /** Whether visitors can vote now. */
  mayVote: z.boolean(),
  /** What was accepted, from the beginning of the voting on; while it runs in an order that is another every ten minutes. */
  works: z.array(contestWork),
  /** How many ballots were counted, once the contest has ended. */
  ballots: z.int().nullable(),
  /** Drawn among the artists; null until the contest has ended, and where there was none. */
  raffle: raffle.nullable(),
  slugs: bilingual(z.string()),
  availableIn: z.array(language),
  updatedAt: moment,
})
export type ContestDetail = z.infer<typeof contestDetail>
