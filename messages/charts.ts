import type { Bilingual } from '#contract/language.ts'

/** Texts beside every chart. */
export const chartTexts = {
  asTable: { de: 'Als Tabelle', en: 'As a table' },
  nothing: { de: 'Noch keine Zahlen', en: 'No figures yet' },
  /** For screen readers: one sentence per series. */
  summary: {
    de: (name: string, count: number, least: string, most: string, last: string) =>
      `${name}: ${count} Werte, der kleinste ${least}, der größte ${most}, der letzte ${last}.`,
    en: (name: string, count: number, least: string, most: string, last: string) =>
      `${name}: ${count} values, the lowest ${least}, the highest ${most}, the last ${last}.`,
  },
  valueAt: {
    de: (value: string, label: string) => `${value} (${label})`,
    en: (value: string, label: string) => `${value} (${label})`,
  },
} as const satisfies Record<string, Bilingual<unknown>>
