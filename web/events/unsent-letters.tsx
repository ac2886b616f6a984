import { Stack } from '@mantine/core'
import type { UnsentLetters as Unsent } from '#contract/events/letters.ts'
import { inLanguage } from '#contract/language.ts'
import { waitingLetterNames as names } from '#messages/registration-mailing.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { UnsentNotice } from '#web/lists/unsent-notice.tsx'
import { useRegistrationLetters } from './registration-letters.ts'
import { useChangeLetters } from './use-take-back.ts'

/** Letters to registered guests that are not sent yet. */
export function UnsentLetters({ eventId }: { eventId: number }) {
  const say = useSay()
  const language = useLanguage()
  const { data } = useRegistrationLetters(eventId)
  const change = useChangeLetters(eventId)
  const nameOf = ({ letter, subject }: Unsent) =>
    subject ? inLanguage(subject, language).value : say(names[letter])
  return (
    <Stack gap="sm">
      {data?.unsent.rows.map(one => (
        <UnsentNotice
          key={`${one.letter} ${one.occasion}`}
          {...one}
          name={nameOf(one)}
          onChange={action => void change(action, one)}
        />
      ))}
    </Stack>
  )
}
