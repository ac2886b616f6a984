import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type RefObject, useEffect, useState } from 'react'
import { type SlashCommand, type SlashName, slashCommands, slashIn } from './slash-commands.ts'

interface Options {
  editor: Editor | null
  labels: Readonly<Record<SlashName, string>>
  /** Called for commands that open a dialog. */
  onDialog: (name: SlashName, editor: Editor) => void
  /** Handles keys before the editor does; returns true if the key is handled. */
  keys: RefObject<(event: KeyboardEvent) => boolean>
  /** Id of the listbox. */
  id: string
}

/**
 * The state of the menu below a slash at the start of a paragraph: arrow keys and Enter choose, Escape
 * closes, letters filter.
 */
export function useSlashMenu({ editor, labels, onDialog, keys, id }: Options) {
  const slash = useEditorState({
    editor,
    selector: ({ editor: now }) => (now?.isFocused ? slashIn(now) : null),
  })
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = slash !== null && slash.from !== closedAt
  const commands = isOpen ? slashCommands(labels, slash.asked) : []
  const place = Math.min(active, Math.max(0, commands.length - 1))
  const asked = slash?.asked
  useEffect(() => {
    if (asked === undefined) setClosedAt(null)
    setActive(0)
  }, [asked])

  const choose = ({ name, run }: SlashCommand) => {
    if (!editor || !slash) return
    const chain = editor
      .chain()
      .focus()
      .deleteRange({ from: slash.from, to: slash.from + 1 + slash.asked.length })
    ;(run ? run(chain) : chain).run()
    if (!run) onDialog(name, editor)
  }
  keys.current = event => {
    const chosen = commands[place]
    if (!chosen || event.isComposing) return false
    const act = keyActions({ place, count: commands.length, setActive })[event.key]
    if (act) act()
    else if (event.key === 'Enter' || event.key === 'Tab') choose(chosen)
    else if (event.key === 'Escape') setClosedAt(slash?.from ?? null)
    else return false
    event.stopPropagation() // prevents the other effects of Escape and Tab
    return true
  }
  useEffect(() => {
    // After a slow first render Tiptap destroys its editor and creates another: this effect then runs once
    // with the destroyed one.
    if (!editor || editor.isDestroyed || commands.length === 0) return
    const text = editor.view.dom
    text.setAttribute('aria-controls', id)
    text.setAttribute('aria-activedescendant', `${id}-${place}`)
    return () => {
      text.removeAttribute('aria-controls')
      text.removeAttribute('aria-activedescendant')
    }
  }, [editor, id, place, commands.length])
  return { commands, place, choose, at: commands.length > 0 && slash ? slash.from : null }
}

interface Moving {
  place: number
  count: number
  setActive: (place: number) => void
}

function keyActions({ place, count, setActive }: Moving): Record<string, (() => void) | undefined> {
  return {
    ArrowDown: () => setActive((place + 1) % count),
    ArrowUp: () => setActive((place + count - 1) % count),
  }
}
