import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import type { Poll, PollFields } from '#contract/polls/poll.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { votesBackstage } from '#messages/votes-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { TicketsPanel } from '#web/voting/tickets-panel.tsx'
import { DuplicatePanel } from './duplicate-panel.tsx'
import { pollTickets } from './poll-tickets.ts'
import { RulesPanel } from './rules-panel.tsx'

type Props = PanelProps<PollFields, Poll>

/** Panels for the period and the rules of a poll. */
export function PollPanels({ form, item }: Props) {
  const say = useSay()
  const language = useLanguage()
  const { values, set } = form
  const { way } = values.rules
  return (
    <>
      <Panel title={say(words.times)}>
        {(['opensAt', 'closesAt'] as const).map(name => (
          <MomentField
            key={name}
            name={name}
            label={say(words[name])}
            description={say(words[`${name}Hint`])}
            value={values[name]}
            isEnd={name === 'closesAt'}
            onChange={moment => set(name, moment)}
          />
        ))}
        {item && (
          <Button
            component={Link}
            to={`${addressOf('backstagePollVotes', language, { id: String(item.id) })}?view=result`}
            variant="default"
            mt="sm"
            fullWidth
          >
            {say(votesBackstage.openResult)}
          </Button>
        )}
      </Panel>
      <RulesPanel
        value={values.rules}
        onChange={rules => set('rules', { ...values.rules, ...rules })}
        isFixed={item?.begun.rules ?? false}
      />
      {(way === 'codes' || way === 'invited') && (
        <TicketsPanel face={pollTickets} ticket={way} id={item?.rules.way === way ? item.id : null} />
      )}
      {item && <DuplicatePanel id={item.id} />}
    </>
  )
}
