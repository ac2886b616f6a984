import { z } from 'zod'
import { day } from '../durations.ts'
import {
  bilingual,
  email,
  id,
  line,
  lines,
  moment,
  consent as mustAgree,
  name,
  withoutWebAddress,
} from '../fields.ts'
import type { FileRule } from '../file-rule.ts'
import { image, recording } from '../files/file.ts'
import { formWithConsent } from '../form.ts'
import { lifeDays } from '../lives.ts'
import { type StateOf, states } from '../states.ts'
import { contestPhases } from './phase.ts'

/** Unconfirmed contributions are deleted after a week, when their link expires. */
export const unconfirmedFor = lifeDays.unconfirmedContribution * day

/**
 * States of a contribution. `unconfirmed`: the artist has not opened the link and confirmed. A change by the
 * artist after acceptance or return needs a new decision. Withdrawn contributions are deleted.
 */
export const contributionMachine = states({
  unconfirmed: ['submitted'],
  submitted: ['accepted', 'returned', 'rejected'],
  accepted: ['submitted', 'returned', 'rejected'],
  returned: ['submitted', 'accepted', 'rejected'],
  rejected: ['accepted'],
})
export type ContributionStep = StateOf<typeof contributionMachine>

export const contributionKinds = ['picture', 'sculpture', 'music', 'video'] as const
export type ContributionKind = (typeof contributionKinds)[number]

const pictures = { 'image/jpeg': 'JPEG', 'image/png': 'PNG', 'image/webp': 'WebP' }

/** File types allowed for each kind of contribution. */
export const typesOfKind = {
  picture: pictures,
  sculpture: pictures,
  music: { 'audio/mpeg': 'MP3', 'audio/mp4': 'M4A', 'audio/wav': 'WAV' },
  video: { 'video/mp4': 'MP4' },
} as const satisfies Record<ContributionKind, Record<string, string>>

const mostBytes = 50_000_000

/** The file of a contribution of any kind. */
export const contributionFile: FileRule = {
  types: { ...pictures, ...typesOfKind.music, ...typesOfKind.video },
  mostBytes,
}

/** Rule for a file that replaces another of this kind. */
export function fileOfKind(kind: ContributionKind): FileRule {
  return { types: typesOfKind[kind], mostBytes }
}

/**
 * Texts of a work, in one language or both. `altText`: a description of the picture, or the transcript of
 * sound.
 */
const words = {
  titleDe: withoutWebAddress(line(200, 'validTitle')).default(''),
  titleEn: withoutWebAddress(line(200, 'validTitle')).default(''),
  textDe: lines(3000, 'validDescription').default(''),
  textEn: lines(3000, 'validDescription').default(''),
  altTextDe: lines(3000, 'validDescription').default(''),
  altTextEn: lines(3000, 'validDescription').default(''),
}

// All parts of a form with a file are strings.
const ticked = z.preprocess(value => value === 'on' || value === 'true' || value, mustAgree)
const confirmed = (error: string) =>
  z.preprocess(value => value === 'on' || value === 'true' || value, z.literal(true, { error }))
const version = z.coerce.number().pipe(z.int().min(1).max(1000)).optional()

/**
 * What artists send besides the file. Three consents: publication (the form's own), rights, and that no AI
 * made it.
 */
export const contributionForm = formWithConsent({
  ...words,
  kind: z.enum(contributionKinds, { error: 'validContributionKind' }),
  name: name('validName'),
  email,
  rights: confirmed('rightsRequired'),
  rightsVersion: version,
  noAi: confirmed('noAiRequired'),
  noAiVersion: version,
})
  .extend({ consent: ticked })
  // Reported together with all other missing fields.
  .refine(hasTitle, { path: ['titleDe'], error: 'titleInOneLanguage', when: isObject })
export type ContributionForm = z.infer<typeof contributionForm>

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

function hasTitle({ titleDe, titleEn }: Partial<Record<'titleDe' | 'titleEn', unknown>>): boolean {
  return titleDe !== '' || titleEn !== ''
}

const language = z.enum(['de', 'en'])
const step = z.enum(contributionMachine.names)

const both = bilingual(z.string())

/** An artist's own work, as the artist sees it. */
export const ownContribution = z.object({
  state: step,
  kind: z.enum(contributionKinds),
  title: both,
  text: both,
  altText: both,
  name: z.string(),
  email: z.string(),
  /** Reason for which it was returned. */
  reason: z.string(),
  image: image.nullable(),
  recording: recording.nullable(),
  contest: z.object({ slug: z.string(), title: z.string(), phase: z.enum(contestPhases) }),
  mayConfirm: z.boolean(),
  mayChange: z.boolean(),
  mayWithdraw: z.boolean(),
  /** Changes are possible until then; null if there is no deadline. */
  deadline: moment.nullable(),
  changesAt: moment.nullable(),
})
export type OwnContribution = z.infer<typeof ownContribution>

/** Actions of artists by the link in a letter; replacing the file is a separate call. */
export const ownContributionActions = ['confirm', 'change', 'withdraw'] as const
export type OwnContributionAction = (typeof ownContributionActions)[number]

const changeable = z.strictObject({ ...words, name: name('validName') })

/** `change` takes the given fields; the other actions take none. */
export const ownContributionChange = z
  .strictObject({
    token: z.string().max(200),
    action: z.enum(ownContributionActions),
    titleDe: changeable.shape.titleDe.removeDefault().optional(),
    titleEn: changeable.shape.titleEn.removeDefault().optional(),
    textDe: changeable.shape.textDe.removeDefault().optional(),
    textEn: changeable.shape.textEn.removeDefault().optional(),
    altTextDe: changeable.shape.altTextDe.removeDefault().optional(),
    altTextEn: changeable.shape.altTextEn.removeDefault().optional(),
    name: changeable.shape.name.optional(),
  })
  .refine(hasTitle, { path: ['titleDe'], error: 'titleInOneLanguage', when: isObject })
export type OwnContributionChange = z.infer<typeof ownContributionChange>

/** A contribution as staff see it. */
export const contributionRow = z.object({
  id,
  state: step,
  kind: z.enum(contributionKinds),
  title: both,
  text: both,
  altText: both,
  slug: z.string(),
  artist: z.object({ name: z.string(), email: z.string().nullable(), language }).nullable(),
  reason: z.string(),
  image: image.nullable(),
  recording: recording.nullable(),
  createdAt: moment,
  /** When its artist or staff last changed it. */
  updatedAt: moment,
})
export type ContributionRow = z.infer<typeof contributionRow>

/** `updatedAt` of the row that staff have seen: where it has changed since, the call answers `staleVersion`. */
const seen = { updatedAt: moment.optional() }

/** Decisions of staff. A returned work has a reason, which is mailed to the artist. */
export const decisions = ['accept', 'return', 'reject'] as const
export type Decision = (typeof decisions)[number]
export const decision = z.strictObject({
  decision: z.enum(decisions),
  reason: lines(5000, 'validMessage').default(''),
  ...seen,
})
export type Deciding = z.infer<typeof decision>

/** Texts that staff mend: a missing translation, a missing alt text. What is not given stays. */
export const contributionWords = z.strictObject({
  title: bilingual(line(200, 'validTitle')).partial().optional(),
  text: bilingual(lines(3000, 'validDescription')).partial().optional(),
  altText: bilingual(lines(3000, 'validDescription')).partial().optional(),
  ...seen,
})
export type ContributionWords = z.infer<typeof contributionWords>

interface Standing {
  state: ContributionStep
  phase: (typeof contestPhases)[number]
}

/**
 * What artists may do with their own work: everything until the deadline; after it, before the voting, only
 * correct what was returned.
 */
export function ownRights({ state, phase }: Standing) {
  const isOpen = phase === 'submission'
  const isBetween = isOpen || phase === 'votingNotStarted'
  return {
    mayConfirm: state === 'unconfirmed' && isBetween,
    mayChange: state === 'returned' ? isBetween : state !== 'rejected' && isOpen,
    mayWithdraw: isOpen,
  }
}
