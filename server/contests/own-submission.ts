import {
  type OwnContribution,
  type OwnContributionAction,
  type OwnContributionChange,
  ownRights,
} from '#contract/contests/contribution.ts'
import { contestPhase, phaseChangesAt } from '#contract/contests/phase.ts'
import { fail } from '#contract/errors.ts'
import { inLanguage } from '#contract/language.ts'
import { deleteFile, setFilePublic, withKeys } from '#server/files/files.ts'
import { type Context, wrote } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { forgetRepeats } from '#server/platform/forms/forms.ts'
import { forgetLinksOf } from '#server/platform/links/links.ts'
import { takeBackMailsBeginning } from '#server/platform/mail/mail.ts'
import { slugsShown } from '#server/platform/records/records.ts'
import { requestErasureIfHeld } from '#server/platform/retention/holds.ts'
import {
  type ContributionRow,
  countConfirmed,
  deleteContribution,
  findArtists,
  findContribution,
  moveTo,
  renameArtist,
  writeContribution,
} from './contribution-queries.ts'
import { deleteLetters, outboxKeyBeginning } from './letters.ts'
import { findContributionByLink, prolongLinks, submissionLink } from './links.ts'
import { type ContestRow, findContest, lockContest } from './queries.ts'
import { timesOf } from './times.ts'
import { picturesOf, recordingOf } from './works.ts'

/**
 * Returns the contribution behind the link of a letter, without changing anything. Throws `linkInvalid` and
 * `linkExpired`.
 */
export async function findOwnContribution(context: Context, token: string): Promise<OwnContribution> {
  const row = await findContributionByLink(context, token)
  const contest = await findContest(context.db, row.contestId)
  return ownOf(context, row, contest)
}

/**
 * Confirms, changes or withdraws a contribution. Confirming it again has no effect. Throws the reason if the
 * action is not possible.
 */
export async function changeOwnContribution(
  context: Context,
  { token, action, ...given }: OwnContributionChange,
): Promise<OwnContribution | null> {
  const acted = await lockOwnContribution(context, token)
  await actions[action](context, acted, given)
  return action === 'withdraw' ? null : ownAfter(context, acted)
}

/** The contribution behind a link, which others may change meanwhile. Throws `linkInvalid` and `linkExpired`. */
export async function findActed(context: Context, token: string): Promise<LockedContribution> {
  const row = await findContributionByLink(context, token)
  const contest = await findContest(context.db, row.contestId)
  if (!contest) throw fail('linkExpired')
  return { contest, row }
}

/**
 * Locks the contribution behind a link for a change, so that staff decide before or after it. Throws
 * `linkExpired`.
 */
export async function lockOwnContribution(context: Context, token: string): Promise<LockedContribution> {
  const { id, contestId } = await findContributionByLink(context, token)
  const contest = await lockContest(context.db, contestId)
  // Read again: staff may have decided before the contest was locked.
  const row = await findContribution(context.db, id)
  if (!contest || !row) throw fail('linkExpired')
  return { contest, row }
}

/** Returns the contribution after the change. */
export async function ownAfter(
  context: Context,
  { contest, row }: LockedContribution,
): Promise<OwnContribution | null> {
  const after = await findContribution(context.db, row.id)
  return after ? ownOf(context, after, contest) : null
}

/** A contribution and its contest. From `lockOwnContribution`, nobody else changes them meanwhile. */
export interface LockedContribution {
  contest: ContestRow
  row: ContributionRow
}
type Given = Omit<OwnContributionChange, 'token' | 'action'>
type Act = (context: Context, acted: LockedContribution, given: Given) => Promise<void>

const actions: Record<OwnContributionAction, Act> = { confirm, change, withdraw }

/** What the artist may do with the contribution now. */
export function rightsOf({ clock }: Pick<Context, 'clock'>, { contest, row }: LockedContribution) {
  return ownRights({ state: row.state, phase: contestPhase(timesOf(contest), clock()) })
}

async function confirm(context: Context, { contest, row }: LockedContribution): Promise<void> {
  if (row.state !== 'unconfirmed') return
  if (!rightsOf(context, { contest, row }).mayConfirm) throw fail('submissionClosed')
  const [artist] = await findArtists(context.db, [row.id])
  const confirmed = await countConfirmed(context.db, contest.id, artist?.emailKey ?? '')
  if (confirmed >= contest.maxSubmissionsPerPerson) throw fail('tooManyContributions')
  await moveTo(context.db, row.id, 'submitted', context.clock())
  await prolongLinks(context, contest, row.id)
}

async function change(context: Context, { contest, row }: LockedContribution, given: Given): Promise<void> {
  const { db, clock } = context
  if (!rightsOf(context, { contest, row }).mayChange) throw fail('contributionFixed')
  const pair = (text: ContributionRow['title'], de: string | undefined, en: string | undefined) => ({
    de: de ?? text.de,
    en: en ?? text.en,
  })
  const title = pair(row.title, given.titleDe, given.titleEn)
  if (title.de === '' && title.en === '') throw fail('invalid', { fields: { titleDe: 'titleInOneLanguage' } })
  await writeContribution(db, row.id, {
    title: asJson(title),
    text: asJson(pair(row.text, given.textDe, given.textEn)),
    altText: asJson(pair(row.altText, given.altTextDe, given.altTextEn)),
    updatedAt: clock(),
  })
  if (given.name !== undefined) await renameArtist(db, row.id, given.name)
  await returnToReview(context, row)
}

/**
 * Puts a work back to `submitted` after a change, so that visitors see it only once staff have decided again.
 */
export async function returnToReview(
  context: Context,
  { id, fileId, state }: ContributionRow,
): Promise<void> {
  if (state !== 'accepted' && state !== 'returned') return
  await moveTo(context.db, id, 'submitted', context.clock())
  await writeContribution(context.db, id, { reason: '' })
  if (fileId !== null) await setFilePublic(context, fileId, false)
  if (state === 'accepted') wrote(context, 'contests')
}

async function withdraw(context: Context, { contest, row }: LockedContribution): Promise<void> {
  if (!rightsOf(context, { contest, row }).mayWithdraw) throw fail('contributionFixed')
  await eraseContribution(context, row)
  wrote(context, 'contests')
}

/**
 * Deletes the work, its file, the details, its letters and the marks of repeats; its consents are deleted the
 * following night. If erasure is on hold, the work is hidden, its links stop working, and no letter about it
 * is sent.
 */
export async function eraseContribution(
  context: Pick<Context, 'db' | 'clock' | 'secret' | 'erasures'>,
  { id, fileId }: ContributionRow,
): Promise<void> {
  const [artist] = await findArtists(context.db, [id])
  await forgetRepeats(context, 'contestContributions', { id, email: artist?.email ?? '' })
  await forgetLinksOf(context.db, submissionLink, [id])
  if (await requestErasureIfHeld(context, 'contestArtists', id)) {
    // An unconfirmed one stays unconfirmed: staff do not see it, and without its links nobody can confirm it.
    await moveTo(context.db, id, 'rejected', context.clock())
    await takeBackMailsBeginning(context.db, [outboxKeyBeginning(id)])
    if (fileId !== null) await setFilePublic(context, fileId, false)
    return
  }
  await deleteContribution(context.db, id)
  await deleteLetters(context, id)
  if (fileId !== null) await deleteFile(context, fileId)
  await context.erasures.note(context.db, [{ table: 'contestArtists', id }])
}

async function ownOf(
  context: Context,
  row: ContributionRow,
  contest: ContestRow | undefined,
): Promise<OwnContribution> {
  const { db, clock, language } = context
  const [artist] = await findArtists(db, [row.id])
  if (!contest || !artist) throw fail('linkExpired')
  const times = timesOf(contest)
  const phase = contestPhase(times, clock())
  const { state, kind, title, text, altText, reason } = row
  return withKeys(context, {
    ...{ state, kind, title, text, altText, reason },
    ...{ name: artist.name, email: artist.email ?? '' },
    image: (await picturesOf(context, [row])).get(row.id) ?? null,
    recording: await recordingOf(context, row),
    contest: {
      slug: slugsShown(contest.slug)[language],
      title: inLanguage(contest.title, language).value,
      phase,
    },
    ...ownRights({ state, phase }),
    deadline: times.submissionEnd,
    changesAt: phaseChangesAt(times, clock())?.toISOString() ?? null,
  })
}
