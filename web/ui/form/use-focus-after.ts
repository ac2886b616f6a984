import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Puts the focus into `box` whenever `answer` becomes another one that is true. In a page that the server has sent,
 * `autofocus` has done so: by the time React takes it over, somebody may be typing or pressing elsewhere.
 */
export function useFocusAfter(box: RefObject<HTMLElement | null>, answer: unknown): void {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [wasTakenOver] = useState(isTakenOver)
  const isDone = useRef(wasTakenOver)
  useEffect(() => {
    if (answer && !isDone.current) box.current?.focus()
    isDone.current = false
  }, [box, answer])
}
