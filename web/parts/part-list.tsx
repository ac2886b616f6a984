import { Stack, Text, Title } from '@mantine/core'
import { Fragment, useState } from 'react'
import { dayInBerlin } from '#contract/language.ts'
import type { ContentItem, ContentType } from '#contract/pages/items.ts'
import { pagesBackstage, partNumber } from '#messages/pages-backstage.ts'
import { mostRows } from '#messages/rows.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { RowList } from '#web/records/row-list.tsx'
import { useRefusedPlaces } from '#web/records/use-refused-places.ts'
import { useRows } from '#web/records/use-rows.ts'
import { AddPart } from './add-part.tsx'
import { blankItem, newPartId } from './block-forms.ts'
import { PartEditor } from './part-editor.tsx'

interface Props {
  items: ContentItem[]
  errors: Record<string, string>
  /** Maximum number of parts. */
  most: number
  /** Message if there are no parts. */
  emptyText?: string
  /** Whether visitors see nothing without any part. */
  isNeeded?: boolean
  onChange: (change: (now: ContentItem[]) => ContentItem[]) => void
}

interface FormWithParts {
  values: { items: ContentItem[] }
  errors: Record<string, string>
  update: (name: 'items', change: (now: ContentItem[]) => ContentItem[]) => void
}

interface FormProps extends Pick<Props, 'most' | 'emptyText' | 'isNeeded'> {
  form: FormWithParts
}

/** The parts of the record in a form. */
export function PartsOf({ form, ...props }: FormProps) {
  return (
    <PartList
      items={form.values.items}
      errors={form.errors}
      {...props}
      onChange={change => form.update('items', change)}
    />
  )
}

/** Ordered list of the parts of a page or an item; they can be moved by mouse, touch, buttons or keys. */
function PartList({ items, errors, most, emptyText, isNeeded, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const [opened, setOpened] = useState<string | null>(items.length === 1 ? (items[0]?.id ?? null) : null)
  const isFull = items.length >= most
  const rows = useRows({ rows: items, onChange, idOf: ({ id }) => id, removed: pagesBackstage.partRemoved })
  const refusedAt = useRefusedPlaces(rows.ids)
  const insert = (item: ContentItem, place: number) => {
    rows.insert(item, place)
    setOpened(item.id)
  }
  const add = (place: number) => (type: ContentType) =>
    insert(blankItem(type, dayInBerlin(new Date())) as ContentItem, place)
  return (
    <Stack gap="sm" component="section" aria-labelledby={field('items').id}>
      <Title order={2} size="h4" id={field('items').id} data-needed={isNeeded || undefined}>
        {say(pagesBackstage.parts)}
      </Title>
      {items.length === 0 && <Text c="dimmed">{emptyText ?? say(pagesBackstage.noParts)}</Text>}
      <RowList
        ids={rows.ids}
        begun={rows.begun}
        nameOf={place => say(partNumber(place + 1))}
        onMove={rows.move}
      >
        {items.map((item, place) => (
          <Fragment key={item.id}>
            {place > 0 && !isFull && <AddPart isBetween onAdd={add(place)} />}
            <PartEditor
              item={item}
              place={place}
              refusedAt={refusedAt(item.id)}
              problem={problemOf(errors, refusedAt(item.id))}
              isOpen={opened === item.id}
              onOpen={isOpen => setOpened(isOpen ? item.id : null)}
              onRemove={() => rows.remove(item.id)}
              onDuplicate={isFull ? undefined : () => insert({ ...item, id: newPartId() }, place + 1)}
              onChange={change => onChange(now => now.map(one => (one.id === item.id ? change(one) : one)))}
            />
          </Fragment>
        ))}
      </RowList>
      {isFull ? (
        <Text size="sm" c="dimmed">
          {say(mostRows(most))}
        </Text>
      ) : (
        <AddPart onAdd={add(items.length)} />
      )}
    </Stack>
  )
}

function problemOf(errors: Record<string, string>, place: number): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`items.${place}.`))?.[1]
}
