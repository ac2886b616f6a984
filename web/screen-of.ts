/**
 * What the file of a screen is called: that of `backstageNewsItem` is `news-item.client.tsx`, and the same screen makes new
 * ones at `backstageNewsItemCreate`. Null for what is no screen.
 */
export function screenOf(page: string): string | null {
  const [, name] = /^backstage(\w*?)(Create)?$/.exec(page) ?? []
  if (name === undefined) return null
  return name === '' ? 'backstage' : kebab(name)
}

/** The route of a page: all screens of backstage have one. */
export function routeOf({ name, language }: { name: string; language: string }): string {
  return `${name.startsWith('backstage') ? 'backstage' : name}.${language}`
}

/** `NewsItem` → `news-item`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter, place) => (place === 0 ? '' : '-') + letter.toLowerCase())
}
