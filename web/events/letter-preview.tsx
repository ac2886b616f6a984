import { Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Bilingual } from '#contract/language.ts'
import { registrationsBackstage as say } from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { LetterFrame } from './letter-frame.tsx'

interface Props {
  /** The text in the editor, saved or not. */
  messageTemplate: Bilingual<string>
  /** Null: an event that is not saved yet. */
  eventId: number | null
}

/** Preview of the confirmation e-mail in both languages, with the values of this event or with examples. */
export function LetterPreview({ messageTemplate, eventId }: Props) {
  const words = useSay()
  const [template] = useDebouncedValue(messageTemplate, 500)
  const found = useQuery({
    queryKey: ['events', 'letterPreview', eventId, template],
    queryFn: () => client.events.backstage.previewLetter({ messageTemplate: template, eventId }),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <Stack gap="xs">
      <Text fw={600}>{words(say.preview)}</Text>
      <QueryState query={found} texts={useQueryTexts()}>
        {letter => <LetterFrame {...letter} />}
      </QueryState>
    </Stack>
  )
}
