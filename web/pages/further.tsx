import { useLocation } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { further } from '#messages/further.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { linkTo, publicMenu } from '#web/shell/public-menu.ts'
import { Link } from '#web/ui/control/link.tsx'
import styles from './content.module.css'

const oftenSought = ['howToMri', 'volunteers', 'team', 'career'] as const

/** Links to the other pages of the section, and to the contact page. */
export function Further({ isBelow = false }: { isBelow?: boolean }) {
  const say = useSay()
  const language = useLanguage()
  const { pathname } = useLocation()
  const contact = addressOf('contact', language)
  const section = publicMenu(language, pathname).find(entry => 'links' in entry && entry.current)
  const links =
    section && 'links' in section ? section.links : oftenSought.map(page => linkTo(page, language, pathname))
  return (
    <aside className={styles.further} data-below={isBelow ? '' : undefined}>
      <nav aria-label={say(further.further)}>
        <p className={styles.furtherTitle}>{section?.label ?? say(further.oftenSought)}</p>
        <ul>
          {links.map(({ label, href, current }) => (
            <li key={href}>
              {href === pathname ? (
                <span aria-current="page">{label}</span>
              ) : (
                <Link href={href} aria-current={current ? 'true' : undefined}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </nav>
      {pathname !== contact && (
        <div>
          <p className={styles.furtherTitle}>{say(further.questions)}</p>
          <p>
            {say(further.questionsLead)} <Link href={contact}>{say(further.askUs)}</Link>
          </p>
        </div>
      )}
    </aside>
  )
}
