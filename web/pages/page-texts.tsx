import { Textarea, TextInput } from '@mantine/core'
import type { Page, PageFields } from '#contract/pages/page.ts'
import { records } from '#messages/backstage.ts'
import { pagesBackstage } from '#messages/pages-backstage.ts'
import { useSay } from '#web/language.ts'
import type { TextsProps } from '#web/records/record-screen.tsx'
import { useTexts } from '#web/records/use-texts.ts'

/** Title, lead and address in one language. */
export function PageTexts({ language, form }: TextsProps<PageFields, Page>) {
  const say = useSay()
  const { line, teaser } = useTexts(form, language)
  return (
    <>
      <TextInput {...line('title')} label={say(records.title)} />
      <Textarea
        {...teaser('lead')}
        label={say(pagesBackstage.leadField)}
        description={say(pagesBackstage.leadHint)}
      />
    </>
  )
}
