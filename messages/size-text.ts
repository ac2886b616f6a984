import { inBoth, type Language, locales } from '#contract/language.ts'

/** „2,4 MB“, “2.4 MB”. */
export function sizeText(bytes: number, language: Language): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  return formats[language][step]?.format(bytes / 1000 ** step) ?? ''
}

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

// Created once, because creating a format costs more than formatting a list of sizes.
const formats = inBoth(language =>
  units.map(
    (unit, step) =>
      new Intl.NumberFormat(locales[language], {
        style: 'unit',
        unit,
        unitDisplay: step === 0 ? 'long' : 'short',
        maximumFractionDigits: step > 1 ? 1 : 0,
      }),
  ),
)
