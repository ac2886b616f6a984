import { Paper, Stack } from '@mantine/core'
import { differencesBetween } from '#contract/differences.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'
import { deletedBy, records } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { FieldsInWords } from './differences.tsx'
import type { RecordInTrash } from './in-trash.tsx'
import { titleIn } from './title-in.ts'
import { useMomentOf } from './use-moment.ts'

interface Props<Item> {
  kind: RecordKindName
  item: Item
  why: Bilingual<string>
  nameOf?: (item: Item) => string
  texts: readonly (keyof Item & string)[]
  fieldLabel: (field: string, item: Item) => string
}

/** A record that the user may view but not change, with the reason. */
export function ReadOnly<Item extends RecordInTrash>(props: Props<Item>) {
  const { item, why, nameOf, texts, fieldLabel } = props
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const name = nameOf?.(item) || inLanguage(titleIn(item), language).value || say(records.untitled)
  return (
    <Stack gap="lg">
      <ScreenHead title={name} />
      <Notice title={say(records.readOnly)}>
        {item.deletedAt && `${say(deletedBy(momentOf(item.deletedAt), item.deletedBy?.name))} `}
        {say(why)}
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
