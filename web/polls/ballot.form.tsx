import { useState } from 'react'
import type { PollDetail, ShownOption } from '#contract/polls/shown.ts'
import { methodSentences, pollPages as say } from '#messages/poll-pages.ts'
import type { Fields } from '#web/forms/fields.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Options, RadioGroup } from '#web/ui/form/choice-group.tsx'
import { FieldNotes } from '#web/ui/form/field-frame.tsx'
import { Fieldset } from '#web/ui/form/fieldset.tsx'
import { NumberField } from '#web/ui/form/number-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ballotOrder } from '#web/voting/ballot-order.ts'
import { VoterFields } from '#web/voting/voter-fields.tsx'
import { valueField } from './ballot-in.ts'
import { OptionMediaSlot } from './option-media-slot.tsx'
import styles from './polls.module.css'

/** The ballot. Its options stay in the order in which this browser first saw them. `action`: on another page than its own. */
export function BallotForm({ poll, action }: { poll: PollDetail; action?: string }) {
  const words = useSay()
  const Heading = action ? 'h4' : 'h2'
  const [order] = useState(() => poll.options.map(({ id }) => id))
  const options = order.flatMap(id => poll.options.find(option => option.id === id) ?? [])
  const { way, mayReplace, isNamed } = poll.rules
  return (
    <section className={styles.ballot}>
      <Heading>{words(say.vote)}</Heading>
      <Notice title={words(isNamed ? say.named : say.secret)}>
        {words(isNamed ? say.namedLead : say.secretLead)}
      </Notice>
      <OptionMediaSlot options={options} />
      <VisitorsForm
        name={`ballot-${poll.id}`}
        action={action}
        waits={way === 'invited' || way === 'codes'} // for the code in the link, behind `#`
        order={ballotOrder}
        send={say.send}
        sending={say.sending}
      >
        {fields => (
          <>
            <Choices poll={poll} options={options} fields={fields} />
            <VoterFields way={way} fields={fields} />
            {mayReplace && !isNamed && (
              <TextField
                {...fields.one('receipt', 'optional')}
                label={words(say.change)}
                hint={words(say.changeHint)}
                autoComplete="off"
                spellCheck={false}
              />
            )}
            <Checkbox {...fields.tick('terms')} label={words(say.terms)} />
          </>
        )}
      </VisitorsForm>
    </section>
  )
}

function Choices({ poll, options, fields }: { poll: PollDetail; options: ShownOption[]; fields: Fields }) {
  const words = useSay()
  const { method, mostVotes, mostPerOption } = poll.rules
  const [many, setMany] = useState(0)
  const label = words(methodSentences[method])(mostVotes, mostPerOption)
  const choices = options.map(({ id, label: name, text }) => ({
    value: id,
    label: name,
    hint: text || undefined,
  }))
  if (method === 'one') return <RadioGroup {...fields.one('votes')} label={label} choices={choices} />
  if (method === 'several') {
    const count = (all: Element) => setMany(all.querySelectorAll(':checked').length)
    return (
      // Some may be ticked before the page listens.
      <div ref={all => void (all && count(all))} onChange={event => count(event.currentTarget)}>
        <Options {...fields.many('votes')} label={label} choices={choices} />
        <output className={styles.times}>{many > 0 && words(say.chosen)(many, mostVotes)}</output>
      </div>
    )
  }
  return (
    <Fieldset legend={label} id={fields.one('votes').id} tabIndex={-1}>
      {options.map(({ id, label: name, text }) => (
        <NumberField
          key={id}
          {...fields.one(valueField(id))}
          required={false}
          label={name}
          hint={text || undefined}
        />
      ))}
      <FieldNotes {...fields.one('votes')} label={label} />
    </Fieldset>
  )
}
