import type { Node } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { type Editor, type JSONContent, useEditor } from '@tiptap/react'
import { type RefObject, useEffect, useRef } from 'react'
import { mendDocument } from '#contract/mended-document.ts'
import type { RichText } from '#contract/richtext.ts'
import { isEnter } from '#web/ui/control/is-enter.ts'
import { markBroken } from './broken-links.ts'
import type { TextEditorProps } from './rich-text-editor.tsx'
import { cleaned, extensions } from './rich-text-schema.ts'
import { selectPlace } from './text-place.ts'
import { usePasting } from './use-pasting.ts'

/**
 * Creates the editor of a text: reports changes, and opens dialogs on shortcuts, pasted files and double
 * clicks on pictures. `keys` handles every key first.
 */
export function useTextEditor(
  props: TextEditorProps,
  labelId: string,
  keys: RefObject<(event: KeyboardEvent) => boolean>,
): Editor | null {
  const { value } = props
  const lastValue = useRef(value)
  // The editor's handlers are set once, so that they read the latest props from here.
  const latest = useRef(props)
  latest.current = props
  const made = useRef<Editor | null>(null)
  const call = (name: 'onLink' | 'onImage') => {
    if (made.current) latest.current[name](made.current)
    return made.current !== null
  }
  const pasting = usePasting(made, latest)
  const editor = useEditor({
    extensions,
    content: value as JSONContent | null,
    injectCSS: false,
    editorProps: {
      ...pasting,
      handleKeyDown: (_, event) => {
        if (keys.current(event)) return true
        if (made.current && isLinkKey(made.current, event)) {
          syncSelection(made.current)
          return call('onLink')
        }
        return isEnter(event) && made.current?.isActive('image') ? call('onImage') : false
      },
      handleDoubleClickOn: (_, __, node: Node) => node.type.name === 'image' && call('onImage'),
      attributes: attributesOf(props, labelId),
    },
    onUpdate: ({ editor: now }) => {
      lastValue.current = now.isEmpty ? null : (mendDocument(cleaned(now.getJSON())).document as RichText)
      latest.current.onChange(lastValue.current)
    },
  })
  made.current = editor
  useEffect(() => {
    if (value === lastValue.current) return
    lastValue.current = value
    editor?.commands.setContent(value as JSONContent | null, { emitUpdate: false })
  }, [editor, value])
  const { at, errors } = props.refused ?? {}
  useEffect(() => {
    // Does not move the cursor while the user types.
    if (editor && errors && at && !editor.isFocused) selectPlace(editor, at)
  }, [editor, errors, at])
  const broken = props.broken.join(' ')
  useEffect(() => {
    if (editor) markBroken(editor, new Set(broken.split(' ')))
  }, [editor, broken])
  return editor
}

function attributesOf(
  { id, lang, error, ...props }: TextEditorProps,
  labelId: string,
): Record<string, string> {
  return {
    role: 'textbox',
    'aria-multiline': 'true',
    ...(id && { id }),
    'aria-labelledby': labelId,
    ...(props['aria-required'] && { 'aria-required': 'true' }),
    ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${labelId}-error` }),
    lang,
    spellcheck: 'true',
  }
}

/** Ctrl or ⌘ and K with a selection or in a link; otherwise it is the shortcut of the palette. */
function isLinkKey(editor: Editor, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return false
  const hasWords = getSelection()?.isCollapsed === false || editor.isActive('link')
  if (!hasWords) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/**
 * Copies the browser's selection to the editor. The editor is notified later, and not at all if a dialog has
 * the focus by then: the latest selection would not become the link.
 */
function syncSelection({ state, view }: Editor): void {
  const chosen = getSelection()
  if (!chosen?.anchorNode || !chosen.focusNode || !(state.selection instanceof TextSelection)) return
  const [anchor, head] = [
    view.posAtDOM(chosen.anchorNode, chosen.anchorOffset),
    view.posAtDOM(chosen.focusNode, chosen.focusOffset),
  ]
  view.dispatch(
    state.tr.setSelection(TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))),
  )
}
