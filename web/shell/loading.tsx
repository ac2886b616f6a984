import { backstage } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './loading.module.css'

/** Stands where a part of backstage will be; what is there in a moment is not announced. */
export function Loading() {
  const say = useSay()
  return (
    <Section width="text">
      <p role="status" className={styles.late}>
        {say(backstage.loading)}
      </p>
      <noscript>{say(backstage.needsJavaScript)}</noscript>
    </Section>
  )
}
