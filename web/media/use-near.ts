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

// One observer for all elements.
function observe(element: Element, listener: (isNear: boolean) => void): () => void {
  const seeing = observer ?? new IntersectionObserver(tell, { rootMargin: ahead, scrollMargin: ahead })
  observer = seeing
  listeners.set(element, listener)
  seeing.observe(element)
  return () => seeing.unobserve(element)
}

const atOnce = 1 // drawn in one go: the browser scrolls and listens between two
const pause = 16 // ms

const waiting = new Map<Element, boolean>()
let isTelling = false

function tell(changes: IntersectionObserverEntry[]): void {
  // What was scrolled past before its turn came is never drawn.
  for (const { target, isIntersecting } of changes) waiting.set(target, isIntersecting)
  if (!isTelling) tellSome()
}

function tellSome(): void {
  const some = [...waiting].slice(0, atOnce)
  isTelling = some.length > 0
  if (!isTelling) return
  setTimeout(tellSome, pause)
  startTransition(() => {
    for (const [target, isNear] of some) {
      waiting.delete(target)
      if (isNear || !target.contains(document.activeElement)) listeners.get(target)?.(isNear)
    }
  })
}
