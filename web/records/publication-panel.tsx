import { Button, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { publicAddressOf, type RecordKindName } from '#contract/record-kinds.ts'
import type { Visibility } from '#contract/visibility.ts'
import { records } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Panel } from './panel.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

interface Props {
  kind: RecordKindName
  /** The record as saved; null for a new record. */
  item: (Visibility & { isPublic: boolean; slug: { de: string; en: string } }) | null
  values: Visibility
  onVisible: (isVisible: boolean) => void
  onDate: (name: 'publishAt' | 'unpublishAt', moment: string | null) => void
  /** Why the record can't be hidden, if it can't. */
  alwaysVisible?: string | undefined
}

/** Whether and when a record is visible, with a link to its public page. */
export function RecordVisibilityPanel({ kind, item, alwaysVisible, ...visibility }: Props) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Panel title={say(records.visibility)}>
      {alwaysVisible ? (
        <Text size="sm">{alwaysVisible}</Text>
      ) : (
        <VisibilityPanel {...visibility} kept={item} />
      )}
      {item?.isPublic && (
        <Button
          component="a"
          href={publicAddressOf(kind, { ...item }, language)}
          variant="default"
          mt="sm"
          leftSection={<IconExternalLink size={16} aria-hidden />}
        >
          {say(records.viewPublic)}
        </Button>
      )}
    </Panel>
  )
}
