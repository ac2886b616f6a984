import { SegmentedControl, Text } from '@mantine/core'
import { useState } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import { registrationsBackstage as say } from '#messages/registrations.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './letter-preview.module.css'

interface Props {
  subject: Bilingual<string>
  html: Bilingual<string>
}

/** A letter in both languages, rendered as in a mail program. */
export function LetterFrame({ subject, html }: Props) {
  const words = useSay()
  const [shown, setShown] = useState<Language>(useLanguage())
  const languages = [
    { value: 'de', label: words(say.german) },
    { value: 'en', label: words(say.english) },
  ]
  return (
    <>
      <SegmentedControl data={languages} value={shown} onChange={value => setShown(value as Language)} />
      <Text lang={shown}>{subject[shown]}</Text>
      <iframe
        className={styles.letter}
        title={words(say.preview)}
        sandbox=""
        srcDoc={html[shown]}
        lang={shown}
      />
    </>
  )
}
