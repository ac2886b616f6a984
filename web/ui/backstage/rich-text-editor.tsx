import { FocusTrap } from '@mantine/core'
import { type Editor, EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import type { RichText } from '#contract/richtext.ts'
import { pastedHtml } from './pasted-html.ts'
import styles from './rich-text.module.css'
import { cleaned, extensions } from './rich-text-schema.ts'
import { RichTextToolbar, type ToolbarTexts } from './rich-text-toolbar.tsx'

interface Props {
  /** Of the text, to which refusals lead. */
  id?: string | undefined
  label: string
  lang: string
  value: RichText | null
  onChange: (value: RichText | null) => void
  /** Shown below, and tied to the text. */
  error?: string | undefined
  texts: ToolbarTexts
  onLink: (editor: Editor) => void
  onImage: (editor: Editor) => void
  onPoll: (editor: Editor) => void
  /** Its toolbar shows what is used most, and the rest on request. */
  isShort?: boolean | undefined
}

/** A text with headings, lists, links, pictures and tables; at most 350 px high until it is enlarged. */
export function RichTextEditor(props: Props) {
  const { id, label, lang, value, onChange, error, texts, onLink, onImage, onPoll, isShort } = props
  const labelId = useId()
  const [isLarge, setLarge] = useState(false)
  const told = useRef(value)
  const tell = useRef(onChange)
  tell.current = onChange
  const linkKey = useRef<(event: KeyboardEvent) => boolean>(() => false)
  const editor = useEditor({
    extensions,
    content: value as JSONContent | null,
    injectCSS: false,
    editorProps: {
      transformPastedHTML: pastedHtml,
      handleKeyDown: (_, event) => linkKey.current(event),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        ...(id && { id }),
        'aria-labelledby': labelId,
        ...(error && { 'aria-invalid': 'true' }),
        lang,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: now }) => {
      told.current = now.isEmpty ? null : cleaned(now.getJSON())
      tell.current(told.current)
    },
  })
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    editor?.commands.setContent(value as JSONContent | null, { emitUpdate: false })
  }, [editor, value])

  linkKey.current = event => {
    if (!editor || !isLinkKey(editor, event)) return false
    onLink(editor)
    return true
  }

  const shrink = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && isLarge) setLarge(false)
  }
  if (!editor) return null
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <FocusTrap active={isLarge}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves the enlarged editor, as it does any dialog */}
        <div
          className={styles.box}
          data-large={isLarge || undefined}
          data-invalid={error ? '' : undefined}
          onKeyDown={shrink}
          {...(isLarge && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
        >
          <RichTextToolbar
            editor={editor}
            texts={texts}
            isLarge={isLarge}
            onLarge={() => setLarge(!isLarge)}
            onLink={() => onLink(editor)}
            onImage={() => onImage(editor)}
            onPoll={() => onPoll(editor)}
            isShort={isShort}
          />
          <EditorContent editor={editor} className={styles.text} />
        </div>
      </FocusTrap>
      {error && <p className={styles.error}>{error}</p>}
    </div>
  )
}

/** Ctrl or ⌘ and K with words chosen, or in a link; without, it is the key of the palette. */
function isLinkKey(editor: Editor, event: KeyboardEvent): boolean {
  if (!(event.ctrlKey || event.metaKey) || event.key !== 'k') return false
  // The editor hears of a new selection a moment later than the browser.
  const hasWords = getSelection()?.isCollapsed === false || editor.isActive('link')
  if (!hasWords) return false
  event.preventDefault()
  event.stopPropagation()
  return true
}
