import { EchoLine } from '#web/ui/brand/echo-line.tsx'
import styles from './contests.module.css'

/** In the place of a picture, for works that have none to show, such as music. */
export function NoPicture() {
  return (
    <div className={styles.noPicture}>
      <EchoLine kind="drawing" />
    </div>
  )
}
