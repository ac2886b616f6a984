import { fail } from '#contract/errors.ts'
import { type ReportFields, reportRecord } from '#contract/reports/report.ts'
import { reportsBackstage as say } from '#messages/reports-backstage.ts'
import { namesOf } from '#server/people/people.ts'
import { type Acting, type MovedTo, recordKind } from '#server/platform/records/records.ts'
import { isYearTaken } from './queries.ts'

export const reportKind = recordKind({
  name: 'reports',
  table: 'reports',
  record: reportRecord,
  translated: { texts: ['title', 'description'] },
  addressed: { slugFrom: 'title' },
  published: {},
  searched: {
    searchText: ({ year, title, description }, language) => ({
      title: title[language],
      words: title[language] ? [description[language], String(year)] : [],
    }),
  },
  words: ({ year, title, description }) => [
    ...[String(year), title.de, title.en, description.de, description.en],
  ],
  columns: async () => [
    { heading: say.year, cell: ({ year }) => year },
    { heading: say.titleDe, cell: ({ title }) => title.de },
    { heading: say.titleEn, cell: ({ title }) => title.en },
  ],
  refuse: refuseReport,
  refuseMove,
  namesOf,
})

/** Before a save: throws `invalid` for a year that already has a report. */
async function refuseReport({ db }: Acting, fields: ReportFields, id: number | null): Promise<void> {
  await refuseTwin(db, fields, id)
}

/** Before a report returns from the trash: throws `invalid` if another report has its year. */
async function refuseMove(
  { db }: Acting,
  { id, fields, to }: { id: number; fields: ReportFields; to: MovedTo },
): Promise<void> {
  if (to === 'back') await refuseTwin(db, fields, id)
}

async function refuseTwin(db: Acting['db'], { year }: ReportFields, id: number | null): Promise<void> {
  if (await isYearTaken(db, year, id)) throw fail('invalid', { fields: { year: 'reportYearTaken' } })
}
