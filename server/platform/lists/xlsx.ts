import type { Language } from '#contract/language.ts'
import { dayNumberOf, textOf } from './cells.ts'
import type { Cell } from './declaration.ts'
import { type ZipEntry, zipOf } from './zip.ts'

const longestText = 32_767 // characters of a cell, as spreadsheets allow
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const sheets = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const parts = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/**
 * Returns rows as a workbook with one sheet (ECMA-376). The first row is bold and stays visible while
 * scrolling. Texts are marked as texts, so that none is run as a formula.
 */
export function xlsxOf(
  rows: AsyncIterable<readonly Cell[]>,
  { title, reader }: { title: string; reader: Language },
): AsyncIterable<Uint8Array> {
  return zipOf([...frame(title), { name: 'xl/worksheets/sheet1.xml', text: sheetOf(rows, reader) }])
}

async function* sheetOf(rows: AsyncIterable<readonly Cell[]>, reader: Language): AsyncGenerator<string> {
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>'
  yield `${head}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`
  yield '<sheetFormatPr defaultColWidth="24" defaultRowHeight="15"/><sheetData>'
  let n = 0
  for await (const row of rows) {
    n += 1
    yield `<row r="${n}">${row.map(cell => cellOf(cell, n === 1, reader)).join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

function cellOf(cell: Cell, isHead: boolean, reader: Language): string {
  if (cell === null || cell === '') return '<c/>'
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`
  if (cell instanceof Date) return `<c s="2"><v>${dayNumberOf(cell)}</v></c>`
  const text = escaped(textOf(cell, reader).slice(0, longestText).toWellFormed())
  return `<c t="inlineStr"${isHead ? ' s="1"' : ''}><is><t xml:space="preserve">${text}</t></is></c>`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

// XML allows no control characters other than tabs and line breaks.
const outsideXml = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu

function escaped(text: string): string {
  return text.replace(outsideXml, '').replace(/[&<>"]/g, sign => signs[sign] ?? '')
}

function frame(title: string): ZipEntry[] {
  const name = escaped(title.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31)) // length and characters allowed in a sheet's name
  const rels = (...found: [type: string, target: string][]) =>
    `${head}<Relationships xmlns="${parts}/relationships">${found
      .map(
        ([type, target], n) => `<Relationship Id="rId${n + 1}" Type="${office}/${type}" Target="${target}"/>`,
      )
      .join('')}</Relationships>`
  const type = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${types}.${kind}+xml"/>`
  const files: [name: string, text: string][] = [
    [
      '[Content_Types].xml',
      `${head}<Types xmlns="${parts}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${type('workbook', 'sheet.main')}${type('worksheets/sheet1', 'worksheet')}${type('styles', 'styles')}</Types>`,
    ],
    ['_rels/.rels', rels(['officeDocument', 'xl/workbook.xml'])],
    ['xl/_rels/workbook.xml.rels', rels(['worksheet', 'worksheets/sheet1.xml'], ['styles', 'styles.xml'])],
    [
      'xl/workbook.xml',
      `${head}<workbook xmlns="${sheets}" xmlns:r="${office}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ['xl/styles.xml', styles],
  ]
  return files.map(([name, text]) => ({ name, text: [text] }))
}

// 0: plain, 1: the bold heading, 2: a date and time in the format of the reader's system.
const styles = `${head}<styleSheet xmlns="${sheets}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="22" applyNumberFormat="1"/></cellXfs></styleSheet>`
