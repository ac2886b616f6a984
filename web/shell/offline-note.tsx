import { useSyncExternalStore } from 'react'
import { afterPageTexts } from '#messages/afterwards.ts'
import { useSay } from '#web/language.ts'
import styles from './offline-note.module.css'

interface Props {
  sentence?: { de: string; en: string }
  at?: 'top' | 'bottom'
}

/** A line at the bottom or top of the window while the browser is offline. */
export function OfflineNote({ sentence = afterPageTexts.offline, at = 'bottom' }: Props) {
  const say = useSay()
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.note} data-at={at} data-shown={isOnline ? undefined : ''}>
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
