import { useEffect, useRef } from 'react'

/** Calls `take` with a control after hydration, to read what was chosen before the scripts ran. */
export function useEarly<T extends Element>(take: (control: T) => void) {
  const control = useRef<T>(null)
  const first = useRef(take)
  useEffect(() => {
    if (control.current) first.current(control.current)
  }, [])
  return control
}
