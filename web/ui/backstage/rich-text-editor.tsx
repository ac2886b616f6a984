import { FocusTrap } from '@mantine/core'
import { type Editor, EditorContent } from '@tiptap/react'
import { useId, useRef, useState } from 'react'
import type { TextChange } from '#contract/mended-document.ts'
import type { RichText } from '#contract/richtext.ts'
import styles from './rich-text.module.css'
import { RichTextToolbar, type ToolbarTexts } from './rich-text-toolbar.tsx'
import type { SlashName } from './slash-commands.ts'
import { SlashMenu } from './slash-menu.tsx'
import { useTextEditor } from './use-text-editor.ts'

export interface TextEditorProps {
  /** Id of the text box, which errors link to. */
  id?: string | undefined
  label: string
  lang: string
  value: RichText | null
  onChange: (value: RichText | null) => void
  /** Marks the label as required. */
  'aria-required'?: boolean | undefined
  /** Shown below; marks the text as invalid. */
  error?: string | undefined
  /** Position of the error of a refused save; a new object for each save. */
  refused?: { at: string; errors: object } | undefined
  texts: ToolbarTexts
  onLink: (editor: Editor) => void
  onImage: (editor: Editor) => void
  onPoll: (editor: Editor) => void
  /** Called with pasted or dropped files and their position in the text. */
  onFiles: (editor: Editor, files: File[], at: number) => void
  /**
   * Called after pasting or dropping: with the number of pictures that were left out, and the changes made.
   */
  onPasted: (editor: Editor, lostPictures: number, changes: ReadonlySet<TextChange>) => void
  /** Link targets that visitors can't reach, such as `news:12`. */
  broken: readonly string[]
  /** Whether the toolbar shows only the common tools, the others on request. */
  isShort?: boolean | undefined
}

/**
 * An editor for text with headings, lists, links, pictures and tables; at most 350 px high until it is
 * enlarged.
 */
export function RichTextEditor(props: TextEditorProps) {
  const { label, error, texts, onLink, onImage, onPoll, isShort } = props
  const labelId = useId()
  const [isLarge, setLarge] = useState(false)
  const keys = useRef((_: KeyboardEvent) => false)
  const editor = useTextEditor(props, labelId, keys)
  const openDialog = (name: SlashName, now: Editor) => (name === 'poll' ? onPoll : onImage)(now)

  const shrink = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && isLarge) setLarge(false)
  }
  if (!editor) return null
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label} data-needed={props['aria-required']}>
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
          <EditorContent editor={editor} className={styles.text} data-hint={texts.slashHint} />
          <SlashMenu
            editor={editor}
            label={texts.slashMenu}
            labels={texts}
            onDialog={openDialog}
            keys={keys}
          />
        </div>
      </FocusTrap>
      {error && (
        <p className={styles.error} id={`${labelId}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
