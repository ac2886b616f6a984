import { useState } from 'react'
import type { PollDetail, ShownOption } from '#contract/polls/shown.ts'
import { changeHints, methodSentences, pollPages as say } from '#messages/poll-pages.ts'
import type { Fields } from '#web/forms/fields.ts'
import { VisitorsForm } from '#web/forms/visitors-form.tsx'
import { useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { ballotLabels } from '#web/voting/ballot-labels.ts'
import { VoterFields } from '#web/voting/voter-fields.tsx'
import { choiceOf } from './choice-of.ts'
import { FurtherChoices } from './further-choices.tsx'
import { OptionMediaSlot } from './option-media-slot.tsx'
import styles from './polls.module.css'

/**
 * The ballot. The options keep the order in which this browser first received them. `action`: address of the
 * poll's page, when the ballot is on another page.
 */
export function BallotForm({ poll, action }: { poll: PollDetail; action?: string }) {
  const words = useSay()
  const Heading = action ? 'h4' : 'h2'
  const [order] = useState(() => poll.options.map(({ id }) => id))
  const options = order.flatMap(id => poll.options.find(option => option.id === id) ?? [])
  const { way, mayReplace, isNamed } = poll.rules
  return (
    <section className={styles.ballot}>
      <Heading>{words(say.vote)}</Heading>
      <div data-screen-only>
        <Notice title={words(isNamed ? say.named : say.secret)}>
          {words(isNamed ? say.namedLead : say.secretLead)}
        </Notice>
      </div>
      <OptionMediaSlot options={options} />
      <VisitorsForm
        name={`ballot-${poll.id}`}
        action={action}
        waits={way === 'invited' || way === 'codes'} // until JavaScript has read the code in the link, behind `#`
        labels={ballotLabels(poll)}
        send={say.send}
        sending={say.sending}
      >
        {fields => (
          <>
            <Choices poll={poll} options={options} fields={fields} />
            <div className={styles.voter} data-screen-only>
              <VoterFields way={way} fields={fields} />
              {mayReplace && !isNamed && (
                <TextField
                  {...fields.one('receipt', 'optional')}
                  hint={words(changeHints[way])}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
              <Checkbox {...fields.tick('terms')} label={words(say.terms)} />
            </div>
          </>
        )}
      </VisitorsForm>
    </section>
  )
}

function Choices({ poll, options, fields }: { poll: PollDetail; options: ShownOption[]; fields: Fields }) {
  const words = useSay()
  const { method, mostVotes, mostPerOption } = poll.rules
  const label = words(methodSentences[method])(mostVotes, mostPerOption)
  if (method !== 'one') return <FurtherChoices {...{ rules: poll.rules, options, fields, label }} />
  return <RadioGroup {...fields.one('votes')} label={label} choices={options.map(choiceOf)} />
}
