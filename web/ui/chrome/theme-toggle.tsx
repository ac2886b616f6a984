import { Icon } from '#web/ui/brand/icon.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { chooseTheme, currentTheme } from '#web/ui/styles/theme.ts'
import styles from './theme-toggle.module.css'

export type ThemeTexts = { toDark: string; toLight: string }

/**
 * A button to change the theme, labelled with the result. Only the browser knows the current theme, so the
 * style sheet shows the matching label.
 */
export function ThemeToggle({ toDark, toLight, inWords = false }: ThemeTexts & { inWords?: boolean }) {
  const Words = inWords ? 'span' : VisuallyHidden
  const toggle = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  return (
    <button type="button" className={classNames(styles.toggle, inWords && styles.inWords)} onClick={toggle}>
      <span className={styles.toDark} title={inWords ? undefined : toDark}>
        <Icon name="moon" />
        <Words>{toDark}</Words>
      </span>
      <span className={styles.toLight} title={inWords ? undefined : toLight}>
        <Icon name="sun" />
        <Words>{toLight}</Words>
      </span>
    </button>
  )
}
