import { type ContributionForm, type ContributionKind, fileOfKind } from '#contract/contests/contribution.ts'
import { contestPhase } from '#contract/contests/phase.ts'
import { fail } from '#contract/errors.ts'
import { slugOf } from '#contract/slugs.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import { deleteFile, keepSent } from '#server/files/files.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import {
  type KeptForm,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { publicBySlug } from '#server/platform/records/records.ts'
import { countConfirmed, findSlugsLike, insertContribution, type NewArtist } from './contribution-queries.ts'
import { contestKind } from './kind.ts'
import { sendFullLetter, sendReceivedLetter } from './letters.ts'
import { type ContestRow, findPublic, lockContest } from './queries.ts'
import { timesOf } from './times.ts'

export const contributionPlace: VisitorsForm = {
  call: 'contests.submit',
  table: 'contestContributions',
  consent: 'contribution',
  furtherConsents: ['contributionRights', 'contributionNoAi'],
  addressLimit: 'contributionAddress',
}

type Sent = ContributionForm & { slug: string }

/**
 * Stores a contribution until its address is confirmed. The response is the same for an address that has
 * confirmed the maximum number: then nothing is stored, and the letter says so.
 */
export async function submit(sent: Sent, context: Context): Promise<KeptForm<undefined>> {
  refuseUnknownVersion('contributionRights', sent.rightsVersion)
  refuseUnknownVersion('contributionNoAi', sent.noAiVersion)
  const shown = await lockOpenContest(context, sent.slug)
  const file = chosenFile(context)
  if (await hasAllOf(context, shown, sent)) return full(context, shown, sent)
  // Before the contest is locked: other artists would wait for this picture, and be refused.
  const fileId = await keepFile(context, shown, sent.kind, file)
  const contest = await lockContest(context.db, shown.id)
  if (!contest) throw fail('notFound')
  refuseClosed(context, contest)
  if (await hasAllOf(context, contest, sent)) {
    await deleteFile(context, fileId)
    return full(context, contest, sent)
  }
  const id = await add(context, contest, { ...sent, fileId })
  await keepConsent(context, 'contributionRights', { subject: id, version: sent.rightsVersion })
  await keepConsent(context, 'contributionNoAi', { subject: id, version: sent.noAiVersion })
  await sendReceivedLetter(context, contest, id)
  return { subject: id, answer: undefined }
}

async function lockOpenContest(context: Context, slug: string): Promise<ContestRow> {
  const [contest] = await publicBySlug(context, contestKind, slug, findPublic)
  if (!contest) throw fail('notFound')
  refuseClosed(context, contest)
  return contest
}

function refuseClosed({ clock }: Context, contest: ContestRow): void {
  if (contestPhase(timesOf(contest), clock()) !== 'submission') throw fail('submissionClosed')
}

/** Whether this address has confirmed as many as it may. */
async function hasAllOf({ db }: Context, contest: ContestRow, { email }: Sent): Promise<boolean> {
  const confirmed = await countConfirmed(db, contest.id, mailboxKeyOf(email))
  return confirmed >= contest.maxSubmissionsPerPerson
}

async function full(
  context: Context,
  contest: ContestRow,
  { name, email }: Sent,
): Promise<KeptForm<undefined>> {
  await sendFullLetter(context, contest, { name, email })
  return { subject: null, answer: undefined }
}

async function add(context: Context, contest: ContestRow, sent: Sent & { fileId: number }): Promise<number> {
  const { db, clock, language } = context
  const { kind, name, email, fileId } = sent
  const row = {
    ...{ contestId: contest.id, kind, fileId, createdAt: clock(), updatedAt: clock() },
    title: asJson({ de: sent.titleDe, en: sent.titleEn }),
    text: asJson({ de: sent.textDe, en: sent.textEn }),
    altText: asJson({ de: sent.altTextDe, en: sent.altTextEn }),
  }
  const artist = { name, email, emailKey: mailboxKeyOf(email), language }
  return insertUnderSlug(db, sent.titleDe || sent.titleEn, row, artist)
}

/** Keeps a contribution under the first slug of its title that is free, and stays so. */
export async function insertUnderSlug(
  db: Context['db'],
  title: string,
  row: Omit<Parameters<typeof insertContribution>[1], 'slug'>,
  artist: NewArtist,
): Promise<number> {
  for (;;) {
    const id = await insertContribution(db, { ...row, slug: await freeSlug(db, title) }, artist)
    if (id !== null) return id
  }
}

/**
 * Returns the uploaded file. Throws `invalid` if there is none: browsers then send the field without a file
 * name.
 */
export function chosenFile({ file }: Pick<Context, 'file'>): UploadedFile {
  if (!file || (file.name === '' && file.sizeBytes === 0))
    throw fail('invalid', { fields: { file: 'fileMissing' } })
  return file
}

/**
 * Stores the file of a work without its original name and metadata, visible only to staff for now. Returns
 * its id.
 */
export async function keepFile(
  context: Context,
  { year }: Pick<ContestRow, 'year'>,
  kind: ContributionKind,
  file: UploadedFile,
): Promise<number> {
  const { types, mostBytes } = fileOfKind(kind)
  const place = { file, field: 'file', folder: `artifact/${year}` }
  return keepSent(context, { ...place, types: Object.keys(types), mostBytes })
}

/** A slug that no other contribution has; the same in both languages. */
async function freeSlug(db: Context['db'], title: string): Promise<string> {
  const wished = slugOf(title).slice(0, 100).replace(/-+$/, '') || 'werk'
  const taken = new Set(await findSlugsLike(db, wished))
  let slug = wished
  for (let n = 2; taken.has(slug); n += 1) slug = `${wished}-${n}`
  return slug
}
