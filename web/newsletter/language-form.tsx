import { Form, useNavigation } from 'react-router'
import type { Language } from '#contract/language.ts'
import { newsletter, ownSubscription as say } from '#messages/newsletter.ts'
import { fieldsOf } from '#web/forms/fields.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Button } from '#web/ui/control/button.tsx'
import layout from '#web/ui/layout/layout.module.css'
import { LanguageChoice } from './language-choice.tsx'

/** Form that changes the language of a subscription. */
export function LanguageForm({ locale }: { locale: Language }) {
  const words = useSay()
  const language = useLanguage()
  const { state, formData } = useNavigation()
  const labels = { locale: newsletter.language }
  const { one } = fieldsOf({ id: `subscription-${language}`, language, labels, refusal: undefined })
  return (
    <Form method="post" className={layout.stack}>
      <LanguageChoice {...one('locale')} chosen={locale} />
      <div>
        <Button type="submit" tone="quiet" busy={state === 'submitting' && formData?.has('locale') === true}>
          {words(say.saveLanguage)}
        </Button>
      </div>
    </Form>
  )
}
