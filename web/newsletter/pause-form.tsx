import { Form, useNavigation } from 'react-router'
import { pauseMonths } from '#contract/newsletter/pause-months.ts'
import { pausedUntil, pauseLengths, ownSubscription as say } from '#messages/newsletter.ts'
import { fieldsOf } from '#web/forms/fields.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import { RadioGroup } from '#web/ui/form/choice-group.tsx'
import layout from '#web/ui/layout/layout.module.css'

/** Form that pauses a subscription or ends the pause. */
export function PauseForm({ until }: { until: string | null }) {
  const words = useSay()
  const language = useLanguage()
  const { state, formData } = useNavigation()
  const labels = { months: say.pauseFor }
  const { one } = fieldsOf({ id: `pause-${language}`, language, labels, refusal: undefined })
  const choices = pauseMonths.map(n => ({ value: String(n), label: words(pauseLengths[n]) }))
  return (
    <Form method="post" className={layout.stack}>
      <p>{words(until ? pausedUntil(dayOf(until, language)) : say.pauseLead)}</p>
      {until ? (
        <input type="hidden" name="months" value="0" />
      ) : (
        <RadioGroup {...one('months')} choices={choices} defaultValue="1" />
      )}
      <div>
        <Button type="submit" tone="quiet" busy={state === 'submitting' && formData?.has('months') === true}>
          {words(until ? say.endPause : say.pause)}
        </Button>
      </div>
    </Form>
  )
}
