export type Theme = 'light' | 'dark'

const key = 'theme'

/**
 * Runs before the first paint, to avoid a flash of the wrong theme: pass it to `InlineScript` in the head.
 */
export const themeScript = `try{var t=localStorage.getItem('${key}');/^(light|dark)$/.test(t)?document.documentElement.dataset.theme=t:0}catch{}`

/** Returns the theme shown: the chosen one, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(key, theme)
  } catch {
    // without storage the choice is kept until the page is left
  }
}
