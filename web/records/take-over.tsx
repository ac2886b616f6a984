import { Button, Checkbox, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { type Language, languages } from '#contract/language.ts'
import { isPerson, languagesIn, withOlder } from '#contract/older-state.ts'
import { backstage, languageStays, records } from '#messages/backstage.ts'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { isSame } from './form-values.ts'

interface Props<F extends object> {
  /** The fields of the older revision. */
  fields: object
  input: { values: F; isUnsaved: boolean }
  onTakeOver: (older: F) => void
}

/** Puts an older revision into the form, unsaved; asks first if the form has unsaved changes. */
export function TakeOver<F extends object>({ fields, input, onTakeOver }: Props<F>) {
  const say = useSay()
  const there = languagesIn(fields)
  const [taken, setTaken] = useState<Language[]>(there)
  const [isAsking, setAsking] = useState(false)
  const older = withOlder(input.values, fields, taken)
  const lead = isPerson(input.values) ? records.takeOverPerson : records.takeOverLead
  const absent = languages.find(language => !there.includes(language))
  if (isAsking) return <Ask onDone={() => onTakeOver(older)} onCancel={() => setAsking(false)} />
  return (
    <Stack gap="xs">
      {there.length > 1 && (
        <Checkbox.Group
          label={say(records.takeLanguages)}
          value={taken}
          onChange={chosen => setTaken(languages.filter(language => chosen.includes(language)))}
        >
          <Group mt={4}>
            {there.map(language => (
              <Checkbox key={language} value={language} label={say(records.languageNames)[language]} />
            ))}
          </Group>
        </Checkbox.Group>
      )}
      {absent && <Text size="sm">{say(languageStays(absent))}</Text>}
      <Text size="sm">{say(isSame(older, input.values) ? records.nothingToTake : lead)}</Text>
      <Button
        variant="light"
        disabled={taken.length === 0 || isSame(older, input.values)}
        onClick={() => (input.isUnsaved ? setAsking(true) : onTakeOver(older))}
      >
        {say(records.takeOver)}
      </Button>
    </Stack>
  )
}

function Ask({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const say = useSay()
  return (
    <Notice
      tone="warn"
      announce="alert"
      title={say(records.unsaved)}
      actions={
        <Group gap="xs">
          <Button onClick={onDone}>{say(records.takeOverAnyway)}</Button>
          <Button variant="default" onClick={onCancel}>
            {say(backstage.cancel)}
          </Button>
        </Group>
      }
    >
      {say(records.takeOverUnsaved)}
    </Notice>
  )
}
