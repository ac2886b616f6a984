import { type RefObject, startTransition, useEffect, useState } from 'react'

const ahead = '600px' // distance at which an element is rendered before it is scrolled into view

const listeners = new WeakMap<Element, (isNear: boolean) => void>()
let observer: IntersectionObserver | null = null

/**
 * Whether an element is in the window or close to it. An element that contains the focus remains near
 * wherever the page is scrolled.
 */
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
  const seeing =
    observer ?? new IntersectionObserver(handleChanges, { rootMargin: ahead, scrollMargin: ahead })
  observer = seeing
  listeners.set(element, listener)
  seeing.observe(element)
  return () => seeing.unobserve(element)
}

const atOnce = 1 // elements per step: between two steps the browser can scroll and handle input
const pause = 16 // ms

const waiting = new Map<Element, boolean>()
let isNotifying = false

function handleChanges(changes: IntersectionObserverEntry[]): void {
  // Elements that left the window before their turn are never rendered.
  for (const { target, isIntersecting } of changes) waiting.set(target, isIntersecting)
  if (!isNotifying) notifySome()
}

function notifySome(): void {
  const some = [...waiting].slice(0, atOnce)
  isNotifying = some.length > 0
  if (!isNotifying) return
  setTimeout(notifySome, pause)
  startTransition(() => {
    for (const [target, isNear] of some) {
      waiting.delete(target)
      if (isNear || !target.contains(document.activeElement)) listeners.get(target)?.(isNear)
    }
  })
}
