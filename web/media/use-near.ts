import { type RefObject, startTransition, useEffect, useState } from 'react'

const ahead = '600px' // drawn before it is scrolled to

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | null = null

/** Whether an element is in the window, or nearly. What holds the focus stays near wherever it is scrolled to. */
export function useNear(element: RefObject<Element | null>, isAlways: boolean): boolean {
  const [isNear, setNear] = useState(isAlways)
  useEffect(() => {
    const found = element.current
    return isAlways || !found ? undefined : observe(found, setNear)
  }, [element, isAlways])
  return isAlways || isNear
}

// One observer for thousands of elements.
function observe(element: Element, listener: (isNear: boolean) => void): () => void {
  const seeing = observer ?? new IntersectionObserver(tell, { rootMargin: ahead, scrollMargin: ahead })
  observer = seeing
  listeners.set(element, listener)
  seeing.observe(element)
  return () => seeing.unobserve(element)
}

function tell(changes: IntersectionObserverEntry[]): void {
  startTransition(() => {
    for (const { target, isIntersecting } of changes)
      if (isIntersecting || !target.contains(document.activeElement)) listeners.get(target)?.(isIntersecting)
  })
}
