import { languages } from '#contract/language.ts'
import type { ReportListed } from '#contract/reports/report.ts'
import { reports } from '#messages/reports.ts'
import { reportFieldNames, reportsCount, reportsBackstage as words } from '#messages/reports-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'

/** The list of annual reports, with the languages of their PDFs. */
export default function ReportList() {
  const say = useSay()
  const pdfsOf = ({ pdfIds, isAccessible }: ReportListed) => {
    const there = languages.filter(language => pdfIds[language] !== null)
    if (there.length === 0) return say(words.noPdf)
    return there
      .map(one => say(reports.languages[one]) + (isAccessible[one] ? ` (${say(reports.accessible)})` : ''))
      .join(', ')
  }
  return (
    <RecordList<ReportListed>
      {...{ kind: 'reports', calls: client.reports.backstage, names: reportFieldNames, words }}
      count={reportsCount}
      failed={words.failed}
      sort="-year"
      columns={[
        { key: 'year', label: words.year, sort: 'year', show: ({ year }) => year },
        { key: 'pdfs', label: words.pdfs, show: pdfsOf },
      ]}
    />
  )
}
