import { openProcesses } from '#server/platform/processes/processes.ts'
import type { PdfDocument, PdfOutcome } from './document.ts'

export type { PdfCard, PdfDocument, PdfPart } from './document.ts'

/** Documents as PDF, drawn in a process of their own: 400 tickets take seconds, and no page waits for them. */
export interface Pdf {
  /** Throws `unavailable` when too many wait; any other error: it was not drawn. */
  draw(document: PdfDocument): Promise<Buffer>
  close(): void
}

export const pdfType = 'application/pdf'

const program = 'server/platform/pdf/pdf-worker.ts'
const longestDrawing = 60_000 // milliseconds; a thousand tickets take a fifth of it
const longestQueue = 10 // documents: who waits for more than a minute has gone

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
