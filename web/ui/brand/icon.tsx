import styles from './icon.module.css'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

type Props = { name: IconName; size?: 'text' | 'large' | undefined }

/** A decorative icon beside text; without visible text, add one in `VisuallyHidden`. */
export function Icon({ name, size = 'text' }: Props) {
  return (
    <svg className={size === 'large' ? styles.large : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  )
}
