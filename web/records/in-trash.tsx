import { Button, Group, Paper, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { differencesBetween } from '#contract/differences.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { deletedBy, records } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { FieldsInWords } from './differences.tsx'
import { recordActions } from './record-actions.ts'
import type { RecordClient } from './record-client.ts'
import { titleIn } from './title-in.ts'
import { useMomentOf } from './use-moment.ts'

export interface RecordInTrash {
  id: number
  isVisible: boolean
  title?: Bilingual<string> | string
  name?: Bilingual<string>
  deletedAt: string | null
  deletedBy: { name: string } | null
}

export interface InTrashProps<Item> {
  kind: RecordKindName
  calls: Pick<RecordClient<never, Item>, 'bulk' | 'uses'>
  item: Item
  /** Title of a record that has no `title` field. */
  nameOf?: (item: Item) => string
  /** The fields that hold its texts. */
  texts: readonly (keyof Item & string)[]
  fieldLabel: (field: string, item: Item) => string
}

/**
 * A record in the trash, with its texts, who deleted it and when; it can be restored or deleted permanently.
 */
export function InTrash<Item extends RecordInTrash>(props: InTrashProps<Item>) {
  const { kind, calls, item, nameOf, texts, fieldLabel } = props
  const title = titleIn(item)
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const queries = useQueryClient()
  const fetchAnew = () => void queries.invalidateQueries({ queryKey: [kind, 'item', item.id] })
  const { start } = useBulk<Item>(kind, fetchAnew)
  const { putBack, erase } = recordActions<Item>(kind, calls)
  return (
    <Stack gap="lg">
      <ScreenHead title={nameOf?.(item) || inLanguage(title, language).value || say(records.untitled)} />
      <Notice
        title={say(records.inTrash)}
        actions={
          <Group gap="xs">
            <Button onClick={() => start(putBack, [item])}>{say(records.restore)}</Button>
            <Button variant="light" color="red" onClick={() => start(erase, [item])}>
              {say(records.erase)}
            </Button>
          </Group>
        }
      >
        {item.deletedAt && `${say(deletedBy(momentOf(item.deletedAt), item.deletedBy?.name))} `}
        {say(records.trashLead)}
      </Notice>
      <Paper withBorder p="lg" radius="lg">
        <FieldsInWords
          differences={differencesBetween(texts, null, item)}
          fieldLabel={field => fieldLabel(field, item)}
        />
      </Paper>
    </Stack>
  )
}
