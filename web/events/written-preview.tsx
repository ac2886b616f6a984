import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Recipients } from '#contract/events/letters.ts'
import { client } from '#web/client.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { LetterFrame } from './letter-frame.tsx'
import type { Letter } from './send-letter.ts'

/** Preview of a letter written by staff, as its first recipient gets it. */
export function WrittenPreview({ eventId, to, letter }: { eventId: number; to: Recipients; letter: Letter }) {
  const [asked] = useDebouncedValue({ id: eventId, to, ...letter }, 500)
  const found = useQuery({
    queryKey: ['events', 'writtenPreview', asked],
    queryFn: () => client.events.backstage.previewWritten(asked),
    placeholderData: keepPreviousData,
    retry: false,
  })
  return (
    <QueryState query={found} texts={useQueryTexts()}>
      {shown => <LetterFrame {...shown} />}
    </QueryState>
  )
}
