import type { Editor } from '@tiptap/react'
import { richtext } from '#messages/richtext.ts'
import { useSay } from '#web/language.ts'
import { ShortcutDialog } from '#web/ui/backstage/shortcut-dialog.tsx'
import { LinkChoice, type LinkTarget } from './link-choice.tsx'

interface Props {
  /** The editor whose selected text becomes a link; null while the dialog is closed. */
  editor: Editor | null
  onClose: () => void
}

export function LinkDialog({ editor, onClose }: Props) {
  const say = useSay()
  return (
    <ShortcutDialog
      opened={editor !== null}
      onClose={onClose}
      title={say(richtext.linkTitle)}
      size="var(--modal-width)"
    >
      {editor && <LinkForm editor={editor} onClose={onClose} />}
    </ShortcutDialog>
  )
}

function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const set = (attributes: LinkTarget, words: string) => {
    const chain = editor.chain().focus().extendMarkRange('link')
    const hasWords = !editor.state.selection.empty || editor.isActive('link')
    if (hasWords)
      chain.setMark('link', { href: null, kind: null, id: null, target: null, ...attributes }).run()
    else
      chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: attributes }] }).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
    onClose()
  }
  const now = editor.getAttributes('link') as LinkTarget
  return (
    <LinkChoice now={now} onSet={set} onRemove={editor.isActive('link') ? remove : undefined} hasNewTab />
  )
}
