import type { Editor } from '@tiptap/core'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SlashName } from './slash-commands.ts'
import styles from './slash-menu.module.css'
import { useSlashMenu } from './use-slash-menu.ts'

interface Props {
  editor: Editor | null
  label: string
  labels: Readonly<Record<SlashName, string>>
  onDialog: (name: SlashName, editor: Editor) => void
  keys: RefObject<(event: KeyboardEvent) => boolean>
}

const gap = 6 // pixels between the line and the menu

/** The menu of a slash at the start of a paragraph, below the line, or above it if there is no room. */
export function SlashMenu({ editor, label, ...options }: Props) {
  const id = useId()
  const { commands, place, choose, at } = useSlashMenu({ editor, id, ...options })
  const list = useRef<HTMLDivElement>(null)
  const [position, setPosition] = useState({ left: 0, top: 0 })
  const count = commands.length
  useLayoutEffect(() => {
    if (!editor || at === null || count === 0) return
    const put = () => list.current && setPosition(besideLine(editor, at, list.current))
    put()
    addEventListener('scroll', put, true)
    return () => removeEventListener('scroll', put, true)
  }, [editor, at, count])
  useEffect(() => {
    list.current?.children[place]?.scrollIntoView({ block: 'nearest' })
  }, [place])
  if (at === null) return null
  return createPortal(
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      style={position}
    >
      {commands.map((command, nth) => {
        const { name, icon: Sign } = command
        return (
          <div
            key={name}
            id={`${id}-${nth}`}
            role="option"
            tabIndex={-1}
            aria-selected={nth === place}
            // Keeps the focus in the text.
            onMouseDown={event => {
              event.preventDefault()
              choose(command)
            }}
          >
            <Sign size={18} stroke={1.8} aria-hidden /> {command.label}
          </div>
        )
      })}
    </div>,
    document.body,
  )
}

/** Returns the position below the line, or above it if there is more room. */
function besideLine(editor: Editor, at: number, { offsetHeight, offsetWidth }: HTMLElement) {
  const line = editor.view.coordsAtPos(at)
  const hasRoom = line.bottom + gap + offsetHeight <= innerHeight || line.top < offsetHeight
  return {
    left: Math.max(gap, Math.min(line.left, innerWidth - offsetWidth - gap)),
    top: hasRoom ? line.bottom + gap : line.top - gap - offsetHeight,
  }
}
