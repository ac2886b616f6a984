import type { Language } from '#contract/language.ts'

/** Where the file lies that somebody takes along: it needs no script. */
export function fileAddress(token: string, format: 'page' | 'json', locale: Language): string {
  return `/api/v1/info/my-data/${encodeURIComponent(token)}/${format}?locale=${locale}`
}
