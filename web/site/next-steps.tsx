import type { Language } from '#contract/language.ts'
import { site } from '#messages/site.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Icon } from '#web/ui/brand/icon.tsx'
import { Link } from '#web/ui/control/link.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import styles from './next-steps.module.css'

export interface NextStep {
  href: string
  wish: string
  /** What is available now, such as a number or a date. */
  fact: string
  /** The language of the fact. */
  spoken?: Language
}

/** The typical wishes of visitors, each as a link to the next step. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <section aria-label={say(site.nextSteps)}>
      <Container>
        <ul className={styles.steps}>
          {steps.map(({ href, wish, fact, spoken = language }) => (
            <li key={wish}>
              <h2>
                <Link href={href} transition>
                  {wish}
                </Link>
                <Icon name="arrow-right" />
              </h2>
              <p lang={spoken === language ? undefined : spoken}>{fact}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
