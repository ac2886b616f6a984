import { useState } from 'react'
import { blankReport, descriptionLength, type ReportFields, reportRecord } from '#contract/reports/report.ts'
import { reportFieldNames, reportsBackstage as words } from '#messages/reports-backstage.ts'
import { client } from '#web/client.ts'
import { textsOf } from '#web/parts/texts-of.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import { useNextYear } from '#web/records/use-next-year.ts'
import { ReportFiles } from './report-files.tsx'
import { ReportPanels } from './report-panels.tsx'
import preview from './reports.preview.tsx'

const Texts = textsOf<ReportFields>([
  { line: 'title', label: words.headline },
  {
    teaser: 'description',
    label: words.description,
    hint: words.descriptionHint,
    most: descriptionLength,
  },
])

const calls = client.reports.backstage

/** The editor of an annual report: title, description and files, with year and cover beside them. */
export default function ReportScreen() {
  // A report is written after its year has ended.
  const year = useNextYear('reports', calls.list, new Date().getFullYear() - 1)
  return year && <ReportOf year={year} />
}

/** `year`: the year of a new report. */
function ReportOf({ year }: { year: number }) {
  const [blank] = useState(() => blankReport(year))
  return (
    <RecordScreen
      {...{ kind: 'reports', calls, declared: reportRecord, blank }}
      {...{ names: reportFieldNames, Texts, Panels: ReportPanels, preview }}
      texts={['title', 'description']}
      below={({ form }) => <ReportFiles form={form} />}
    />
  )
}
