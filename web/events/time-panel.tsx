import { Checkbox } from '@mantine/core'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import { ChangeLettersNotice } from './change-letters-notice.tsx'
import type { EventForm } from './event-form.ts'
import { MoveAlong } from './move-along.tsx'

/** Time of an event, and whether it is cancelled. */
export function TimePanel({ form, item }: EventForm) {
  const { values, set } = form
  const say = useSay()
  return (
    <Panel title={say(words.when)}>
      {(['start', 'end'] as const).map(name => (
        <MomentField
          key={name}
          name={name}
          label={say(words[name])}
          value={values[name]}
          {...(name === 'end' && { isEnd: true, begins: values.isOneDayEvent ? values.start : null })}
          onChange={moment => set(name, moment)}
        />
      ))}
      <MoveAlong form={form} item={item} />
      <Checkbox
        mb="sm"
        label={say(words.isOneDayEvent)}
        description={values.isOneDayEvent ? undefined : say(words.severalDaysHint)}
        checked={values.isOneDayEvent}
        onChange={event => set('isOneDayEvent', event.currentTarget.checked)}
      />
      <Checkbox
        label={say(words.isCancelled)}
        description={say(words.isCancelledHint)}
        checked={values.isCancelled}
        onChange={event => set('isCancelled', event.currentTarget.checked)}
      />
      <ChangeLettersNotice form={form} item={item} />
    </Panel>
  )
}
