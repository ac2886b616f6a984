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

/** Text for mail programs without HTML, if it should differ from the one generated from the content. */
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
