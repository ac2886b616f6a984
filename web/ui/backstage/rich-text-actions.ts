import {
  type Icon,
  IconBlockquote,
  IconBold,
  IconCode,
  IconItalic,
  IconList,
  IconListNumbers,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconSubscript,
  IconSuperscript,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'

export interface ToolbarAction {
  name: ActionName
  icon: Icon
  /** Whether it is in short toolbars as well. */
  isUsual?: boolean
  run: (chain: ChainedCommands) => ChainedCommands
}

const marks = [
  ['bold', IconBold],
  ['italic', IconItalic],
  ['underline', IconUnderline],
  ['strike', IconStrikethrough],
  ['subscript', IconSubscript],
  ['superscript', IconSuperscript],
  ['code', IconCode],
] as const

export type ActionName =
  | (typeof marks)[number][0]
  | 'bulletList'
  | 'orderedList'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'

/** The toolbar buttons that act directly on the selection, in groups. */
export const actions: readonly (readonly ToolbarAction[])[] = [
  marks.map(([name, icon]) => ({
    name,
    icon,
    isUsual: name === 'bold' || name === 'italic',
    run: chain => chain.toggleMark(name),
  })),
  [
    { name: 'bulletList', icon: IconList, isUsual: true, run: chain => chain.toggleBulletList() },
    { name: 'orderedList', icon: IconListNumbers, isUsual: true, run: chain => chain.toggleOrderedList() },
    { name: 'blockquote', icon: IconBlockquote, run: chain => chain.toggleBlockquote() },
    { name: 'codeBlock', icon: IconSourceCode, run: chain => chain.toggleCodeBlock() },
    { name: 'horizontalRule', icon: IconSeparatorHorizontal, run: chain => chain.setHorizontalRule() },
  ],
]

export type StyleName = 'paragraph' | 'heading2' | 'heading3' | 'heading4'
export const styleNames: readonly StyleName[] = ['paragraph', 'heading2', 'heading3', 'heading4']

export function styleOf(editor: Editor): StyleName {
  return (
    styleNames.find(name => name !== 'paragraph' && editor.isActive('heading', { level: levelOf(name) })) ??
    'paragraph'
  )
}

export function setStyle(editor: Editor, name: StyleName): void {
  const chain = editor.chain().focus()
  if (name === 'paragraph') chain.setParagraph().run()
  else chain.setHeading({ level: levelOf(name) }).run()
}

function levelOf(name: StyleName): 2 | 3 | 4 {
  return Number(name.at(-1)) as 2 | 3 | 4
}
