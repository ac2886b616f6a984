import type { Bilingual, Language } from '#contract/language.ts'

export interface DemoReport {
  year: number
  /** Languages with a PDF; older reports were printed in German only. */
  languages: readonly Language[]
  isAccessible: boolean
  description: Bilingual<string>
  /** Scans in the year, volunteers, hours without a usable scanner, and income in thousands of euros. */
  figures: readonly [scans: number, volunteers: number, lostHours: number, income: number]
}

const both = ['de', 'en'] as const

/** Fictitious annual reports of the demo, the oldest first. */
export const demoReports: readonly DemoReport[] = [
  {
    ...{ year: 2018, languages: ['de'], isAccessible: false, figures: [3120, 412, 96, 4180] },
    description: {
      de: 'Der Scanner von 2006 bekommt neue Gradienten, und die erste Messung läuft mit acht parallelen Sendekanälen.',
      en: 'The scanner of 2006 gets new gradients, and the first scan runs with eight parallel transmit channels.',
    },
  },
  {
    ...{ year: 2019, languages: ['de'], isAccessible: false, figures: [3384, 447, 61, 4310] },
    description: {
      de: 'Zwölf Kliniken messen dasselbe Phantom. Wie weit die Ergebnisse auseinanderliegen, überrascht alle.',
      en: 'Twelve hospitals scan the same phantom. How far apart the results are surprises everybody.',
    },
  },
  {
    ...{ year: 2020, languages: both, isAccessible: false, figures: [1967, 203, 74, 4270] },
    description: {
      de: 'Vier Monate ohne Freiwillige: Das Institut misst Phantome, rechnet alte Daten neu und lernt, aus der Ferne zu arbeiten.',
      en: 'Four months without volunteers: the institute scans phantoms, computes old data anew and learns to work from afar.',
    },
  },
  {
    ...{ year: 2021, languages: both, isAccessible: true, figures: [3012, 388, 120, 4520] },
    description: {
      de: 'Die Messungen sind wieder aufgenommen. Zwei Gruppen kommen hinzu: Stoffwechsel und kleine Gefäße.',
      en: 'Scanning has resumed. Two groups join the institute: metabolism and small vessels.',
    },
  },
  {
    ...{ year: 2022, languages: both, isAccessible: true, figures: [3476, 461, 58, 4690] },
    description: {
      de: 'Ein Jahr der Spulen: Drei eigene Entwürfe gehen in den Betrieb, einer davon in die Zulassung.',
      en: 'A year of coils: three designs of our own go into use, one of them into approval.',
    },
  },
  {
    ...{ year: 2023, languages: both, isAccessible: true, figures: [3590, 486, 212, 4830] },
    description: {
      de: 'Ein Quench im Mai legt den Magneten drei Wochen still. Der Bericht erzählt, was geschah und was seitdem anders ist.',
      en: 'A quench in May stops the magnet for three weeks. The report tells what happened, and what has changed since.',
    },
  },
  {
    ...{ year: 2024, languages: both, isAccessible: true, figures: [3815, 502, 43, 5060] },
    description: {
      de: 'Schichten der Hirnrinde im Gedächtnis, Natrium im Knie und ein leiserer Scanner: drei Ergebnisse, die weit gelesen wurden.',
      en: 'Layers of the cortex in memory, sodium in the knee and a quieter scanner: three results that were widely read.',
    },
  },
  {
    ...{ year: 2025, languages: both, isAccessible: true, figures: [4102, 538, 37, 5240] },
    description: {
      de: 'Rohdaten und Programme werden offen: Seit diesem Jahr liegt zu jedem neuen Artikel bereit, womit man ihn nachrechnen kann.',
      en: 'Raw data and software open up: from this year on, each new article comes with what is needed to reproduce it.',
    },
  },
]

export const reportTitle: Record<Language, (year: number) => string> = {
  de: year => `Jahresbericht ${year}`,
  en: year => `Annual report ${year}`,
}

/** Files in this folder, drawn by `draw/draw.ts`. */
export function reportFiles(year: number) {
  return { cover: `report-${year}.webp`, de: `jahresbericht-${year}.pdf`, en: `annual-report-${year}.pdf` }
}
