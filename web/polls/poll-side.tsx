import type { Poll, PollFields } from '#contract/polls/poll.ts'
import type { PollDetail } from '#contract/polls/shown.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import type { Live } from '#web/records/live-preview.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import { RecordSide, type SideProps } from '#web/records/record-side.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { TicketsPanel } from '#web/voting/tickets-panel.tsx'
import { DuplicatePanel } from './duplicate-panel.tsx'
import { pollTickets } from './poll-tickets.ts'
import { PollView } from './poll-view.tsx'
import { RulesPanel } from './rules-panel.tsx'

type Props = SideProps<PollFields, Poll>

const live: Live<PollFields, PollDetail> = {
  draft: given => client.polls.backstage.draft(given),
  show: poll => (
    <Section>
      <PollView poll={poll} />
    </Section>
  ),
}

/** Beside the texts: whether it is seen, from when to when, and by which rules it is voted. */
export function PollSide({ form, item, fieldLabel }: Props) {
  const say = useSay()
  const { values, set } = form
  const { way } = values.rules
  return (
    <RecordSide kind="polls" live={live} calls={client.polls.backstage} {...{ form, item, fieldLabel }}>
      <Panel title={say(words.times)}>
        {(['opensAt', 'closesAt'] as const).map(name => (
          <MomentField
            key={name}
            name={name}
            label={say(words[name])}
            description={say(words[`${name}Hint`])}
            value={values[name]}
            onChange={moment => set(name, moment)}
          />
        ))}
      </Panel>
      <RulesPanel
        value={values.rules}
        onChange={rules => set('rules', { ...values.rules, ...rules })}
        isFixed={(item?.ballots ?? 0) > 0}
      />
      {(way === 'codes' || way === 'invited') && (
        <TicketsPanel face={pollTickets} ticket={way} id={item?.rules.way === way ? item.id : null} />
      )}
      {item && <DuplicatePanel id={item.id} />}
    </RecordSide>
  )
}
