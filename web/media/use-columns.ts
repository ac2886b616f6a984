import { type RefObject, useLayoutEffect, useState } from 'react'

const narrowest = 150 // minimum width of a tile in pixels
const gap = 12 // pixels, `--space-3`

/** Returns the number of tiles per row in an element. */
export function useColumns(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(fewest)
  useLayoutEffect(() => {
    const found = element.current
    if (!found) return undefined
    const measure = () => setColumns(columnsIn(found.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(found)
    return () => observer.disconnect()
  }, [element])
  return columns
}

const fewest = 2 // on a phone

function columnsIn(width: number): number {
  return Math.max(fewest, Math.floor((width + gap) / (narrowest + gap)))
}
