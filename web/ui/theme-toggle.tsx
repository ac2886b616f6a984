import { Icon } from './icon.tsx'
import { chooseTheme, currentTheme } from './theme.ts'
import styles from './theme-toggle.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ThemeTexts = { toDark: string; toLight: string }

/** Says what a press does. Which of both is true only the browser knows, so the style sheet shows the right one. */
export function ThemeToggle({ toDark, toLight }: ThemeTexts) {
  const toggle = () => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')
  return (
    <button type="button" className={styles.toggle} onClick={toggle}>
      <span className={styles.toDark} title={toDark}>
        <Icon name="moon" />
        <VisuallyHidden>{toDark}</VisuallyHidden>
      </span>
      <span className={styles.toLight} title={toLight}>
        <Icon name="sun" />
        <VisuallyHidden>{toLight}</VisuallyHidden>
      </span>
    </button>
  )
}
