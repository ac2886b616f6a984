import { useEffect, useRef } from 'react'

/** Takes over what was chosen in a control before the page's scripts ran. */
export function useEarly<T extends Element>(take: (control: T) => void) {
  const control = useRef<T>(null)
  const first = useRef(take)
  useEffect(() => {
    if (control.current) first.current(control.current)
  }, [])
  return control
}
