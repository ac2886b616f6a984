import { useEffect, useState } from 'react'
import type { ShownItem } from '#contract/pages/items.ts'
import { pages } from '#messages/pages.ts'
import { useSay } from '#web/language.ts'
import styles from './content.module.css'

type Titled = Pick<ShownItem, 'id' | 'title' | 'language'>

/** Table of contents of a page: links to its titled parts; the one being read is marked. */
export function Contents({ items }: { items: readonly Titled[] }) {
  const label = useSay()(pages.onThisPage)
  const current = useCurrent(items.map(({ id }) => id).join(' '))
  return (
    <nav className={styles.contents} aria-label={label}>
      <p>{label}</p>
      <ul>
        {items.map(({ id, title, language }) => (
          <li key={id} lang={language}>
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns the id of the last of these parts in the upper third of the window; null before the first one. */
function useCurrent(ids: string): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    // Hidden cached pages may contain parts with the same ids.
    const parts = [...document.querySelectorAll('main section[id]')].filter(({ id }) =>
      ids.split(' ').includes(id),
    )
    const seen = new Set<Element>()
    const observer = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) seen[isIntersecting ? 'add' : 'delete'](target)
        const isBefore = (parts[0]?.getBoundingClientRect().top ?? 0) > 0
        setCurrent(now => parts.findLast(part => seen.has(part))?.id ?? (isBefore ? null : now))
      },
      { rootMargin: '-10% 0px -65%' },
    )
    for (const part of parts) observer.observe(part)
    return () => observer.disconnect()
  }, [ids])
  return current
}
