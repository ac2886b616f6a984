import { useEffect, useRef, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { turningTexts } from '#messages/turning.ts'
import { useSay } from '#web/language.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { useChangesAt } from './changes-at.ts'
import { useAtMoment } from './use-turn.ts'

/**
 * Refetches the data of a page at the moment given in `changesAt`, without a reload: input is kept, and the
 * change is announced to screen readers.
 */
export function Turning() {
  const say = useSay()
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const moment = useChangesAt()
  const [announcedKey, setAnnouncedKey] = useState<string | null>(null)
  const isTurning = useRef(false)
  const before = useRef(moment)
  useAtMoment(moment, async () => {
    isTurning.current = true
    setAnnouncedKey(null)
    await revalidate()
  })
  useEffect(() => {
    if (isTurning.current && moment !== before.current) setAnnouncedKey(key)
    isTurning.current = false
    before.current = moment
  }, [moment, key])
  return (
    <div role="status">
      <VisuallyHidden>{announcedKey === key ? say(turningTexts.changed) : ''}</VisuallyHidden>
    </div>
  )
}
