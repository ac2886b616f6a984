import type { Poll, PollFields } from '#contract/polls/poll.ts'
import { pollsBackstage as words } from '#messages/polls-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { KeptPanels } from '#web/records/kept-panels.tsx'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PublicationPanel } from '#web/records/publication-panel.tsx'
import type { RecordForm } from '#web/records/use-record-form.ts'
import { RulesPanel } from './rules-panel.tsx'

interface Props {
  form: RecordForm<PollFields, Poll>
  item: Poll | null
  fieldLabel: (field: string) => string
}

/** Beside the texts: whether it is seen, from when to when, and by which rules it is voted. */
export function PollSide({ form, item, fieldLabel }: Props) {
  const say = useSay()
  const { values, set } = form
  return (
    <>
      <PublicationPanel
        kind="polls"
        item={item}
        values={values}
        onVisible={isVisible => set('isVisible', isVisible)}
        onDate={set}
      />
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
      {item && (
        <KeptPanels
          kind="polls"
          calls={client.polls.backstage}
          item={item}
          form={form}
          fieldLabel={fieldLabel}
        />
      )}
    </>
  )
}
