import { Checkbox, Group, Text } from '@mantine/core'
import { type Audience, audiences, type RegistrationLetters } from '#contract/events/letters.ts'
import { audienceNames, mailing } from '#messages/registration-mailing.ts'
import { useSay } from '#web/language.ts'

interface Props {
  letters: RegistrationLetters | undefined
  chosen: readonly Audience[]
  onChange: (chosen: Audience[]) => void
}

/** Choice of the recipients of a letter, with their numbers. */
export function AudienceChoice({ letters, chosen, onChange }: Props) {
  const say = useSay()
  const countOf = (name: Audience) =>
    letters ? letters.audiences[name].de + letters.audiences[name].en : '…'
  return (
    <>
      <Checkbox.Group
        label={say(mailing.to)}
        value={[...chosen]}
        onChange={names => onChange(audiences.filter(name => names.includes(name)))}
      >
        <Group mt="xs" gap="md">
          {audiences.map(name => (
            <Checkbox key={name} value={name} label={`${say(audienceNames[name])} (${countOf(name)})`} />
          ))}
        </Group>
      </Checkbox.Group>
      {chosen.includes('unconfirmed') && <Text size="sm">{say(mailing.unconfirmedLead)}</Text>}
    </>
  )
}
