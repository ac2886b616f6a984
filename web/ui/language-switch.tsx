import styles from './language-switch.module.css'
import { Link } from './link.tsx'
import type { LanguageLink } from './site-menu.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type Props = { languages: readonly LanguageLink[]; label: string }

/** The same page in the other language; the one being read is named as current. */
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
