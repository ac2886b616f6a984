import { Button } from '@mantine/core'
import { locales, timeZone } from '#contract/language.ts'
import { unsentTitle, unsentLetters as words } from '#messages/unsent-letters.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

interface Props {
  /** Name of the letters. */
  name: string
  waiting: number
  all: number
  goesAt: string | null
  isInOutbox: boolean
  onChange: (action: 'sendNow' | 'takeBack') => void
}

/**
 * Bulk letters that are not sent yet: when they will be sent, and buttons to send them now or take them back.
 */
export function UnsentNotice({ name, waiting, all, goesAt, isInOutbox, onChange }: Props) {
  const say = useSay()
  const time = new Intl.DateTimeFormat(locales[useLanguage()], { timeStyle: 'short', timeZone })
  const at = goesAt && time.format(new Date(goesAt))
  return (
    <Notice
      announce="status"
      title={say(unsentTitle({ name, waiting, all, at, isInOutbox }))}
      actions={
        <>
          {waiting === all && goesAt && !isInOutbox && (
            <Button variant="default" size="sm" onClick={() => onChange('sendNow')}>
              {say(words.sendNow)}
            </Button>
          )}
          <Button variant="default" size="sm" onClick={() => onChange('takeBack')}>
            {say(words.takeBack)}
          </Button>
        </>
      }
    />
  )
}
