import { Group, Pill, Text } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { formerMember } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { FieldsIn, useField } from '#web/records/fields.tsx'
import { PersonField } from '#web/records/person-field.tsx'

interface Props {
  name: 'memberIds' | 'alumniIds'
  label: string
  description?: string
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** A multi-select of people: each chosen person has a remove button; a further field adds one. */
export function PeopleField({ name, label, description, value, onChange }: Props) {
  const say = useSay()
  const field = useField()
  const { id, error } = field(name)
  const found = useQueries({
    queries: value.map(person => ({
      queryKey: ['people', 'choice', person],
      queryFn: () => client.people.backstage.choose({ id: person }),
    })),
  })
  const nameOf = (at: number) => {
    const person = found[at]?.data?.rows[0]
    if (!person) return '…'
    return person.isFormer ? say(formerMember(person.name)) : person.name
  }
  return (
    <div>
      <PersonField
        id={id}
        error={error}
        label={label}
        description={description ?? say(words.addPerson)}
        value={null}
        onChange={added => added !== null && !value.includes(added) && onChange([...value, added])}
      />
      <Group gap="xs" mb="sm" mt={-4}>
        {value.map((person, at) => (
          <FieldsIn key={person} path={name}>
            <Chosen
              at={at}
              name={nameOf(at)}
              onRemove={() => onChange(value.filter(one => one !== person))}
            />
          </FieldsIn>
        ))}
      </Group>
    </div>
  )
}

function Chosen({ at, name, onRemove }: { at: number; name: string; onRemove: () => void }) {
  const say = useSay()
  const { id, error } = useField()(String(at))
  return (
    <div>
      <Pill
        id={id}
        size="md"
        withRemoveButton
        onRemove={onRemove}
        removeButtonProps={{
          'aria-label': `${say(words.remove)}: ${name}`,
          'aria-hidden': false,
          tabIndex: 0,
        }}
      >
        {name}
      </Pill>
      {error && (
        <Text size="xs" c="red">
          {error}
        </Text>
      )}
    </div>
  )
}
