import { type ContributionForm, type ContributionKind, fileOfKind } from '#contract/contests/contribution.ts'
import { contestPhase } from '#contract/contests/phase.ts'
import { fail } from '#contract/errors.ts'
import { slugOf } from '#contract/slugs.ts'
import { mailboxKeyOf } from '#contract/voting/voter-address.ts'
import { keepSent } from '#server/files/files.ts'
import type { Context, UploadedFile } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import {
  type Kept,
  keepConsent,
  refuseUnknownVersion,
  type VisitorsForm,
} from '#server/platform/forms/forms.ts'
import { publicBySlug } from '#server/platform/records/records.ts'
import { countConfirmed, findSlugsLike, insertContribution } from './contribution-queries.ts'
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
 * Keeps a contribution until its address is confirmed. The answer is the same from an address that has confirmed as many
 * as it may: then nothing is kept, and its letter says so.
 */
export async function submit(sent: Sent, context: Context): Promise<Kept<undefined>> {
  refuseUnknownVersion('contributionRights', sent.rightsVersion)
  refuseUnknownVersion('contributionNoAi', sent.noAiVersion)
  const contest = await openContest(context, sent.slug)
  const file = chosenFile(context)
  const confirmed = await countConfirmed(context.db, contest.id, mailboxKeyOf(sent.email))
  if (confirmed >= contest.maxSubmissionsPerPerson) {
    await sendFullLetter(context, contest, { name: sent.name, email: sent.email })
    return { subject: null, answer: undefined }
  }
  const id = await add(context, contest, { ...sent, file })
  await keepConsent(context, 'contributionRights', { subject: id, version: sent.rightsVersion })
  await keepConsent(context, 'contributionNoAi', { subject: id, version: sent.noAiVersion })
  await sendReceivedLetter(context, contest, id)
  return { subject: id, answer: undefined }
}

async function openContest(context: Context, slug: string): Promise<ContestRow> {
  const [shown] = await publicBySlug(context, contestKind, slug, findPublic)
  const contest = shown && (await lockContest(context.db, shown.id))
  if (!contest) throw fail('notFound')
  if (contestPhase(timesOf(contest), context.clock()) !== 'submission') throw fail('submissionClosed')
  return contest
}

async function add(
  context: Context,
  contest: ContestRow,
  sent: Sent & { file: UploadedFile },
): Promise<number> {
  const { db, clock, language } = context
  const { kind, name, email, file } = sent
  const fileId = await keepFile(context, contest, kind, file)
  const row = {
    ...{ contestId: contest.id, kind, fileId, createdAt: clock(), updatedAt: clock() },
    title: asJson({ de: sent.titleDe, en: sent.titleEn }),
    text: asJson({ de: sent.textDe, en: sent.textEn }),
    altText: asJson({ de: sent.altTextDe, en: sent.altTextEn }),
    slug: await freeSlug(context, sent.titleDe || sent.titleEn),
  }
  return insertContribution(db, row, { name, email, emailKey: mailboxKeyOf(email), language })
}

/** The file that was sent. Throws `invalid` for none: browsers send the field all the same, without a name. */
export function chosenFile({ file }: Pick<Context, 'file'>): UploadedFile {
  if (!file || (file.name === '' && file.sizeBytes === 0))
    throw fail('invalid', { fields: { file: 'fileMissing' } })
  return file
}

/** Keeps the file of a work so that it does not say whose it is; nobody but staff may have it yet. Gives its id. */
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
export async function freeSlug({ db }: Pick<Context, 'db'>, title: string): Promise<string> {
  const wished = slugOf(title).slice(0, 100).replace(/-+$/, '') || 'werk'
  const taken = new Set(await findSlugsLike(db, wished))
  let slug = wished
  for (let n = 2; taken.has(slug); n += 1) slug = `${wished}-${n}`
  return slug
}
