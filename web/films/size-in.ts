import { type Language, locales } from '#contract/language.ts'

/** Formats a number of bytes: „2,4 MB“. */
export function sizeIn(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(value)} ${unit}`
}
