import { Checkbox, NumberInput, SegmentedControl, Text } from '@mantine/core'
import type { Contest, ContestFields } from '#contract/contests/contest.ts'
import { judgings } from '#contract/contests/phase.ts'
import { contestsBackstage as words } from '#messages/contests-backstage.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { TicketsPanel } from '#web/voting/tickets-panel.tsx'
import { juryTickets } from './jury-tickets.ts'

type Props = PanelProps<ContestFields, Contest>

/** Side panels of a contest: times, judging and picture. */
export function ContestPanels({ form, item }: Props) {
  const say = useSay()
  return (
    <>
      <TimesPanel form={form} />
      <RulesPanel form={form} />
      {form.values.judging === 'jury' && <JuryPanels item={item} />}
      <PicturePanel title={say(words.picture)} form={form} />
    </>
  )
}

/** Jury panels; they need a saved contest with jury and voting times. */
function JuryPanels({ item }: Pick<Props, 'item'>) {
  const isVoted = item?.judging === 'jury' && (item.votingStart ?? item.submissionEnd) !== null
  const id = isVoted ? item.id : null
  return (
    <>
      <TicketsPanel face={juryTickets} ticket="invited" id={id} />
      <TicketsPanel face={juryTickets} ticket="codes" id={id} />
    </>
  )
}

const moments = ['submissionStart', 'submissionEnd', 'votingStart', 'votingEnd'] as const

function TimesPanel({ form: { values, set } }: Pick<Props, 'form'>) {
  const say = useSay()
  const field = useField()
  return (
    <Panel title={say(words.dates)}>
      {moments.map(name => (
        <MomentField
          key={name}
          name={name}
          label={say(words[name])}
          description={say(words[`${name}Hint`])}
          value={values[name]}
          isEnd={name.endsWith('End')}
          onChange={moment => set(name, moment)}
        />
      ))}
      <Checkbox
        {...field('areResultsPublished')}
        label={say(words.areResultsPublished)}
        description={say(words.areResultsPublishedHint)}
        checked={values.areResultsPublished}
        onChange={event => set('areResultsPublished', event.currentTarget.checked)}
      />
    </Panel>
  )
}

function RulesPanel({ form: { values, set } }: Pick<Props, 'form'>) {
  const say = useSay()
  const field = useField()
  const whole = (name: 'year' | 'maxSubmissionsPerPerson') => ({
    ...field(name),
    label: say(words[name]),
    value: values[name],
    allowDecimal: false,
    allowNegative: false,
    mb: 'sm',
    onChange: (typed: number | string) => set(name, Number(typed) || 0),
  })
  return (
    <Panel>
      <NumberInput {...whole('year')} />
      <NumberInput {...whole('maxSubmissionsPerPerson')} />
      <Text size="sm" fw={500} mb={4}>
        {say(words.judging)}
      </Text>
      <SegmentedControl
        fullWidth
        aria-label={say(words.judging)}
        data={judgings.map(value => ({ value, label: say(words.judgings)[value] }))}
        value={values.judging}
        onChange={chosen => set('judging', judgings.find(one => one === chosen) ?? 'public')}
      />
    </Panel>
  )
}
