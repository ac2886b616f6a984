import { ActionIcon, Menu, NativeSelect } from '@mantine/core'
import {
  type Icon,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChartBar,
  IconDots,
  IconLink,
  IconPhoto,
  IconPhotoEdit,
  IconTable,
} from '@tabler/icons-react'
import { type Editor, useEditorState } from '@tiptap/react'
import { useRef, useState } from 'react'
import { useOneTabStop } from './one-tab-stop.ts'
import styles from './rich-text.module.css'
import {
  type ActionName,
  actions,
  type StyleName,
  setStyle,
  styleNames,
  styleOf,
} from './rich-text-actions.ts'
import { tip } from './tips.tsx'

type TableStep = 'headRow' | 'addRow' | 'addColumn' | 'deleteRow' | 'deleteColumn' | 'deleteTable'
export type ToolbarTexts = Record<
  | ActionName
  | StyleName
  | TableStep
  | 'toolbar'
  | 'style'
  | 'link'
  | 'image'
  | 'editImage'
  | 'poll'
  | 'table'
  | 'insertTable'
  | 'undo'
  | 'redo'
  | 'enlarge'
  | 'shrink'
  | 'moreTools'
  | 'fewerTools'
  | 'slashMenu'
  | 'slashHint',
  string
>

interface Props {
  editor: Editor
  texts: ToolbarTexts
  isLarge: boolean
  onLarge: () => void
  onLink: () => void
  onImage: () => void
  onPoll: () => void
  /** Whether to show only the common tools, the others behind “more”. */
  isShort?: boolean | undefined
}

/** All tools of the editor, named on hover and focus; one tab stop with arrow keys. */
export function RichTextToolbar(props: Props) {
  const { editor, texts, isLarge, onLarge, onLink, onImage, onPoll, isShort = false } = props
  const box = useRef<HTMLDivElement>(null)
  const oneStop = useOneTabStop(box)
  const [isWhole, setWhole] = useState(false)
  const hasAll = !isShort || isWhole || isLarge
  const shown = actions.map(group => group.filter(({ isUsual }) => hasAll || isUsual))
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: styleOf(now),
      names: [...actions.flat().map(({ name }) => name), 'link', 'table', 'image'].filter(name =>
        now.isActive(name),
      ),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const isActive = (name: string) => active.names.includes(name)
  return (
    <div ref={box} className={styles.toolbar} role="toolbar" aria-label={texts.toolbar} {...oneStop}>
      <NativeSelect
        aria-label={texts.style}
        size="xs"
        value={active.style}
        onChange={event => setStyle(editor, event.currentTarget.value as StyleName)}
        data={styleNames.map(name => ({ value: name, label: texts[name] }))}
      />
      {shown.map(group => (
        <div key={group[0]?.name} className={styles.group}>
          {group.map(({ name, icon, run }) => (
            <Tool
              key={name}
              label={texts[name]}
              icon={icon}
              isOn={isActive(name)}
              onPress={() => run(editor.chain().focus()).run()}
            />
          ))}
        </div>
      ))}
      <div className={styles.group}>
        <Tool label={texts.link} icon={IconLink} isOn={isActive('link')} onPress={onLink} />
        {isActive('image') && <Tool label={texts.editImage} icon={IconPhotoEdit} isOn onPress={onImage} />}
        {hasAll && !isActive('image') && <Tool label={texts.image} icon={IconPhoto} onPress={onImage} />}
        {hasAll && <Tool label={texts.poll} icon={IconChartBar} onPress={onPoll} />}
        {(hasAll || isActive('table')) && (
          <TableMenu editor={editor} texts={texts} isInTable={isActive('table')} />
        )}
        {isShort && !isLarge && (
          <Tool
            label={isWhole ? texts.fewerTools : texts.moreTools}
            icon={IconDots}
            isOpen={isWhole}
            onPress={() => setWhole(!isWhole)}
          />
        )}
      </div>
      <div className={styles.group}>
        <Tool
          label={texts.undo}
          icon={IconArrowBackUp}
          isOff={!active.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <Tool
          label={texts.redo}
          icon={IconArrowForwardUp}
          isOff={!active.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        />
      </div>
      <Tool
        label={isLarge ? texts.shrink : texts.enlarge}
        icon={isLarge ? IconArrowsMinimize : IconArrowsMaximize}
        onPress={onLarge}
      />
    </div>
  )
}

interface ToolProps {
  label: string
  icon: Icon
  isOn?: boolean
  isOff?: boolean
  /** Whether what the tool opens is open; absent for other tools. */
  isOpen?: boolean
  onPress: () => void
}

function Tool({ label, icon: Sign, isOn, isOff = false, isOpen, onPress }: ToolProps) {
  return (
    <ActionIcon
      variant={isOn ? 'light' : 'subtle'}
      size={27}
      {...tip(label)}
      aria-label={label}
      aria-pressed={isOn}
      aria-expanded={isOpen}
      disabled={isOff}
      onClick={onPress}
    >
      <Sign size={17} stroke={1.8} aria-hidden />
    </ActionIcon>
  )
}

function TableMenu({
  editor,
  texts,
  isInTable,
}: {
  editor: Editor
  texts: ToolbarTexts
  isInTable: boolean
}) {
  const steps: [TableStep, () => void][] = [
    ['headRow', () => editor.chain().focus().toggleHeaderRow().run()],
    ['addRow', () => editor.chain().focus().addRowAfter().run()],
    ['addColumn', () => editor.chain().focus().addColumnAfter().run()],
    ['deleteRow', () => editor.chain().focus().deleteRow().run()],
    ['deleteColumn', () => editor.chain().focus().deleteColumn().run()],
    ['deleteTable', () => editor.chain().focus().deleteTable().run()],
  ]
  const insert = () => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
  if (!isInTable) return <Tool label={texts.insertTable} icon={IconTable} onPress={insert} />
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="light" size={27} aria-label={texts.table}>
          <IconTable size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {steps.map(([name, run]) => (
          <Menu.Item key={name} onClick={run}>
            {texts[name]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
