import { type Icon, IconChartBar, IconH2, IconH3, IconH4, IconPhoto, IconTable } from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { folded } from '#contract/folding.ts'
import { type ActionName, actions } from './rich-text-actions.ts'

export type SlashName = 'heading2' | 'heading3' | 'heading4' | 'image' | 'insertTable' | 'poll' | ActionName

export interface SlashCommand {
  name: SlashName
  label: string
  icon: Icon
  /** Absent for commands that open a dialog. */
  run?: (chain: ChainedCommands) => ChainedCommands
}

type Unnamed = Omit<SlashCommand, 'label'>

const heading = (name: SlashName, icon: Icon, level: 2 | 3 | 4): Unnamed => ({
  name,
  icon,
  run: chain => chain.setHeading({ level }),
})

const blocks: readonly Unnamed[] = [
  heading('heading2', IconH2, 2),
  heading('heading3', IconH3, 3),
  heading('heading4', IconH4, 4),
  ...actions.slice(1).flat(), // the block commands
  { name: 'image', icon: IconPhoto },
  {
    name: 'insertTable',
    icon: IconTable,
    run: chain => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
  { name: 'poll', icon: IconChartBar },
]

/** Returns the commands whose labels contain the letters typed after the slash. */
export function slashCommands(labels: Readonly<Record<SlashName, string>>, asked: string): SlashCommand[] {
  const wanted = folded(asked)
  return blocks
    .map(({ name, icon, run }) => ({ name, icon, label: labels[name], ...(run && { run }) }))
    .filter(({ label }) => folded(label).includes(wanted))
}

export interface Slash {
  /** Position of the slash. */
  from: number
  /** The text typed after the slash. */
  asked: string
}

const command = /^\/([\p{L}\d-]{0,20})$/u

/**
 * Returns the slash command that makes up the paragraph up to the cursor; null elsewhere, as in an address.
 */
export function slashIn({ state, isEditable }: Editor): Slash | null {
  const { selection } = state
  const { $from: at, empty } = selection
  if (
    !isEditable ||
    !empty ||
    at.parent.type.name !== 'paragraph' ||
    at.parentOffset !== at.parent.content.size
  )
    return null
  const [, asked] = command.exec(at.parent.textContent) ?? []
  return asked === undefined ? null : { from: at.start(), asked }
}
