import { Button, Menu, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import type { ContentItem, ContentType } from '#contract/pages/items.ts'
import { backstage } from '#messages/backstage.ts'
import { pagesBackstage, partTypes } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { goTo } from '#web/ui/form/error-summary.tsx'
import { blankItem, newPartId } from './block-forms.ts'
import { moved } from './moved.ts'
import { PartEditor } from './part-editor.tsx'
import styles from './part-list.module.css'

interface Props {
  items: ContentItem[]
  errors: Record<string, string>
  /** Said where there is none yet. */
  emptyText?: string
  onChange: (change: (now: ContentItem[]) => ContentItem[]) => void
}

interface FormWithParts {
  values: { items: ContentItem[] }
  errors: Record<string, string>
  update: (name: 'items', change: (now: ContentItem[]) => ContentItem[]) => void
}

/** The parts of the record in a form. */
export function PartsOf({ form, emptyText }: { form: FormWithParts; emptyText?: string }) {
  return (
    <PartList
      items={form.values.items}
      errors={form.errors}
      {...(emptyText && { emptyText })}
      onChange={change => form.update('items', change)}
    />
  )
}

/** The parts of a page or an item in their order: by the mouse, or by the buttons of each. */
function PartList({ items, errors, emptyText, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const [opened, setOpened] = useState<string | null>(items.length === 1 ? (items[0]?.id ?? null) : null)
  const [dragged, setDragged] = useState<string | null>(null)
  const move = (id: string, to: number) => onChange(now => moved(now, id, to))
  const remove = (item: ContentItem) => {
    onChange(now => now.filter(({ id }) => id !== item.id))
    const place = items.indexOf(item)
    toast.undo(say(pagesBackstage.partRemoved), say(backstage.undo), () =>
      onChange(now => [...now.slice(0, place), item, ...now.slice(place)]),
    )
  }
  const begun = useBegun(items)
  const insert = (place: number, item: ContentItem) => {
    onChange(now => [...now.slice(0, place), item, ...now.slice(place)])
    setOpened(item.id)
    begun.current = item.id
  }
  const add = (place: number) => (type: ContentType) =>
    insert(place, blankItem(type, new Date().toISOString().slice(0, 10)) as ContentItem)
  return (
    <Stack gap="sm" component="section" aria-labelledby={field('items').id}>
      <Title order={2} size="h4" id={field('items').id}>
        {say(pagesBackstage.parts)}
      </Title>
      {items.length === 0 && <Text c="dimmed">{emptyText ?? say(pagesBackstage.noParts)}</Text>}
      {items.map((item, place) => (
        <Fragment key={item.id}>
          {place > 0 && <AddPart isBetween onAdd={add(place)} />}
          <PartEditor
            item={item}
            place={place}
            count={items.length}
            problem={problemOf(errors, place)}
            isOpen={opened === item.id}
            isDragged={dragged === item.id}
            onOpen={isOpen => setOpened(isOpen ? item.id : null)}
            onMove={to => move(item.id, to)}
            onRemove={() => remove(item)}
            onDuplicate={() => insert(place + 1, { ...item, id: newPartId() })}
            onDrag={isDragged => setDragged(isDragged ? item.id : null)}
            onDragOver={() => dragged && dragged !== item.id && move(dragged, place)}
            onChange={change => onChange(now => now.map(one => (one.id === item.id ? change(one) : one)))}
          />
        </Fragment>
      ))}
      <AddPart onAdd={add(items.length)} />
    </Stack>
  )
}

/** The id of a part that was added just now: its first field takes the focus. */
function useBegun(items: readonly ContentItem[]) {
  const field = useField()
  const begun = useRef<string | null>(null)
  useEffect(() => {
    const place = items.findIndex(({ id }) => id === begun.current)
    if (place === -1) return
    begun.current = null
    goTo(field(`items.${place}.title.de`).id)
  }, [items, field])
  return begun
}

function problemOf(errors: Record<string, string>, place: number): string | undefined {
  return Object.entries(errors).find(([field]) => field.startsWith(`items.${place}.`))?.[1]
}

function AddPart({ isBetween = false, onAdd }: { isBetween?: boolean; onAdd: (type: ContentType) => void }) {
  const say = useSay()
  const types = Object.keys(partTypes) as ContentType[]
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        {isBetween ? (
          <UnstyledButton className={styles.between} aria-label={say(pagesBackstage.addPartHere)}>
            <IconPlus size={16} aria-hidden />
          </UnstyledButton>
        ) : (
          <Button
            variant="default"
            style={{ alignSelf: 'start' }}
            leftSection={<IconPlus size={18} aria-hidden />}
          >
            {say(pagesBackstage.addPart)}
          </Button>
        )}
      </Menu.Target>
      <Menu.Dropdown>
        {types.map(type => (
          <Menu.Item key={type} onClick={() => onAdd(type)}>
            {say(partTypes[type])}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
