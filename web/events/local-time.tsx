import { useEffect, useState } from 'react'
import { events as say } from '#messages/events.ts'
import { useLanguage, useSay } from '#web/language.ts'

interface Props {
  start: string
  end: string
}

/** The time in the reader's time zone if it is not Berlin's. Known only in the browser. */
export function LocalTime({ start, end }: Props) {
  const words = useSay()
  const language = useLanguage()
  const [times, setTimes] = useState<string | null>(null)
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const look = async () => {
      const { timesThere } = await import('#messages/local-time.ts')
      setTimes(timesThere({ start, end }, language, timeZone))
    }
    if (timeZone && timeZone !== 'Europe/Berlin') void look().catch(() => undefined) // Berlin's time is shown in any case
  }, [start, end, language])
  return times ? (
    <>
      <br />
      {words(say.yourTime)(times)}
    </>
  ) : null
}
