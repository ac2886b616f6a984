import type { Language } from '#contract/language.ts'

/** A document to print or keep. All of it is text, of anybody, and never markup. */
export interface PdfDocument {
  language: Language
  title: string
  /** The same document made at the same moment has the same bytes. */
  madeAt: Date
  format?: 'portrait' | 'landscape'
  /** Left out where each page is a sheet of its own, such as a ticket. */
  hasPageNumbers?: boolean
  /** Names and the like, each with where it stands, such as `Nr. 3`: those with letters that cannot be set are told on a page before all others. */
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

/** Words in the middle of a page, large, as on a certificate. */
export interface PdfSheet {
  kind: 'sheet'
  lines: readonly { text: string; as: 'display' | 'name' | 'words' | 'note' }[]
}

/** Breaks across pages between its rows, with its heads on each page. */
export interface PdfTable {
  kind: 'table'
  columns: readonly PdfColumn[]
  rows: readonly (readonly string[])[]
}

export interface PdfColumn {
  title: string
  /** Of the width: columns of 2 are twice as wide as columns of 1. */
  share: number
  align?: 'end'
}

export interface PdfQr {
  kind: 'qr'
  text: string
  /** Where it leads, for those who do not see it. */
  label: string
}

/** One of ten on a page, to be cut out: a code to hand on. What does not fit on it is cut off. */
export interface PdfCard {
  title: string
  lines: readonly string[]
  qr: Omit<PdfQr, 'kind'> | null
}

export type PdfOutcome = { pdf: Uint8Array } | { failure: string }
