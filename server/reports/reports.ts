import { inLanguage, type Language, languages, otherLanguage } from '#contract/language.ts'
import type { ReportCard, ReportDetail, ReportPdf } from '#contract/reports/report.ts'
import {
  type Download,
  describedAs,
  downloadsOf,
  imagesOf,
  pageOfFile,
  withKeys,
} from '#server/files/files.ts'
import type { Context } from '#server/platform/calls/calls.ts'
import {
  dependOnKind,
  readersOf,
  shownBaseOf,
  slugsShown,
  textsShown,
} from '#server/platform/records/records.ts'
import { reportKind } from './kind.ts'
import { findNeighbours, findPublic, findReport, findReports, type ReportRow } from './queries.ts'

export { reportKind } from './kind.ts'

/** Returns all public reports, the latest first. */
export async function list(context: Context): Promise<{ count: number; rows: ReportCard[] }> {
  await dependOnKind(context, reportKind)
  const rows = await cardsOf(context, await findReports(context.db, context.clock()))
  return { count: rows.length, rows }
}

/** `find` returns a public report by its slug; `preview` returns it for holders of a preview link. */
export const { find, preview } = readersOf(
  reportKind,
  { findPublic, findOne: findReport },
  detailOf,
  withKeys,
)

async function detailOf(context: Context, row: ReportRow): Promise<ReportDetail> {
  const { db, clock, language } = context
  const [card] = (await cardsOf(context, [row])) as [ReportCard]
  const { previous, next } = await findNeighbours(db, clock(), row.year)
  const stepTo = (report: typeof next) =>
    report
      ? {
          slug: slugsShown(report.slug)[language],
          year: report.year,
          title: inLanguage(report.title, language).value,
        }
      : null
  return {
    ...card,
    updatedAt: row.updatedAt.toISOString(),
    ...{ previous: stepTo(previous), next: stepTo(next) },
  }
}

/** Rows as shown to the public. Only the fields named here are sent. */
async function cardsOf(context: Context, rows: readonly ReportRow[]): Promise<ReportCard[]> {
  const { language } = context
  const images = await imagesOf(
    context,
    rows.flatMap(({ imageId }) => imageId ?? []),
    language,
  )
  const files = await downloadsOf(
    context,
    rows.flatMap(({ pdfIds }) => languages.flatMap(one => pdfIds[one] ?? [])),
  )
  return rows.map(row => {
    const base = shownBaseOf(context, row)
    return {
      ...base,
      year: row.year,
      title: row.title[base.language],
      ...textsShown(row, base.language, ['description']),
      image: describedAs(images.get(row.imageId ?? 0), row.imageAlt, language),
      pdfs: [language, otherLanguage(language)].flatMap(one => pdfIn(one, row, files, language)),
    }
  })
}

function pdfIn(
  language: Language,
  { pdfIds, isAccessible }: ReportRow,
  files: ReadonlyMap<number, Download>,
  reader: Language,
): ReportPdf[] {
  const file = files.get(pdfIds[language] ?? 0)
  if (!file) return []
  const { src, name, sizeBytes } = file
  const viewer = pageOfFile(file, reader)
  return [{ language, src, viewer, name, sizeBytes, isAccessible: isAccessible[language] }]
}
