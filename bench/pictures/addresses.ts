import type { Language } from '#contract/language.ts'
import { matchAddress } from '#contract/matching.ts'

/** A page to take pictures of: its name in the contract, with a number if several pages share it. */
export interface PublicAddress {
  name: string
  language: Language
  path: string
}

// Pages generated from records of the same kind: two of each are enough. Each content page counts by itself.
const alike =
  /^(newsItem|profile|group|event|lectureEdition|artifactContest|artifactContribution|poll|article|report)$/
const ofEach = 2

/** Returns the pages reached by links from the home pages, and those that no page links to. */
export async function publicAddresses(
  url: string,
  languages: readonly Language[],
  names: readonly string[],
): Promise<PublicAddress[]> {
  const found = []
  for (const language of languages) found.push(...(await crawled(url, language)))
  return found.filter(({ name }) => names.length === 0 || names.some(word => name.startsWith(word)))
}

async function crawled(url: string, language: Language): Promise<PublicAddress[]> {
  const seen = new Map<string, PublicAddress>()
  const counts = new Map<string, number>()
  const waiting = [`/${language}`, `/${language}/login`, `/${language}/nothing-here`]
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    if (seen.has(path)) continue
    const answer = await fetch(url + path)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue
    const name = matchAddress(path)?.name ?? 'unknown'
    const count = (counts.get(name) ?? 0) + 1
    if (alike.test(name) && count > ofEach) continue
    counts.set(name, count)
    seen.set(path, { name: count > 1 ? `${name}-${count}` : name, language, path })
    waiting.push(...linksIn(await answer.text(), language))
  }
  return [...seen.values()]
}

function linksIn(html: string, language: Language): string[] {
  const all = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)"/g)].map(([, href]) => href ?? '')
  return all.filter(href => href.startsWith(`/${language}/`) && !/\/backstage|\.\w{2,4}$/.test(href))
}
