import { ActionIcon, Alert, Group, SegmentedControl, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type Language, languages } from '#contract/language.ts'
import type { PageFields } from '#contract/pages/page.ts'
import { backstage, records } from '#messages/backstage.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import styles from './live-preview.module.css'
import { PageView } from './page-view.tsx'
import { PreviewFrame } from './preview-frame.tsx'

const pause = 400 // milliseconds after the last key
const widths = { phone: 375, tablet: 768, desktop: 1280 } as const // pixels of a window
type Width = keyof typeof widths

interface Props {
  fields: PageFields
  id: number | undefined
  opened: boolean
  onClose: () => void
}

/** The page in both languages as it would look now, beside what is being written. */
export function LivePreview({ fields, id, opened, onClose }: Props) {
  const say = useSay()
  const [width, setWidth] = useState<Width>('phone')
  const [shown] = useDebouncedValue(fields, pause)
  if (!opened) return null
  return createPortal(
    <aside className={styles.pane} aria-label={say(pagesBackstage.liveTitle)}>
      <Group justify="space-between" wrap="nowrap">
        <Text fw={600}>{say(pagesBackstage.liveTitle)}</Text>
        <ActionIcon variant="subtle" size="lg" aria-label={say(backstage.close)} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </Group>
      <SegmentedControl
        aria-label={say(pagesBackstage.width)}
        data={(Object.keys(widths) as Width[]).map(name => ({
          value: name,
          label: say(pagesBackstage[name]),
        }))}
        value={width}
        onChange={value => setWidth(value as Width)}
      />
      <div className={styles.languages}>
        {languages.map(language => (
          <OneLanguage key={language} language={language} fields={shown} id={id} width={widths[width]} />
        ))}
      </div>
    </aside>,
    document.body,
  )
}

interface OneProps {
  language: Language
  fields: PageFields
  id: number | undefined
  width: number
}

function OneLanguage({ language, fields, id, width }: OneProps) {
  const say = useSay()
  const name = say(records.languageNames)[language]
  const draft = useQuery({
    queryKey: ['pages', 'draft', language, fields],
    queryFn: () =>
      client.pages.backstage.draft({ ...fields, page: fields.page || 'draft', language, ...(id && { id }) }),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  return (
    <section aria-label={name}>
      <Text size="sm" c="dimmed">
        {name}
      </Text>
      {draft.error && <Alert color="yellow">{draft.error.message}</Alert>}
      <PreviewFrame title={`${say(pagesBackstage.liveTitle)}: ${name}`} language={language} width={width}>
        {draft.data && <PageView page={draft.data} />}
      </PreviewFrame>
    </section>
  )
}
