import type { Language } from '#contract/language.ts'

/** A document to print or keep. All contents are plain text, possibly of users, never markup. */
export interface PdfDocument {
  language: Language
  title: string
  /** Creation date. The same document with the same date has the same bytes. */
  madeAt: Date
  format?: 'portrait' | 'landscape'
  /** False if each page is a separate sheet, such as a ticket. */
  hasPageNumbers?: boolean
  /**
   * Names, each with its place, such as `Nr. 3`. Those with characters that no font contains are listed on a
   * page before all others.
   */
  names?: readonly PdfName[]
  parts: readonly PdfPart[]
}

export interface PdfName {
  text: string
  where: string
}

export type PdfPart =
  | { kind: 'title' | 'heading' | 'paragraph' | 'note'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | PdfTable
  | PdfQr
  | { kind: 'cards'; cards: readonly PdfCard[] }
  | PdfSheet
  | { kind: 'newPage' }

/** Large text in the middle of a page, as on a certificate. */
export interface PdfSheet {
  kind: 'sheet'
  lines: readonly { text: string; as: 'display' | 'name' | 'words' | 'note' }[]
}

/** Breaks across pages between its rows and repeats its headings on each page. */
export interface PdfTable {
  kind: 'table'
  columns: readonly PdfColumn[]
  rows: readonly (readonly string[])[]
}

export interface PdfColumn {
  title: string
  /** Relative width: columns of 2 are twice as wide as columns of 1. */
  share: number
  align?: 'end'
}

export interface PdfQr {
  kind: 'qr'
  text: string
  /** Alternative text: where the code leads. */
  label: string
}

/** One of ten cards on a page, to be cut out, with a code to hand on. Text that does not fit is cut off. */
export interface PdfCard {
  title: string
  lines: readonly string[]
  qr: Omit<PdfQr, 'kind'> | null
}

export type PdfOutcome = { pdf: Uint8Array } | { failure: string }
