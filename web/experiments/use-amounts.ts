import { type RefObject, useEffect, useState } from 'react'
import { side } from './k-space.ts'
import { type Amounts, amountsOf } from './tissue-amounts.ts'
import tissues from './tissues.webp'

/**
 * Returns the tissue amounts, fetched when the element is about to become visible; null until then, or if the
 * request fails.
 */
export function useAmounts(element: RefObject<HTMLElement | null>): Amounts | null {
  const [amounts, setAmounts] = useState<Amounts | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        // If it fails, the experiment keeps showing its initial still picture.
        load().then(setAmounts, () => {})
      },
      { rootMargin: '50%' },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return amounts
}

let loaded: Promise<Amounts> | undefined

function load(): Promise<Amounts> {
  loaded ??= read().catch(error => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function read(): Promise<Amounts> {
  const image = new Image()
  image.src = tissues
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  return amountsOf(context.getImageData(0, 0, side, side).data)
}
