import { Icon, type IconName } from '#web/ui/brand/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './toast-region.module.css'

export type Toast = {
  id: string
  text: string
  tone?: 'info' | 'ok' | undefined
  /** Action of the toast, such as “Undo”. */
  action?: { label: string; onPress: () => void } | undefined
}

type Props = { label: string; closeLabel: string; toasts: readonly Toast[]; onClose: (id: string) => void }

const icons = { info: 'info', ok: 'check' } satisfies Record<NonNullable<Toast['tone']>, IconName>

/**
 * Short messages about completed actions, announced politely. Keep the region in the page even when empty,
 * because only additions to it are announced.
 */
export function ToastRegion({ label, closeLabel, toasts, onClose }: Props) {
  return (
    <section className={styles.region} aria-label={label} aria-live="polite" aria-relevant="additions">
      {toasts.map(toast => (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone ?? 'info'}>
          <Icon name={icons[toast.tone ?? 'info']} />
          <p className={styles.text}>{toast.text}</p>
          {toast.action && (
            <button type="button" className={styles.action} onClick={toast.action.onPress}>
              {toast.action.label}
            </button>
          )}
          <button type="button" className={styles.close} onClick={() => onClose(toast.id)}>
            <Icon name="close" />
            <VisuallyHidden>{closeLabel}</VisuallyHidden>
          </button>
        </div>
      ))}
    </section>
  )
}
