import { useSyncExternalStore } from 'react'
import { currentTheme, type Theme } from '#web/ui/styles/theme.ts'

/** Returns the current theme, and rerenders when the user or the system changes it. */
export function useTheme(): Theme {
  return useSyncExternalStore(watch, currentTheme)
}

function watch(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}
