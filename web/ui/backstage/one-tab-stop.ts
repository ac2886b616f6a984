import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'

/**
 * Makes a toolbar one tab stop (roving tabindex): arrow keys, Home and End move between its tools, and Tab
 * returns to the last used one. Tools may be added and removed.
 */
export function useOneTabStop(box: RefObject<HTMLElement | null>) {
  const latest = useRef<Element | null>(null)
  const mark = () => {
    const tools = toolsIn(box.current)
    const stop = tools.find(tool => tool === latest.current) ?? tools[0]
    for (const tool of tools) tool.tabIndex = tool === stop ? 0 : -1
  }
  useEffect(mark)
  return {
    onFocus: (event: { target: EventTarget }) => {
      latest.current = event.target as Element
      mark()
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const tools = toolsIn(box.current)
      const next =
        tools[placeAfter(event.key, tools.indexOf(event.target as HTMLElement), tools.length) ?? -1]
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}

function toolsIn(box: HTMLElement | null): HTMLElement[] {
  return [...(box?.querySelectorAll<HTMLElement>('button:not(:disabled), select') ?? [])]
}

/** Returns the index of the tool to focus after a key; null for other keys. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (place < 0) return null
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  return step ? (place + step + count) % count : null
}
