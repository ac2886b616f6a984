import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { takeFocus } from '#web/ui/backstage/lost-focus.ts'
import { ownStepNames } from './own-steps.tsx'

/** Puts the focus on the field of the step that the address names, each time it is chosen. */
export function useOwnStep(): void {
  const location = useLocation()
  useEffect(() => {
    const step = ownStepNames.find(name => `#${name}` === location.hash)
    if (step) takeFocus(document.querySelector<HTMLElement>(`[data-step="${step}"]`))
  }, [location])
}
