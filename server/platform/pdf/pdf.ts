import { openProcesses } from '#server/platform/processes/processes.ts'
import type { PdfDocument, PdfOutcome } from './document.ts'

export type { PdfCard, PdfDocument, PdfPart } from './document.ts'

/**
 * Draws documents as PDF in a separate process, because 400 tickets take seconds and pages must not wait for
 * them.
 */
export interface Pdf {
  /** Throws `unavailable` if too many documents wait, and any other error if the drawing failed. */
  draw(document: PdfDocument): Promise<Buffer>
  close(): void
}

export const pdfType = 'application/pdf'

const program = 'server/platform/pdf/pdf-worker.ts'
const longestDrawing = 60_000 // milliseconds; a thousand tickets take a fifth of it
const longestQueue = 10 // documents; a user does not wait longer than a minute

export function openPdf(): Pdf {
  const processes = openProcesses({ program, atOnce: 1, timeout: longestDrawing, longestQueue })
  return {
    async draw(document) {
      const outcome = (await processes.perform(document)) as PdfOutcome
      if ('failure' in outcome) throw new Error(`A PDF was not drawn: ${outcome.failure}`)
      return Buffer.from(outcome.pdf)
    },
    close: () => processes.close(),
  }
}
