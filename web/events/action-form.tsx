import { Form, useNavigation } from 'react-router'
import type { OwnAction } from '#contract/events/registration.ts'
import type { Bilingual } from '#contract/language.ts'
import { useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import styles from './registration.module.css'

interface Props {
  action: OwnAction
  label: Bilingual<string>
  title?: Bilingual<string>
  lead?: Bilingual<string>
  isDanger?: boolean
}

/** A form with one button on a registration's page; works without JavaScript. */
export function ActionForm({ action, label, title, lead, isDanger = false }: Props) {
  const words = useSay()
  const { state, formData } = useNavigation()
  const isBusy = state === 'submitting' && formData?.get('action') === action
  return (
    <section className={styles.part}>
      {title && <h2>{words(title)}</h2>}
      {lead && <p>{words(lead)}</p>}
      <Form method="post">
        <input type="hidden" name="action" value={action} />
        <Button type="submit" busy={isBusy} tone={isDanger ? 'danger' : title ? 'quiet' : 'primary'}>
          {words(label)}
        </Button>
      </Form>
    </section>
  )
}
