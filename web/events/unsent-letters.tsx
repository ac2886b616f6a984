import { Button, Stack } from '@mantine/core'
import type { UnsentLetters as Unsent } from '#contract/events/letters.ts'
import { inLanguage, locales, timeZone } from '#contract/language.ts'
import { unsentTitle, unsentLetters as words } from '#messages/registration-mailing.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { useRegistrationLetters } from './registration-letters.ts'
import { useChangeLetters } from './use-take-back.ts'

/** Letters to those who registered that have not left: when they will, and what can still be done about it. */
export function UnsentLetters({ eventId }: { eventId: number }) {
  const say = useSay()
  const language = useLanguage()
  const time = new Intl.DateTimeFormat(locales[language], { timeStyle: 'short', timeZone })
  const { data } = useRegistrationLetters(eventId)
  const change = useChangeLetters(eventId)
  const nameOf = ({ letter, subject }: Unsent) =>
    subject ? inLanguage(subject, language).value : say(words[letter])
  return (
    <Stack gap="sm">
      {data?.unsent.rows.map(one => (
        <Notice
          key={`${one.letter} ${one.occasion}`}
          announce="status"
          title={say(unsentTitle({ ...one, name: nameOf(one), at: time.format(new Date(one.goesAt)) }))}
          actions={
            <>
              {isUnsent(one) && (
                <Button variant="default" size="sm" onClick={() => void change('sendNow', one)}>
                  {say(words.sendNow)}
                </Button>
              )}
              <Button variant="default" size="sm" onClick={() => void change('takeBack', one)}>
                {say(words.takeBack)}
              </Button>
            </>
          }
        />
      ))}
    </Stack>
  )
}

const isUnsent = ({ waiting, all }: Unsent) => waiting === all
