import { useSyncExternalStore } from 'react'
import { shell } from '#messages/shell.ts'
import { useSay } from '#web/language.ts'
import styles from './offline-note.module.css'

/** A line at the foot of the window while there is no network. */
export function OfflineNote({ sentence = shell.offline }: { sentence?: { de: string; en: string } }) {
  const say = useSay()
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.note} data-shown={isOnline ? undefined : ''}>
      {!isOnline && say(sentence)}
    </div>
  )
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
