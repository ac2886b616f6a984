import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import styles from './contests.module.css'

/** Placeholder for works without a picture, such as music. */
export function NoPicture() {
  return (
    <div className={styles.noPicture}>
      <EchoLine kind="drawing" />
    </div>
  )
}
