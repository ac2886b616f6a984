import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unmarked } from '#contract/articles/marked-text.ts'
import { type Language, locales } from '#contract/language.ts'
import { shell } from '#messages/shell.ts'
import { openPdf, type PdfDocument } from '#server/platform/pdf/pdf.ts'
import { demoArticles, journalOf } from '../../articles.ts'
import { savePlate } from '../../pictures/draw/plate.ts'
import { type DemoReport, demoReports, reportFiles, reportTitle } from '../reports.ts'
import { coverPlate } from './cover.ts'

// `node server/seed/reports/draw/draw.ts` draws the covers and PDF files of the demo's reports into the
// parent folder.
const folder = join(import.meta.dirname, '..')

const say = {
  figures: { de: 'Das Jahr in Zahlen', en: 'The year in figures' },
  names: {
    de: ['Messungen', 'Freiwillige', 'Stunden Ausfall', 'Einnahmen in Tausend Euro'],
    en: ['Scans', 'Volunteers', 'Hours of downtime', 'Income in thousands of euros'],
  },
  published: { de: 'Veröffentlichungen', en: 'Publications' },
  columns: { de: ['Titel', 'Erschienen in'], en: ['Title', 'Published in'] },
  note: {
    de: 'Dieser Bericht gehört zur Demonstration: Institut, Zahlen und Veröffentlichungen sind erfunden.',
    en: 'This report is part of the demonstration: institute, figures and publications are made up.',
  },
} as const

function documentOf({ year, description, figures }: DemoReport, language: Language): PdfDocument {
  const numbers = new Intl.NumberFormat(locales[language])
  const articles = demoArticles.filter(article => article.year === year)
  const [title, within] = say.columns[language]
  return {
    ...{ language, title: reportTitle[language](year), madeAt: new Date(Date.UTC(year + 1, 3, 1)) },
    parts: [
      { kind: 'title', text: reportTitle[language](year) },
      { kind: 'paragraph', text: shell.institute[language] },
      { kind: 'paragraph', text: description[language] },
      { kind: 'heading', text: say.figures[language] },
      {
        kind: 'facts',
        rows: say.names[language].map((name, n) => [name, numbers.format(figures[n] ?? 0)] as const),
      },
      { kind: 'heading', text: say.published[language] },
      {
        kind: 'table',
        columns: [
          { title, share: 3 },
          { title: within, share: 2 },
        ],
        rows: articles.map(article => [unmarked(article.title), journalOf(article).journal]),
      },
      { kind: 'note', text: say.note[language] },
    ],
  }
}

const pdf = openPdf()
for (const [index, report] of demoReports.entries()) {
  const files = reportFiles(report.year)
  await savePlate(coverPlate(index, report.year), join(folder, files.cover))
  for (const language of report.languages)
    await writeFile(join(folder, files[language]), await pdf.draw(documentOf(report, language)))
  console.log(`${reportTitle.en(report.year)}: ${report.languages.join(', ')}`)
}
pdf.close()
