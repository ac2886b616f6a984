import type { ArticleFilters } from './api.ts'

export const articlesOnAPage = 50

/** Formats in which publications can be downloaded. */
export const articleFormatNames = ['bibtex', 'ris', 'csl', 'csv'] as const
export type ArticleFormatName = (typeof articleFormatNames)[number]

const readers: { [Name in keyof Required<ArticleFilters>]: (text: string) => ArticleFilters[Name] | null } = {
  q: text => text.trim().slice(0, 200) || null,
  year: text => (/^(1[89]|20|21)\d\d$/.test(text) ? Number(text) : null),
  type: text => (/^[a-zA-Z]{1,20}$/.test(text) ? (text as ArticleFilters['type'] & string) : null),
  category: numberIn,
  is7T: text => (text === '1' ? '1' : null),
  isHospital: text => (text === '1' ? '1' : null),
  author: numberIn,
  group: numberIn,
}

function numberIn(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

/** Parses the query of the list's address; unknown parameters and invalid values are dropped. */
export function articleFiltersIn(query: URLSearchParams): { asked: ArticleFilters; page: number } {
  const given = Object.entries(readers).flatMap(([name, read]) => {
    const value = read(query.get(name) ?? '')
    return value === null ? [] : [[name, value]]
  })
  const page = /^[1-9]\d{0,3}$/.exec(query.get('page') ?? '')?.[0]
  return { asked: Object.fromEntries(given), page: Number(page ?? 1) }
}
