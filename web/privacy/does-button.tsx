import { Form, useNavigation } from 'react-router'
import { privacy as say } from '#messages/privacy.ts'
import { useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import styles from './privacy.module.css'

/** A form of one button; `sends` are its hidden fields. */
export function OneButtonForm({ label, sends = {} }: { label: string; sends?: Record<string, string> }) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone={sends.action === 'open' ? 'quiet' : 'danger'} busy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}

/** A destructive action needs two clicks, with and without JavaScript. */
export function EraseGroup({ group, what }: { group: string; what: string }) {
  const words = useSay()
  return (
    <details className={styles.erase}>
      <summary>{words(say.eraseThis)}</summary>
      <p>{words(say.eraseThisLead)}</p>
      <OneButtonForm label={`${words(say.erase)}: ${what}`} sends={{ group }} />
    </details>
  )
}
