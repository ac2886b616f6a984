import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { takeFocus } from '#web/ui/backstage/lost-focus.ts'
import { ownStepNames } from './own-steps.tsx'

/** Focuses the field of the step in the URL fragment each time the step is chosen. */
export function useOwnStep(): void {
  const location = useLocation()
  useEffect(() => {
    const step = ownStepNames.find(name => `#${name}` === location.hash)
    if (step) takeFocus(document.querySelector<HTMLElement>(`[data-step="${step}"]`))
  }, [location])
}
