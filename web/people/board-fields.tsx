import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { BoardTerm } from '#contract/people/board.ts'
import { peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows, type RowActions } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import { type Option, useWords } from './use-words.ts'

interface Props {
  value: readonly BoardTerm[]
  onChange: (terms: BoardTerm[]) => void
}

/** Boards that somebody is or was in: years, or days such as 2027-03-12. */
export function BoardFields({ value, onChange }: Props) {
  const say = useSay()
  const { boardRoles } = useWords()
  const [first] = boardRoles
  return (
    <Stack gap="xs">
      <FieldRows name="boardTerms" value={value} onChange={onChange}>
        {(term, own) => <Term term={term} boardRoles={boardRoles} {...own} />}
      </FieldRows>
      {first && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onChange([...value, { boardRoleId: Number(first.value), from: null, to: null }])}
        >
          {say(words.addBoard)}
        </Button>
      )}
    </Stack>
  )
}

interface TermProps extends RowActions<BoardTerm> {
  term: BoardTerm
  boardRoles: Option[]
}

function Term({ term, boardRoles, onChange, onRemove }: TermProps) {
  const say = useSay()
  const field = useField()
  return (
    <Stack gap={4}>
      <Select
        {...field('boardRoleId')}
        aria-label={say(words.boardRole)}
        data={boardRoles}
        allowDeselect={false}
        value={String(term.boardRoleId)}
        onChange={id => id && onChange({ boardRoleId: Number(id) })}
      />
      <Group gap="xs" wrap="nowrap" align="flex-start">
        {(['from', 'to'] as const).map(name => (
          <TextInput
            key={name}
            {...field(name)}
            aria-label={say(words[name])}
            placeholder={say(words[name])}
            value={term[name] ?? ''}
            onChange={event => onChange({ [name]: event.currentTarget.value || null })}
          />
        ))}
        <ActionIcon variant="default" size="lg" aria-label={say(words.remove)} onClick={onRemove}>
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
    </Stack>
  )
}
