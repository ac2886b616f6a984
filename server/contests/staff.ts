import {
  type ContributionWords,
  contributionMachine,
  type Deciding,
  type ContributionRow as Shown,
} from '#contract/contests/contribution.ts'
import { fail } from '#contract/errors.ts'
import type { FileFormat } from '#contract/list.ts'
import { contestsBackstage } from '#messages/contests-backstage.ts'
import { fileHeadings as heads } from '#messages/list-files.ts'
import { setFilePublic } from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { asJson } from '#server/platform/database/database.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { refuseErasureAsked } from '#server/platform/retention/holds.ts'
import { move } from '#server/platform/states/states.ts'
import {
  type ContributionRow,
  findArtists,
  findConfirmed,
  findContribution,
  writeContribution,
} from './contribution-queries.ts'
import { sendLetter } from './letters.ts'
import { findContest, lockContest } from './queries.ts'
import { picturesOf, recordingOf } from './works.ts'

const stateful = {
  states: contributionMachine,
  table: 'contestContributions',
  entity: 'contestContributions',
} as const

const stateAfter = { accept: 'accepted', return: 'returned', reject: 'rejected' } as const

const list: WholeList<Shown> = {
  name: 'contestContributions',
  title: contestsBackstage.contributions,
  columns: [
    { heading: heads.titleDe, cell: ({ title }) => title.de },
    { heading: heads.titleEn, cell: ({ title }) => title.en },
    { heading: heads.state, cell: ({ state }, reader) => contestsBackstage.states[reader][state] },
    { heading: heads.artist, cell: ({ artist }) => artist?.name ?? null },
    { heading: heads.email, cell: ({ artist }) => artist?.email ?? null },
    { heading: heads.submittedAt, cell: ({ createdAt }) => new Date(createdAt) },
  ],
}

interface Asked {
  id: number
  format?: FileFormat | undefined
}

/** Every confirmed contribution of a contest, those that wait for a decision first. Throws `notFound`. */
export async function contributionsOf(context: Context, asked: Asked) {
  const { id } = asked
  if (!(await findContest(context.db, id))) throw fail('notFound')
  const found = await findConfirmed(context.db, id)
  const waiting = found.filter(({ state }) => state === 'submitted')
  const rows = await shownOf(context, [...waiting, ...found.filter(({ state }) => state !== 'submitted')])
  return answerWhole(list, context, rows, { ...asked })
}

/**
 * Accepts, returns or rejects a contribution, and writes to its artist. Throws `staleVersion`, `contributionDecided` and
 * `erasureAsked`.
 */
export async function decide(
  context: Context,
  { id, decision, reason, updatedAt }: Deciding & { id: number },
): Promise<Shown> {
  const { db, clock } = context
  if (decision === 'return' && reason === '') throw fail('invalid', { fields: { reason: 'required' } })
  const { contest } = await lockSeen(context, id, updatedAt)
  await refuseErasureAsked(db, 'contestArtists', id)
  const to = stateAfter[decision]
  // The reason is kept with the work and in the letter, not in the audit log.
  const set = { reason: decision === 'accept' ? '' : reason, updatedAt: clock() }
  if (!(await move(context, stateful, { id, to, action: decision, set }))) throw fail('contributionDecided')
  const row = await contributionAt(context, id)
  if (row.fileId !== null) await setFilePublic(context, row.fileId, to === 'accepted')
  await sendLetter(context, to, contest, row)
  return shownOne(context, row)
}

/** Mends the texts of a contribution: a missing translation, a missing alt text. Throws `notFound` and `staleVersion`. */
export async function mend(
  context: Context,
  { id, updatedAt, ...given }: ContributionWords & { id: number },
): Promise<Shown> {
  const { db, clock } = context
  await contributionAt(context, id)
  const { row } = await lockSeen(context, id, updatedAt)
  const title = { ...row.title, ...given.title }
  if (title.de === '' && title.en === '')
    throw fail('invalid', { fields: { 'title.de': 'titleInOneLanguage' } })
  await writeContribution(db, id, {
    title: asJson(title),
    text: asJson({ ...row.text, ...given.text }),
    altText: asJson({ ...row.altText, ...given.altText }),
    updatedAt: clock(),
  })
  await audit(context, { action: 'changed', entity: stateful.entity, entityId: id })
  return shownOne(context, await contributionAt(context, id))
}

/**
 * A contribution and its contest, which artists and staff change in turn. Throws `notFound`, and `staleVersion` where it
 * was changed since staff saw it.
 */
async function lockSeen(context: Context, id: number, seen: string | undefined) {
  const { db } = context
  const contestId = (await findContribution(db, id))?.contestId
  const contest = contestId === undefined ? undefined : await lockContest(db, contestId)
  const row = await findContribution(db, id)
  if (!contest || !row) throw fail('notFound')
  // What nobody has confirmed is not shown to staff.
  const isShown = row.state !== 'unconfirmed'
  if (isShown && seen !== undefined && Date.parse(seen) !== row.updatedAt.getTime())
    throw fail('staleVersion', { current: await shownOne(context, row) })
  return { contest, row }
}

async function contributionAt({ db }: Pick<Context, 'db'>, id: number): Promise<ContributionRow> {
  const row = await findContribution(db, id)
  if (!row || row.state === 'unconfirmed') throw fail('notFound')
  return row
}

async function shownOne(context: Context, row: ContributionRow): Promise<Shown> {
  const [shown] = await shownOf(context, [row])
  return shown as Shown
}

async function shownOf(context: Context, rows: readonly ContributionRow[]): Promise<Shown[]> {
  const images = await picturesOf(context, rows)
  const artists = await findArtists(
    context.db,
    rows.map(({ id }) => id),
  )
  return Promise.all(
    rows.map(async row => {
      const { id, state, kind, title, text, altText, slug, reason, createdAt, updatedAt } = row
      const artist = artists.find(({ contributionId }) => contributionId === id)
      return {
        ...{ id, state, kind, title, text, altText, slug, reason },
        artist: artist ? { name: artist.name, email: artist.email, language: artist.language } : null,
        image: images.get(id) ?? null,
        recording: await recordingOf(context, row),
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      }
    }),
  )
}
