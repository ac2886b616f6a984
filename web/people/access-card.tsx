import { ActionIcon, Badge, Button, Card, Group, Select, Text, Title } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { backstage } from '#messages/backstage.ts'
import { roleForm, roleWords as words } from '#messages/people-lists.ts'
import { removeUnusedQuestion, words as wordTexts } from '#messages/words.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { tip } from '#web/ui/backstage/tips.tsx'
import type { Option } from './use-words.ts'

/** A role or a status. */
export interface Access {
  id: number
  label: Bilingual<string>
  usedBy: number
}

/** Actions of administrators on a role or status. */
export interface AccessActs {
  onMove: (step: -1 | 1) => void
  /** Throws if it is refused. */
  onMerge: (into: number) => Promise<unknown>
  /** Throws if it is refused. */
  onRemove: () => Promise<unknown>
  mergeQuestion: (count: number) => Bilingual<string>
  others: Option[]
  isFirst: boolean
  isLast: boolean
}

interface Props {
  row: Access
  /** Null for users without the right to change it. */
  acts: AccessActs | null
  /** Form that replaces the content until `onClose` is called. */
  form: (onClose: () => void) => ReactNode
  children: ReactNode
}

/** A role or a status: its meaning, the number of people who have it, and the actions of administrators. */
export function AccessCard({ row, acts, form, children }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { isOpen, setOpen, box } = useOpened()
  const name = row.label[language] || row.label.de
  return (
    <Card withBorder radius="lg" component="section" aria-label={name} ref={box}>
      <Group justify="space-between" mb="xs" wrap="nowrap" align="flex-start">
        <Title order={3} size="h5">
          {name}
        </Title>
        <Badge variant="outline" color="var(--muted)" style={{ flex: 'none' }}>
          {say(words.usedBy(row.usedBy))}
        </Badge>
      </Group>
      {isOpen ? form(() => setOpen(false)) : children}
      {acts && !isOpen && <Tools {...{ row, acts, name }} onOpen={() => setOpen(true)} />}
    </Card>
  )
}

function Tools({
  row,
  acts,
  name,
  onOpen,
}: {
  row: Access
  acts: AccessActs
  name: string
  onOpen: () => void
}) {
  const say = useSay()
  const merge = (into: number) =>
    confirmFirst({
      title: say(roleForm.merge),
      children: <Text size="sm">{say(acts.mergeQuestion(row.usedBy))}</Text>,
      labels: { confirm: say(roleForm.merge), cancel: say(backstage.cancel) },
      isDangerous: true,
      onConfirm: () => acts.onMerge(into),
    })
  const remove = () =>
    confirmFirst({
      title: say(wordTexts.remove),
      children: <Text size="sm">{say(removeUnusedQuestion(name))}</Text>,
      labels: { confirm: say(wordTexts.remove), cancel: say(backstage.cancel) },
      isDangerous: true,
      onConfirm: acts.onRemove,
    })
  const tools = [
    { label: roleForm.change, icon: IconPencil, run: onOpen, isOff: false },
    { label: wordTexts.up, icon: IconArrowUp, run: () => acts.onMove(-1), isOff: acts.isFirst },
    { label: wordTexts.down, icon: IconArrowDown, run: () => acts.onMove(1), isOff: acts.isLast },
    { label: wordTexts.remove, icon: IconTrash, run: remove, isOff: row.usedBy > 0 },
  ]
  return (
    <Group gap={4} mt="sm">
      {tools.map(({ label, icon: Sign, run, isOff }) => (
        <ActionIcon
          key={label.en}
          variant="default"
          size="lg"
          disabled={isOff}
          aria-label={`${say(label)}: ${name}`}
          {...tip(say(label))}
          onClick={run}
        >
          <Sign size={18} aria-hidden />
        </ActionIcon>
      ))}
      <Select
        aria-label={`${say(wordTexts.mergeInto)}: ${name}`}
        placeholder={say(wordTexts.mergeInto)}
        data={acts.others}
        value={null}
        onChange={into => into && merge(Number(into))}
        w="11rem"
      />
    </Group>
  )
}

/** Button that opens the form for a new role or status. */
export function NewAccess({ title, form }: { title: string; form: Props['form'] }) {
  const { isOpen, setOpen, box } = useOpened()
  return (
    <div ref={box}>
      {isOpen ? (
        <Card withBorder radius="lg" component="section" aria-label={title}>
          <Title order={3} size="h5" mb="xs">
            {title}
          </Title>
          {form(() => setOpen(false))}
        </Card>
      ) : (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {title}
        </Button>
      )}
    </div>
  )
}

/**
 * Whether a form is open. When it opens, its first field gets the focus; when it closes, the button that
 * opened it.
 */
function useOpened() {
  const [isOpen, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen === wasOpen.current) return
    wasOpen.current = isOpen
    box.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus()
  }, [isOpen])
  return { isOpen, setOpen, box }
}
