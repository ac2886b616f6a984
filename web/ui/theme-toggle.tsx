import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { chooseTheme, currentTheme } from './theme.ts'
import styles from './theme-toggle.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ThemeTexts = { toDark: string; toLight: string }

/** Says what a press does. Which of both is true only the browser knows, so the style sheet shows the right one. */
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
