import { z } from 'zod'
import { bilingual, line, lines, moment, noText } from '../fields.ts'
import { opens } from '../permissions.ts'
import { record } from '../record.ts'
import { fileOf } from '../references.ts'
import { documents } from '../richtext.ts'
import { slugField } from '../slugs.ts'
import { notYetVisible, visibility } from '../visibility.ts'
import { blankRules, votingRules } from '../voting/rules.ts'
import { votingStates } from '../voting/states.ts'

export const mostOptions = 100 // more can neither be read nor ranked

/** An option of the poll. Its id never changes, because ballots refer to it. */
const option = z.strictObject({
  id: z.string().regex(/^[a-z0-9]{1,40}$/, { error: 'value' }),
  label: bilingual(line(200, 'validOption')),
  text: bilingual(lines(1000, 'validDetails')),
  imageId: fileOf('picture').nullable(),
  /** Sound to listen to before voting. */
  audioId: fileOf('sound').nullable().default(null),
})
export type PollOption = z.infer<typeof option>

/**
 * Fields that staff edit. A hidden poll may be incomplete; a visible one has a title, two options and an end.
 */
export const pollFields = z.strictObject({
  title: bilingual(line(200, 'validTitle')),
  teaser: bilingual(line(500, 'validTeaser')),
  content: documents('validContent'),
  options: z.array(option).max(mostOptions, { error: 'value' }),
  /** Null: as soon as it is visible. */
  opensAt: moment.nullable(),
  closesAt: moment.nullable(),
  rules: votingRules,
  slug: slugField,
  ...visibility,
})
export type PollFields = z.infer<typeof pollFields>

/** An empty, hidden poll. */
export const blankPoll: PollFields = {
  ...{ title: noText, teaser: noText, content: { de: null, en: null }, options: [], slug: noText },
  ...{ opensAt: null, closesAt: null, rules: blankRules },
  ...{ ...notYetVisible },
}

export const pollRecord = record({
  path: '/backstage/info/poll',
  may: opens.specials,
  clears: 'polls',
  traits: ['translated', 'addressed', 'published'],
  fields: pollFields,
  needs: {
    texts: ['title'],
    fields: ({ rules }) => ['options', 'closesAt', ...(rules.way === 'domains' ? ['rules.domains'] : [])],
  },
  listed: pollFields.pick({
    title: true,
    slug: true,
    opensAt: true,
    closesAt: true,
    rules: true,
    isVisible: true,
    publishAt: true,
    unpublishAt: true,
  }),
  sort: ['closesAt', 'opensAt'],
  filters: {},
  facts: z.object({
    /** State of the voting. */
    votingState: z.enum(votingStates),
    /** Number of ballots, including those that staff excluded. */
    ballots: z.int(),
    /**
     * What cannot be changed any more: `question`, the options; `rules`, which are fixed as soon as there are
     * codes or invitations.
     */
    begun: z.object({ question: z.boolean(), rules: z.boolean() }),
    isAnnulled: z.boolean(),
  }),
})
export type Poll = z.infer<typeof pollRecord.item>
export type PollListed = z.infer<typeof pollRecord.row>
