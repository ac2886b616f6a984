import { ActionIcon, Button, Group, SegmentedControl, Text } from '@mantine/core'
import { useDebouncedValue, useDisclosure } from '@mantine/hooks'
import { IconEye, IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Language, languages } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { backstage, records } from '#messages/backstage.ts'
import { livePreview as texts } from '#messages/live-preview.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import styles from './live-preview.module.css'
import { PreviewFrame } from './preview-frame.tsx'

const pause = 400 // milliseconds after the last key press
const widths = { phone: 375, tablet: 768, desktop: 1280 } as const // widths of the window in pixels
type Width = keyof typeof widths
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Fetches and renders a record as visitors will see it. */
export interface Live<F extends object, Shown> {
  draft: (given: F & { id?: number; language: Language }) => Promise<Shown>
  show: (shown: Shown) => ReactNode
}

interface Props<F extends object, Shown> extends Live<F, Shown> {
  kind: RecordKindName
  fields: F
  /** Id of a saved record. */
  id?: number | undefined
  /** Whether the record can't be edited any more. */
  isFixed?: boolean
}

/** A button that opens a preview of the form's current values beside the editor, in both languages. */
export function LivePreview<F extends object, Shown>(props: Props<F, Shown>) {
  const say = useSay()
  const [isOpen, pane] = useDisclosure(false)
  return (
    <>
      <Button
        variant="light"
        leftSection={<IconEye size={18} aria-hidden />}
        onClick={pane.toggle}
        aria-expanded={isOpen}
      >
        {say(props.isFixed ? texts.openFixed : texts.open)}
      </Button>
      {isOpen && <Pane {...props} onClose={pane.close} />}
    </>
  )
}

function Pane<F extends object, Shown>({ onClose, ...props }: Props<F, Shown> & { onClose: () => void }) {
  const say = useSay()
  const [width, setWidth] = useState<Width>('phone')
  const [spoken, setSpoken] = useState<Language | 'both'>('both')
  const [theme, setTheme] = useState<Theme>(themeOfScreen)
  const [fields] = useDebouncedValue(props.fields, pause)
  const shown = languages.filter(language => spoken === 'both' || spoken === language)
  return createPortal(
    <aside className={styles.pane} aria-label={say(texts.title)}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{say(texts.title)}</Text>
        <ActionIcon variant="subtle" size="lg" aria-label={say(backstage.close)} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <Group gap="xs">
        <Choice label={say(texts.width)} names={say(texts.widths)} value={width} onChange={setWidth} />
        <Choice
          label={say(texts.languages)}
          names={{ both: say(texts.both), ...say(records.languageNames) }}
          value={spoken}
          onChange={setSpoken}
        />
        <Choice label={say(texts.theme)} names={say(texts.themes)} value={theme} onChange={setTheme} />
      </Group>
      <div className={styles.languages}>
        {shown.map(language => (
          <OneLanguage
            key={language}
            {...props}
            fields={fields}
            language={language}
            width={widths[width]}
            theme={theme}
          />
        ))}
      </div>
    </aside>,
    document.body,
  )
}

function themeOfScreen(): Theme {
  const { theme, mantineColorScheme } = document.documentElement.dataset
  return (theme ?? mantineColorScheme) === 'dark' ? 'dark' : 'light'
}

interface ChoiceProps<Name extends string> {
  label: string
  names: Readonly<Record<Name, string>>
  value: Name
  onChange: (name: Name) => void
}

function Choice<Name extends string>({ label, names, value, onChange }: ChoiceProps<Name>) {
  const entries = Object.entries(names) as [Name, string][]
  return (
    <SegmentedControl
      size="xs"
      aria-label={label}
      data={entries.map(([name, words]) => ({ value: name, label: words }))}
      value={value}
      onChange={name => onChange(name as Name)}
    />
  )
}

interface OneProps<F extends object, Shown> extends Props<F, Shown> {
  language: Language
  width: number
  theme: Theme
}

function OneLanguage<F extends object, Shown>(props: OneProps<F, Shown>) {
  const { kind, fields, id, draft, show, language, width, theme } = props
  const say = useSay()
  const name = say(records.languageNames)[language]
  const answer = useQuery({
    queryKey: [kind, 'draft', id, language, fields],
    queryFn: () => draft({ ...fields, language, ...(id && { id }) }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return (
    <section aria-label={name}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {answer.error && <Notice tone="warn" title={answer.error.message} />}
      <PreviewFrame title={`${say(texts.title)}: ${name}`} {...{ language, width, theme }}>
        {answer.data && show(answer.data)}
      </PreviewFrame>
    </section>
  )
}
