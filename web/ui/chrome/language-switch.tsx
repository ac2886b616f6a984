import { Link } from '#web/ui/control/link.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './language-switch.module.css'
import type { LanguageLink } from './site-menu.ts'

type Props = { languages: readonly LanguageLink[]; label: string }

/** Links to the page in each language; the current language is marked. */
export function LanguageSwitch({ languages, label }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={styles.languages}>
        {languages.map(entry => (
          <li key={entry.language}>
            <Link
              href={entry.href}
              className={styles.language}
              lang={entry.language}
              hrefLang={entry.language}
              aria-current={entry.current ? 'true' : undefined}
            >
              {entry.label}
              <VisuallyHidden> – {entry.name}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
