/**
 * Returns the file name of a screen: `backstageNewsItem` is in `news-item.client.tsx`, which serves
 * `backstageNewsItemCreate` as well. Null for other pages.
 */
export function screenOf(page: string): string | null {
  const [, name] = /^backstage(\w*?)(Create)?$/.exec(page) ?? []
  if (name === undefined) return null
  return name === '' ? 'backstage' : kebab(name)
}

/** Returns the id of the route of a page; all backstage screens share one. */
export function routeOf({ name, language }: { name: string; language: string }): string {
  return `${name.startsWith('backstage') ? 'backstage' : name}.${language}`
}

/** `NewsItem` → `news-item`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter, place) => (place === 0 ? '' : '-') + letter.toLowerCase())
}
