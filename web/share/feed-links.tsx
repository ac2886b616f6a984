import { type FeedSource, feedAddress, feedFormatNames, feedFormats } from '#contract/site/feed.ts'
import { useLanguage } from '#web/language.ts'

/** Links to a feed in each format; without a source the feed of all news. */
export function FeedLinks({ source }: { source?: FeedSource | undefined }) {
  const language = useLanguage()
  return feedFormatNames.map(format => (
    <a key={format} href={feedAddress(language, format, source)}>
      {feedFormats[format].label}
    </a>
  ))
}
