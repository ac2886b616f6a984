import { Tooltip } from '@mantine/core'
import { useEffect, useState } from 'react'

const delay = 400 // milliseconds, to ignore a pointer that only passes

/**
 * Returns the tooltip attributes of an icon button: `<ActionIcon {...tip(label)} aria-label={label}>`. `Tips`
 * renders the tooltip.
 */
export const tip = (label: string, side: 'top' | 'right' = 'top') => ({
  'data-tip': label,
  'data-tip-side': side,
})

/**
 * Shows the tooltip of the hovered or keyboard-focused button. One component serves all: an editor has more
 * than a hundred such buttons, and a tooltip for each took 40 % of the script time until the editor was
 * usable.
 */
export function Tips() {
  const [target, setTarget] = useState<HTMLElement | null>(null)
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const show = (event: Event, after: number) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tip]') : null
      clearTimeout(waiting)
      if (button) waiting = setTimeout(() => setTarget(button.isConnected ? button : null), after)
      else setTarget(null)
    }
    const hide = () => {
      clearTimeout(waiting)
      setTarget(null)
    }
    const listeners = new AbortController()
    const on = (type: string, listener: (event: Event) => void) =>
      document.addEventListener(type, listener, { capture: true, signal: listeners.signal })
    on('pointerover', event => {
      if ((event as PointerEvent).pointerType !== 'touch') show(event, delay)
    })
    on('focusin', event => {
      if ((event.target as Element).matches(':focus-visible')) show(event, 0)
    })
    for (const type of ['focusout', 'pointerdown', 'click']) on(type, hide)
    on('keydown', event => {
      if ((event as KeyboardEvent).key === 'Escape') hide()
    })
    return () => {
      listeners.abort()
      clearTimeout(waiting)
    }
  }, [])
  if (!target) return null
  const { tip: label, tipSide: side } = target.dataset
  return (
    <Tooltip key={label} opened target={target} label={label} position={side === 'right' ? 'right' : 'top'} />
  )
}
