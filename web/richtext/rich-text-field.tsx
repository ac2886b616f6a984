import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import type { Language } from '#contract/language.ts'
import type { RichText } from '#contract/richtext.ts'
import { richtext } from '#messages/richtext.ts'
import { useLanguage } from '#web/language.ts'
import { PictureDialog } from '#web/media/picture-dialog.tsx'
import { RichTextEditor } from '#web/ui/backstage/rich-text-editor.tsx'
import type { ToolbarTexts } from '#web/ui/backstage/rich-text-toolbar.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PollDialog } from './poll-dialog.tsx'

interface Props {
  id?: string
  label: string
  /** The language of the text, which its links and pictures follow. */
  language: Language
  value: RichText | null
  onChange: (value: RichText | null) => void
  error?: string | undefined
  /** Its toolbar shows what is used most, and the rest on request. */
  isShort?: boolean
}

/** The editor with its dialogs for links and pictures. */
export function RichTextField({ id, label, language, value, onChange, error, isShort }: Props) {
  const texts = useToolbarTexts()
  const [linking, setLinking] = useState<Editor | null>(null)
  const [polling, setPolling] = useState<Editor | null>(null)
  const [picturing, setPicturing] = useState<Editor | null>(null)
  return (
    <>
      <RichTextEditor
        id={id}
        label={label}
        lang={language}
        value={value}
        onChange={onChange}
        error={error}
        texts={texts}
        onLink={setLinking}
        onImage={setPicturing}
        onPoll={setPolling}
        isShort={isShort}
      />
      <LinkDialog editor={linking} onClose={() => setLinking(null)} />
      <PollDialog editor={polling} language={language} onClose={() => setPolling(null)} />
      <PictureDialog
        opened={picturing !== null}
        onClose={() => setPicturing(null)}
        onChoose={({ id, preview, src, alt }) =>
          picturing
            ?.chain()
            .focus()
            .insertContent({
              type: 'image',
              attrs: { fileId: id, src: preview ?? src, alt: alt?.[language] || null },
            })
            .run()
        }
      />
    </>
  )
}

function useToolbarTexts(): ToolbarTexts {
  const language = useLanguage()
  return Object.fromEntries(
    Object.entries(richtext).map(([name, words]) => [name, words[language]]),
  ) as ToolbarTexts
}
