import { type RawBuilder, sql } from 'kysely'
import { hour } from '#contract/durations.ts'
import { fail } from '#contract/errors.ts'
import { dayInBerlin } from '#contract/language.ts'
import { retention } from '#contract/retention.ts'
import type { BreachReport } from '#contract/security/api.ts'
import type { IncidentCause, IncidentStep, Severity } from '#contract/security/incident.ts'
import { slugOf } from '#contract/slugs.ts'
import { breachWords as words } from '#messages/breach-report.ts'
import { momentIn } from '#messages/event-times.ts'
import { causeWords, stepNames } from '#messages/incident-causes.ts'
import { severityNames } from '#messages/security.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import { type PdfPart, pdfType } from '#server/platform/pdf/pdf.ts'
import { audit } from '#server/platform/records/records.ts'
import { findIncidents, findSteps } from './queries.ts'

const timeToReport = 72 * hour // Article 33 (1) of the GDPR, from when it was noticed

/**
 * Returns the information that the authority requires and writes it to the audit log. Throws `notFound` if
 * one of the incidents does not exist.
 */
export async function breachReport(context: Context, ids: readonly number[]): Promise<BreachReport> {
  const report = await reportOf(context, ids)
  await note(context, ids, 'json')
  return report
}

/** Sends the same report as a PDF. */
export async function printBreachReport(context: Context, ids: readonly number[]): Promise<undefined> {
  const { language, clock } = context
  const report = await reportOf(context, ids)
  await note(context, ids, 'pdf')
  const pdf = await context.pdf.draw({
    language,
    title: report.title,
    madeAt: clock(),
    parts: partsOf(report, context),
  })
  const name = `${slugOf(report.title)}-${dayInBerlin(clock())}.pdf`
  context.sends.file = { name, type: pdfType, bytes: singleChunk(pdf) }
}

async function* singleChunk(bytes: Buffer) {
  yield bytes
}

async function note(context: Context, ids: readonly number[], format: string): Promise<void> {
  for (const id of ids)
    await audit(context, { action: 'breachReported', entity: 'incidents', entityId: id, details: { format } })
}

async function reportOf(context: Context, ids: readonly number[]): Promise<BreachReport> {
  const { db, language, clock } = context
  const rows = (await findIncidents(db, ids)).toSorted((one, other) => +one.createdAt - +other.createdAt)
  const [first] = rows
  if (!first || rows.length < new Set(ids).size) throw fail('notFound')
  const noticedAt = first.createdAt
  const dueAt = new Date(noticedAt.getTime() + timeToReport)
  const steps = await findSteps(db, ids)
  const texts = words[language]
  return {
    title: texts.title,
    madeAt: clock().toISOString(),
    isDrill: rows.every(({ isDrill }) => isDrill),
    clock: {
      beganAt: first.createdAt.toISOString(),
      noticedAt: noticedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      hoursLeft: Math.trunc((dueAt.getTime() - clock().getTime()) / hour),
    },
    incidents: rows.map(({ id, cause, severity, occurrences, createdAt, lastSeenAt }) => ({
      ...{ id, occurrences },
      what: causeWords[cause as IncidentCause].name[language],
      happened: causeWords[cause as IncidentCause].happened[language],
      severity: severityNames[severity as Severity][language],
      beganAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
    accounts: new Set(rows.flatMap(({ userId }) => userId ?? [])).size,
    data: await dataKept(context),
    measures: steps.map(({ step, userId, createdAt }) => ({
      at: createdAt.toISOString(),
      by: userId === null ? texts.site : texts.staff,
      what: stepNames[step as IncidentStep][language],
    })),
    notes: rows.map(({ notes }) => notes).filter(notes => notes !== ''),
    toAdd: [...texts.toAdd],
  }
}

/**
 * Counts records and people by category. Uses the areas' declarations, so that no category can be missing.
 */
async function dataKept({ db, personal, language }: Context): Promise<BreachReport['data']> {
  const byKind = Map.groupBy(personal, ({ kind }) => kind)
  const counted = await Promise.all(
    [...byKind].map(async ([kind, places]) => {
      const tables = [...Map.groupBy(places, ({ table }) => table).values()]
      const kept = tables.flatMap(([first]) => (first ? [sql`(${peopleIn(first)})`] : []))
      const { rows } = await sql<{ records: number; people: number }>`
        select count(*)::int as records, count(distinct who)::int as people
        from (${sql.join(kept, sql` union all `)}) as kept`.execute(db)
      const what = retention[kind].what[language]
      return { what, records: rows[0]?.records ?? 0, people: rows[0]?.people ?? 0 }
    }),
  )
  return counted.filter(({ records }) => records > 0)
}

// A row with an owner counts for the person of that account; without a readable address, as a person of its own.
function peopleIn({ table, addresses, owner }: Context['personal'][number]): RawBuilder<unknown> {
  const [first] = addresses
  const alone = sql`concat(${sql.lit(table)}, ctid)`
  const owned =
    owner &&
    sql`case when ${sql.ref(owner.column)} is null then ${alone} else (
    select lower(email) from ${sql.table(owner.of)} owners where owners.id = ${sql.ref(owner.column)}) end`
  const who = first ? sql`lower(${sql.ref(first)})` : (owned ?? alone)
  return sql`select ${who} as who from ${sql.table(table)}`
}

function partsOf(report: BreachReport, { language, config }: Context): PdfPart[] {
  const texts = words[language]
  const moment = (iso: string) => momentIn(iso)[language]
  const { clock, incidents, data, measures, notes, toAdd } = report
  return [
    { kind: 'title', text: report.title },
    ...(report.isDrill ? [{ kind: 'note', text: texts.drill } as const] : []),
    {
      kind: 'facts',
      rows: [
        [texts.website, config.baseUrl],
        [texts.began, moment(clock.beganAt)],
        [texts.noticed, moment(clock.noticedAt)],
        [texts.due, moment(clock.dueAt)],
        [texts.left, texts.hours(clock.hoursLeft)],
        [texts.madeAt, moment(report.madeAt)],
      ],
    },
    { kind: 'heading', text: texts.happened },
    ...incidents.flatMap((one): PdfPart[] => [
      { kind: 'paragraph', text: `${one.what}. ${one.happened}` },
      {
        kind: 'facts',
        rows: [
          [texts.number, String(one.id)],
          [texts.severity, one.severity],
          [texts.times, String(one.occurrences)],
          [texts.span, [...new Set([moment(one.beganAt), moment(one.lastSeenAt)])].join(' – ')],
        ],
      },
    ]),
    { kind: 'heading', text: texts.data },
    { kind: 'paragraph', text: texts.dataLead(report.accounts) },
    {
      kind: 'table',
      columns: [
        { title: texts.category, share: 4 },
        { title: texts.records, share: 1, align: 'end' },
        { title: texts.people, share: 1, align: 'end' },
      ],
      rows: data.map(({ what, records, people }) => [what, String(records), String(people)]),
    },
    { kind: 'heading', text: texts.measures },
    ...(measures.length === 0
      ? [{ kind: 'paragraph', text: texts.none } as const]
      : [
          {
            kind: 'table',
            columns: [
              { title: texts.at, share: 2 },
              { title: texts.by, share: 1 },
              { title: texts.what, share: 3 },
            ],
            rows: measures.map(({ at, by, what }) => [moment(at), by, what]),
          } as const,
        ]),
    ...notes.map((text): PdfPart => ({ kind: 'paragraph', text })),
    { kind: 'heading', text: texts.stillToAdd },
    ...toAdd.map((text): PdfPart => ({ kind: 'paragraph', text })),
  ]
}
