import { type RefObject, useLayoutEffect, useRef } from 'react'

/** The focused control of a row: its handle, or the button that moved it. */
interface Pressed {
  id: string
  tool: string
}

const opposite: Record<string, string> = { up: 'down', down: 'up' }

/**
 * Keeps the focus on the control of a row that is moved, and focuses the first field of a row that is added.
 */
export function useRowFocus(
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  begun: string | null,
): (id: string) => void {
  const pressed = useRef<Pressed | null>(null)
  const order = ids.join(' ')
  useLayoutEffect(() => {
    if (order === '' || !pressed.current || !isFree(box.current)) return
    const { id, tool } = pressed.current
    pressed.current = null
    const there = [tool, opposite[tool]].map(name => toolOf(box.current, id, name))
    there.find(one => one && !one.matches(':disabled'))?.focus()
  }, [box, order])
  useLayoutEffect(() => {
    if (begun) firstField(rowOf(box.current, begun))?.focus()
  }, [box, begun])
  return id => {
    const tool = document.activeElement?.getAttribute('data-tool')
    pressed.current = tool ? { id, tool } : null
  }
}

function isFree(box: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement === document.body || box?.contains(activeElement) === true
}

function rowOf(box: HTMLElement | null, id: string): HTMLElement | undefined {
  return [...(box?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(one => one.dataset.row === id)
}

function toolOf(box: HTMLElement | null, id: string, name = ''): HTMLElement | null | undefined {
  return rowOf(box, id)?.querySelector<HTMLElement>(`[data-tool="${name}"]`)
}

function firstField(row: HTMLElement | undefined): HTMLElement | undefined {
  const fields = row?.querySelectorAll<HTMLElement>(
    '[data-fields] :is(input:not([readonly]), textarea, [contenteditable])',
  )
  return [...(fields ?? [])].find(one => one.checkVisibility())
}
