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
  /** Of the text, to which refusals lead. */
  id?: string | undefined
  label: string
  lang: string
  value: RichText | null
  onChange: (value: RichText | null) => void
  /** Its name is marked. */
  'aria-required'?: boolean | undefined
  /** Shown below, and tied to the text. */
  error?: string | undefined
  /** Where in the text a save was refused; another object for each save. */
  refused?: { at: string; errors: object } | undefined
  texts: ToolbarTexts
  onLink: (editor: Editor) => void
  onImage: (editor: Editor) => void
  onPoll: (editor: Editor) => void
  /** Files pasted or dropped, and the place in the text where they came. */
  onFiles: (editor: Editor, files: File[], at: number) => void
  /** Told once something was pasted or dropped: how many pictures among its words did not come along, and what was changed. */
  onPasted: (editor: Editor, lostPictures: number, changes: ReadonlySet<TextChange>) => void
  /** Targets of links that readers do not reach, such as `news:12`. */
  broken: readonly string[]
  /** Its toolbar shows what is used most, and the rest on request. */
  isShort?: boolean | undefined
}

/** A text with headings, lists, links, pictures and tables; at most 350 px high until it is enlarged. */
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
