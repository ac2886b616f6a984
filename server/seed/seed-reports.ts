import { noText } from '#contract/fields.ts'
import { type Bilingual, inBoth, languages } from '#contract/language.ts'
import { blankReport } from '#contract/reports/report.ts'
import { storeSeedFile, storeSeedPicture } from '#server/files/files.ts'
import { create } from '#server/platform/records/records.ts'
import { reportKind } from '#server/reports/reports.ts'
import { type DemoReport, demoReports, reportFiles, reportTitle } from './reports/reports.ts'
import type { Seeding } from './seeding.ts'

const folder = 'demo/reports'
const at = (file: string) => `server/seed/reports/${file}`

/** The annual reports of the demo, with their covers and PDF files. */
export async function seedReports(dependencies: Seeding): Promise<void> {
  const { db, clock } = dependencies
  const bySite = { db, clock, caller: null, requestId: 'seed' }
  for (const report of demoReports) {
    const { year, description, isAccessible } = report
    const pdfIds = await storedPdfs(dependencies, report)
    await create(reportKind, bySite, {
      ...blankReport(year),
      ...{ description, pdfIds, title: inBoth(language => reportTitle[language](year)) },
      isAccessible: inBoth(language => isAccessible && pdfIds[language] !== null),
      // Next to its title a cover is decorative.
      imageAlt: noText,
      imageId: await storeSeedPicture(dependencies, at(reportFiles(year).cover), { folder, alt: coverAlt }),
      isVisible: true,
    })
  }
}

const coverAlt = {
  de: 'Linien hintereinander: Ein Signal zerfällt und kehrt als Echo wieder, von Zeile zu Zeile später.',
  en: 'Lines one behind the other: a signal decays and comes back as an echo, later from row to row.',
}

async function storedPdfs(
  dependencies: Seeding,
  { year, languages: there }: DemoReport,
): Promise<Bilingual<number | null>> {
  const ids: Bilingual<number | null> = { de: null, en: null }
  for (const language of languages)
    if (there.includes(language))
      ids[language] = await storeSeedFile(dependencies, at(reportFiles(year)[language]), { folder })
  return ids
}
