import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Bilingual, Language } from '#contract/language.ts'
import { registrationsBackstage as say } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import styles from './letter-preview.module.css'

interface Props {
  /** As it stands in the editor, saved or not. */
  messageTemplate: Bilingual<string>
  /** Null: an event that is not saved yet. */
  eventId: number | null
}

/** The whole letter after confirming, in both languages, with the values of this event or examples. */
export function LetterPreview({ messageTemplate, eventId }: Props) {
  const words = useSay()
  const [shown, setShown] = useState<Language>(useLanguage())
  const [template] = useDebouncedValue(messageTemplate, 500)
  const found = useQuery({
    queryKey: ['events', 'letterPreview', eventId, template],
    queryFn: () => client.events.backstage.previewLetter({ messageTemplate: template, eventId }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  const languages = [
    { value: 'de', label: words(say.german) },
    { value: 'en', label: words(say.english) },
  ]
  return (
    <Stack gap="xs">
      <Text fw={600}>{words(say.preview)}</Text>
      <SegmentedControl data={languages} value={shown} onChange={value => setShown(value as Language)} />
      <QueryState query={found} texts={useQueryTexts()}>
        {({ subject, html }) => (
          <>
            <Text lang={shown}>{subject[shown]}</Text>
            <iframe
              className={styles.letter}
              title={words(say.preview)}
              sandbox=""
              srcDoc={html[shown]}
              lang={shown}
            />
          </>
        )}
      </QueryState>
    </Stack>
  )
}
