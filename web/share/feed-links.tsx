import { type FeedSource, feedAddress, feedFormatNames, feedFormats } from '#contract/site/feed.ts'
import { useLanguage } from '#web/language.ts'

/** Ways to follow something, in each format of feeds; without a source all news. */
export function FeedLinks({ source }: { source?: FeedSource | undefined }) {
  const language = useLanguage()
  return feedFormatNames.map(format => (
    <a key={format} href={feedAddress(language, format, source)}>
      {feedFormats[format].label}
    </a>
  ))
}
