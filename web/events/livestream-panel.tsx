import { Checkbox, Text } from '@mantine/core'
import { addressOfEmbed } from '#contract/events/livestream.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { forms } from '#messages/forms.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import type { EventForm } from './event-form.ts'

/** Settings of the stream: source, times and audience. */
export function LivestreamPanel({ form: { values, set } }: EventForm) {
  const say = useSay()
  const field = useField()
  const { livestream } = values
  const change = (given: Partial<typeof livestream>) => set('livestream', { ...livestream, ...given })
  const box = (name: 'isActive' | 'hasCountdown' | 'isForRegistered', label: string) => (
    <Checkbox
      mb="sm"
      label={label}
      checked={livestream[name]}
      onChange={event => change({ [name]: event.currentTarget.checked })}
    />
  )
  return (
    <Panel title={say(words.livestream)}>
      {box('isActive', say(words.hasStream))}
      {livestream.isActive && (
        <>
          <GrowingText
            {...field('livestream.markup')}
            label={say(words.markup)}
            description={say(words.markupHint)}
            value={livestream.markup}
            onChange={event => change({ markup: event.currentTarget.value })}
            minRows={2}
            mb="xs"
          />
          <Recognised markup={livestream.markup} />
          {(['start', 'end'] as const).map(name => (
            <MomentField
              key={name}
              name={`livestream.${name}`}
              label={say(name === 'start' ? words.streamStart : words.streamEnd)}
              description={say(words.streamTimesHint)}
              value={livestream[name]}
              {...(name === 'end' && { isEnd: true, begins: livestream.start ?? values.start })}
              onChange={moment => change({ [name]: moment })}
            />
          ))}
          {box('hasCountdown', say(words.hasCountdown))}
          {box('isForRegistered', say(words.isForRegistered))}
        </>
      )}
    </Panel>
  )
}

/** The address recognised in the pasted embed code, or an error. */
function Recognised({ markup }: { markup: string }) {
  const say = useSay()
  if (markup.trim() === '') return null
  const address = addressOfEmbed(markup)
  return (
    <Text
      size="xs"
      mb="sm"
      role="status"
      c={address ? 'dimmed' : 'var(--danger)'}
      style={{ overflowWrap: 'anywhere' }}
    >
      {address ? `${say(words.markupRead)}: ${address}` : say(forms.validLivestreamMarkup)}
    </Text>
  )
}
