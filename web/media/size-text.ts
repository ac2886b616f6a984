import { type Language, locales } from '#contract/language.ts'

/** „2,4 MB“, “2.4 MB”. */
export function sizeText(bytes: number, language: Language): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const
  const step = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3))
  const amount = new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: step > 1 ? 1 : 0,
  })
  return amount.format(bytes / 1000 ** step)
}
