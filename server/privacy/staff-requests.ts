import { fail } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'
import type { FileFormat } from '#contract/list.ts'
import { answerDue, type DataRequest, requestEnds, type requestWays } from '#contract/privacy/my-data.ts'
import { personalFields, personalValues } from '#messages/personal-data.ts'
import { privacyBackstage as say } from '#messages/privacy-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { answerWhole, type WholeList } from '#server/platform/lists/lists.ts'
import { audit } from '#server/platform/records/records.ts'
import { sendLink } from './letter.tsx'
import {
  endRequests,
  findRequest,
  findStaffRequests,
  incrementRequestFigures,
  insertRequest,
  type RequestRow,
} from './requests.ts'

const list: WholeList<DataRequest> = {
  name: 'dataRequests',
  title: say.requests,
  columns: [
    { heading: personalFields.email, cell: row => row.email },
    { heading: personalFields.way, cell: (row, reader) => personalValues[row.way]?.[reader] ?? row.way },
    { heading: personalFields.createdAt, cell: row => new Date(row.createdAt) },
    { heading: personalFields.dueAt, cell: row => new Date(row.dueAt) },
    { heading: personalFields.importedBy, cell: row => row.startedBy },
  ],
}

/** Returns the requests that wait for an answer. */
export async function listRequests(context: Context, asked: { format?: FileFormat | undefined }) {
  const rows = await findStaffRequests(context.db)
  return answerWhole(list, context, await Promise.all(rows.map(row => shown(context, row))), asked)
}

interface Given {
  email: string
  language: Language
  way: (typeof requestWays)[number]
}

/** Enters a request that came by letter or telephone, and sends the link to the given address. */
export async function startRequest(context: Context, given: Given): Promise<DataRequest> {
  const { db, clock, caller } = context
  const now = clock()
  const row = await insertRequest(db, {
    ...given,
    createdAt: now,
    dueAt: answerDue(now),
    expiresAt: requestEnds(now),
    startedBy: caller?.id ?? null,
  })
  await incrementRequestFigures(db, now, ['asked', 'byStaff'])
  await sendLink(context, row)
  // Without the address, because the audit log is kept longer.
  await audit(context, { action: 'dataRequestStarted', entity: 'dataRequests', entityId: row.id })
  return shown(context, row)
}

/** Throws `notFound`. */
export async function sendLinkAgain(context: Context, id: number): Promise<DataRequest> {
  const row = await findStaffRequest(context, id)
  await sendLink(context, row)
  return shown(context, row)
}

/** Throws `notFound`. */
export async function closeRequest(context: Context, id: number): Promise<undefined> {
  await findStaffRequest(context, id)
  await endRequests(context.db, [id], context.clock())
  await audit(context, { action: 'dataRequestAnswered', entity: 'dataRequests', entityId: id })
}

/** Number of requests past their due date of one month, for the overview. */
export async function countOverdue({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  return (await findStaffRequests(db)).filter(({ dueAt }) => dueAt && dueAt <= clock()).length
}

async function findStaffRequest(context: Context, id: number): Promise<RequestRow> {
  const row = await findRequest(context.db, id)
  if (!row?.way) throw fail('notFound')
  return row
}

async function shown(context: Context, row: RequestRow): Promise<DataRequest> {
  const { id, email, way, language, createdAt, dueAt, startedBy } = row
  const names = await namesOf(context, startedBy === null ? [] : [startedBy])
  return {
    ...{ id, email, language },
    way: way as DataRequest['way'],
    createdAt: createdAt.toISOString(),
    dueAt: (dueAt ?? createdAt).toISOString(),
    startedBy: startedBy === null ? null : (names.get(startedBy) ?? null),
  }
}
