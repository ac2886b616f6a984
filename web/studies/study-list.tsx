import type { StudyShown } from '#contract/studies/study.ts'
import { studies as say } from '#messages/studies.ts'
import { useSay } from '#web/language.ts'
import styles from './studies.module.css'
import { StudyView } from './study-view.tsx'

/** The studies that seek volunteers. */
export function StudyList({ studies }: { studies: readonly StudyShown[] }) {
  const words = useSay()
  if (studies.length === 0) return <p>{words(say.none)}</p>
  return (
    <ul className={styles.list}>
      {studies.map(study => (
        <li key={study.id}>
          <StudyView study={study} />
        </li>
      ))}
    </ul>
  )
}
