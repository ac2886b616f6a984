import { Button } from '@mantine/core'
import { locales, timeZone } from '#contract/language.ts'
import { unsentTitle, unsentLetters as words } from '#messages/unsent-letters.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'

interface Props {
  /** What the letters are called. */
  name: string
  waiting: number
  all: number
  goesAt: string | null
  isInOutbox: boolean
  onChange: (action: 'sendNow' | 'takeBack') => void
}

/** Letters to many that have not left: when they will, and what can still be done about it. */
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
