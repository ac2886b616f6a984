import { type Language, locales } from '#contract/language.ts'
import { typeNames } from '#messages/file-manager.ts'

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

/** What people call a type: `PDF`, `Bild`. */
export function typeText(type: string, language: Language): string {
  const [family = ''] = type.split('/')
  return (typeNames[type] ?? typeNames[family])?.[language] ?? type
}
