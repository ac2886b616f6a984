import { Group, Select, Stack, TextInput } from '@mantine/core'
import { type BoardTerm, mostTerms } from '#contract/people/board.ts'
import { boardTermNumber, peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'
import { FieldRows, type RowActions } from '#web/records/field-rows.tsx'
import { useField } from '#web/records/fields.tsx'
import { type Option, useLookupOptions } from './use-words.ts'

interface Props {
  value: readonly BoardTerm[]
  onChange: (make: (now: BoardTerm[]) => BoardTerm[]) => void
}

/** Terms of a person on boards; from and to are years, or days such as 2027-03-12. */
export function BoardFields({ value, onChange }: Props) {
  const { boardRoles } = useLookupOptions()
  const [first] = boardRoles
  const blank = () => ({ boardRoleId: Number(first?.value), from: null, to: null })
  return (
    <FieldRows
      name="boardTerms"
      value={value}
      onChange={onChange}
      nameOf={boardTermNumber}
      most={mostTerms}
      add={first ? { label: words.addBoard, blank } : null}
      isLine
    >
      {(term, own) => <Term term={term} boardRoles={boardRoles} {...own} />}
    </FieldRows>
  )
}

interface TermProps extends RowActions<BoardTerm> {
  term: BoardTerm
  boardRoles: Option[]
}

function Term({ term, boardRoles, onChange }: TermProps) {
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
      </Group>
    </Stack>
  )
}
