// Runs as a separate process directly from this file, so everything it imports must be plain TypeScript.
import { buffer } from 'node:stream/consumers'
import { unsetNames } from '#messages/pdf.ts'
import { furtherFaces } from '#server/platform/fonts/further-faces.ts'
import type { PdfDocument, PdfOutcome, PdfPart } from './document.ts'
import { drawCards } from './draw-cards.ts'
import { drawFacts, drawQr, drawText } from './draw-parts.ts'
import { drawSheet } from './draw-sheet.ts'
import { drawTable } from './draw-table.ts'
import { addPage, canBeSet, finishPages, looks, openPaper, type Paper } from './paper.ts'

process.on(
  'message',
  (document: PdfDocument) => void answerTo(document).then(answer => process.send?.(answer)),
)
process.on('disconnect', () => process.exit())

async function answerTo(document: PdfDocument): Promise<PdfOutcome> {
  try {
    return { pdf: await pdfOf(document) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

async function pdfOf(document: PdfDocument): Promise<Buffer> {
  const paper = openPaper(document, await furtherFaces(JSON.stringify(document), [400, 600]))
  const written = buffer(paper.doc)
  drawUnsetNames(paper, document)
  for (const part of document.parts) draw(paper, part)
  finishPages(paper, document)
  paper.root.end()
  paper.doc.end()
  return written
}

// Shown first, so that whoever prints the document can correct the rows or write these names by hand.
function drawUnsetNames(paper: Paper, { names = [], language }: PdfDocument): void {
  const unset = names.filter(({ text }) => !canBeSet(paper, text, looks.name))
  if (unset.length === 0) return
  drawText(paper, 'heading', unsetNames.title[language])
  drawText(paper, 'paragraph', unsetNames.lead[language])
  for (const { where } of unset) drawText(paper, 'paragraph', where)
  addPage(paper)
}

function draw(paper: Paper, part: PdfPart): void {
  if (part.kind === 'newPage') addPage(paper)
  else if (part.kind === 'facts') drawFacts(paper, part.rows)
  else if (part.kind === 'table') drawTable(paper, part)
  else if (part.kind === 'qr') drawQr(paper, part)
  else if (part.kind === 'sheet') drawSheet(paper, part.lines)
  else if (part.kind === 'cards') drawCards(paper, part.cards)
  else drawText(paper, part.kind, part.text)
}
