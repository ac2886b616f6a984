import type { Language } from '#contract/language.ts'
import type { NewsletterFields } from '#contract/newsletter/newsletter.ts'
import { newslettersBackstage as words } from '#messages/newsletters-backstage.ts'
import { useSay } from '#web/language.ts'
import { type Keeper, useTexts } from '#web/records/use-texts.ts'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'

interface Props {
  language: Language
  form: Keeper<NewsletterFields>
}

/** What mail programs without HTML show, where that is more than what is made from the text. */
export function PlainTextField({ language, form }: Props) {
  const say = useSay()
  const { line } = useTexts(form, language)
  return (
    <GrowingText
      {...line('plainText')}
      label={say(words.plainText)}
      description={say(words.plainTextHint)}
      minRows={2}
      maxRows={16}
    />
  )
}
