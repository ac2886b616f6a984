import { type Asked, eventKinds } from '#contract/events/overview.ts'
import { addressOf } from '#contract/pathnames.ts'
import { eventsOverview as say } from '#messages/events-overview.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { TagList } from '#web/ui/content/tag-list.tsx'
import styles from './events.module.css'

interface Props {
  asked: Asked
  /** Those in which something took or takes place, the latest first. */
  years: readonly string[]
}

/** By kind and by year, the ones shown marked; each is an address. */
export function EventFilter({ asked, years }: Props) {
  const words = useSay()
  const list = addressOf('events', useLanguage())
  const kinds = words(say.kinds)
  const href = ({ kind, year }: Asked) => {
    const query = new URLSearchParams({ ...(kind && { kind }), ...(year && { year }) }).toString()
    return query === '' ? list : `${list}?${query}`
  }
  const { year: _, ...anyYear } = asked
  const { kind: __, ...anyKind } = asked
  return (
    <nav className={styles.filter} aria-label={words(say.filter)}>
      <TagList
        label={words(say.byKind)}
        tags={[
          { label: kinds.all, href: href(anyKind), current: !asked.kind },
          ...eventKinds.map(kind => ({
            label: kinds[kind],
            href: href({ ...asked, kind }),
            current: asked.kind === kind,
          })),
        ]}
      />
      {years.length > 1 && (
        <TagList
          label={words(say.byYear)}
          tags={[
            { label: words(say.allYears), href: href(anyYear), current: !asked.year },
            ...years.map(year => ({
              label: year,
              href: href({ ...asked, year }),
              current: asked.year === year,
            })),
          ]}
        />
      )}
    </nav>
  )
}
