import { Checkbox } from '@mantine/core'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { Panel } from '#web/records/panel.tsx'
import type { EventForm } from './event-form.ts'

const flags = [
  ['isHahnLecture', undefined],
  ['isAnniversary', words.isAnniversaryHint],
  ['isIsmrmEvening', words.isIsmrmEveningHint],
  ['highlight', words.highlightHint],
] as const

/** Flags of an event, and the pages that show it because of them. */
export function SpecialPanel({ form: { values, set } }: EventForm) {
  const say = useSay()
  return (
    <Panel title={say(words.special)}>
      {flags.map(([name, hint]) => (
        <Checkbox
          key={name}
          mb="sm"
          label={say(words[name])}
          description={hint && say(hint)}
          checked={values[name]}
          onChange={event => set(name, event.currentTarget.checked)}
        />
      ))}
    </Panel>
  )
}
