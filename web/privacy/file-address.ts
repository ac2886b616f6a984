import type { Language } from '#contract/language.ts'

/** Address of the download of a person's data; it works without JavaScript. */
export function fileAddress(token: string, format: 'page' | 'json', locale: Language): string {
  return `/api/v1/info/my-data/${encodeURIComponent(token)}/${format}?locale=${locale}`
}
