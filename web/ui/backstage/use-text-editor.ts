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
 * The editor of a text: what is typed is told, and keys, pasted files and presses on pictures lead to the dialogs. `keys`
 * hears of every key first.
 */
export function useTextEditor(
  props: TextEditorProps,
  labelId: string,
  keys: RefObject<(event: KeyboardEvent) => boolean>,
): Editor | null {
  const { value } = props
  const told = useRef(value)
  // Its handlers are given once; what they call is what was given last.
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
          takeSelection(made.current)
          return call('onLink')
        }
        return isEnter(event) && made.current?.isActive('image') ? call('onImage') : false
      },
      handleDoubleClickOn: (_, __, node: Node) => node.type.name === 'image' && call('onImage'),
      attributes: attributesOf(props, labelId),
    },
    onUpdate: ({ editor: now }) => {
      told.current = now.isEmpty ? null : (mendDocument(cleaned(now.getJSON())).document as RichText)
      latest.current.onChange(told.current)
    },
  })
  made.current = editor
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor?.commands.setContent(value as JSONContent | null, { emitUpdate: false })
  }, [editor, value])
  const { at, errors } = props.refused ?? {}
  useEffect(() => {
    // Whoever types on keeps their cursor.
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

/** Ctrl or ⌘ and K with words chosen, or in a link; without, it is the key of the palette. */
function isLinkKey(editor: Editor, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return false
  const hasWords = getSelection()?.isCollapsed === false || editor.isActive('link')
  if (!hasWords) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}

/**
 * Selects in the editor what is selected in the browser. The editor hears of it a moment later, and no longer when a
 * dialog has taken the focus by then: the words chosen last would not become the link.
 */
function takeSelection({ state, view }: Editor): void {
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
