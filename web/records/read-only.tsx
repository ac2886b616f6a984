import { Paper, Stack, Title } from '@mantine/core'
import { differencesBetween } from '#contract/differences.ts'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { backstageMenu, deletedBy, records } from '#messages/backstage.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { shell } from '#messages/shell.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Breadcrumbs } from '#web/ui/chrome/breadcrumbs.tsx'
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

/** What the reader may look at and not change, with the reason. */
export function ReadOnly<Item extends RecordInTrash>(props: Props<Item>) {
  const { kind, item, why, nameOf, texts, fieldLabel } = props
  const say = useSay()
  const language = useLanguage()
  const momentOf = useMomentOf()
  const { list } = recordKinds[kind]
  const name = nameOf?.(item) || inLanguage(titleIn(item), language).value || say(records.untitled)
  const trail = [
    { label: say(backstageMenu.home), href: addressOf('backstage', language) },
    { label: say(screenTitle(list)), href: addressOf(list, language) },
    { label: name },
  ]
  return (
    <Stack gap="lg">
      <Breadcrumbs label={say(shell.here)} trail={trail} />
      <Title order={1} size="h2">
        {name}
      </Title>
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
