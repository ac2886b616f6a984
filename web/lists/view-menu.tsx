import { Button, CloseButton, Group, Popover, Stack, Text, TextInput } from '@mantine/core'
import { IconBookmark } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { type ListView, mostViews } from '#contract/site/list-settings.ts'
import { lists, removeView } from '#messages/lists.ts'
import { useSay } from '#web/language.ts'
import { CheckedForm } from '#web/shell/checked-form.tsx'
import type { ListQuery } from './use-list-query.ts'

interface Props {
  query: ListQuery
  views: readonly ListView[]
  onViews: (views: ListView[]) => void
}

/** Saved views: searches and filters that the user has named. */
export function ViewMenu({ query, views, onViews }: Props) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const show = (view: ListView) => {
    query.show(view.query)
    setOpen(false)
  }
  return (
    <Popover position="bottom-end" trapFocus withinPortal opened={isOpen} onChange={setOpen} width={300}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconBookmark size={18} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {say(lists.views)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={say(lists.views)}>
        <Stack gap="xs">
          {views.length === 0 && <Text size="sm">{say(lists.noViews)}</Text>}
          {views.map(view => (
            <Group key={view.name} gap={4} wrap="nowrap" justify="space-between">
              <Button
                variant={view.query === query.view ? 'light' : 'subtle'}
                aria-pressed={view.query === query.view}
                justify="start"
                style={{ flex: 1, minWidth: 0 }}
                onClick={() => show(view)}
              >
                {view.name}
              </Button>
              <CloseButton
                aria-label={say(removeView(view.name))}
                onClick={() => onViews(views.filter(({ name }) => name !== view.name))}
              />
            </Group>
          ))}
          <NewView views={views} onSave={name => onViews(withView(views, { name, query: query.view }))} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

function withView(views: readonly ListView[], view: ListView): ListView[] {
  return [...views.filter(({ name }) => name !== view.name), view]
}

function NewView({ views, onSave }: { views: readonly ListView[]; onSave: (name: string) => void }) {
  const say = useSay()
  const [name, setName] = useState('')
  if (views.length >= mostViews) return <Text size="sm">{say(lists.tooManyViews)}</Text>
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    onSave(name.trim())
    setName('')
  }
  return (
    <CheckedForm onSubmit={save} aria-label={say(lists.saveView)}>
      <TextInput
        label={say(lists.viewName)}
        description={say(lists.viewNameHint)}
        value={name}
        maxLength={60}
        required
        onChange={event => setName(event.currentTarget.value)}
      />
      <Button type="submit" mt="xs" fullWidth>
        {say(lists.saveView)}
      </Button>
    </CheckedForm>
  )
}
