import type { Language } from '#contract/language.ts'
import { typeNames } from '#messages/file-manager.ts'

export { sizeText } from '#messages/size-text.ts'

/** Returns the display name of a file type: `PDF`, `Bild`. */
export function typeText(type: string, language: Language): string {
  const [family = ''] = type.split('/')
  return (typeNames[type] ?? typeNames[family])?.[language] ?? type
}
