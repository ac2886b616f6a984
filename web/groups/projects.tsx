import type { ShownProject } from '#contract/groups/shown.ts'
import { periodOf, groups as say } from '#messages/groups.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import styles from './groups.module.css'

/** The projects of a group, ongoing ones first, each with its period and funders. */
export function Projects({ projects }: { projects: readonly ShownProject[] }) {
  const words = useSay()
  const language = useLanguage()
  return (
    <ul className={styles.projects}>
      {projects.map(({ title, text, funders, link, hasEnded, from, to }) => (
        <li key={`${title}${from}`} data-ended={hasEnded ? '' : undefined}>
          <p className={styles.when}>
            {periodOf({ from, to })[language]}
            {hasEnded && <span> · {words(say.ended)}</span>}
          </p>
          <h3>{title}</h3>
          {text && <p className={styles.lines}>{text}</p>}
          {funders.length > 0 && (
            <p className={styles.funders}>
              <span>{words(say.funders)}</span> {funders.join(', ')}
            </p>
          )}
          {link && (
            <Link href={link} aria-label={`${words(say.toProject)}: ${title}`}>
              {words(say.toProject)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
