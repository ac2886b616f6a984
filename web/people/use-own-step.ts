import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { ownStepNames } from './own-steps.tsx'

/** Puts the focus on the field of the step that the address names, each time it is chosen. */
export function useOwnStep(): void {
  const location = useLocation()
  useEffect(() => {
    const step = ownStepNames.find(name => `#${name}` === location.hash)
    if (step) document.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus()
  }, [location])
}
