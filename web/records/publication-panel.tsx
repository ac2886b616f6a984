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
  /** The record as it is kept; null while it is being made. */
  item: (Visibility & { isPublic: boolean; slug: { de: string; en: string } }) | null
  values: Visibility
  onVisible: (isVisible: boolean) => void
  onDate: (name: 'publishAt' | 'unpublishAt', moment: string | null) => void
  /** Why it can't be hidden, where it can't. */
  alwaysVisible?: string | undefined
}

/** Whether and when a record is seen, and the way to where it is. */
export function PublicationPanel({ kind, item, alwaysVisible, ...visibility }: Props) {
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
