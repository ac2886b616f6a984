import { useEffect, useRef, useState } from 'react'
import { useLocation, useMatches, useRevalidator } from 'react-router'
import { turningTexts } from '#messages/turning.ts'
import { useSay } from '#web/language.ts'
import { type Packed, unpacked } from '#web/page-data.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { useTurn } from './use-turn.ts'

/**
 * A page whose data hold `changesAt` is read again at that moment, where it stands: what was typed stays, and those
 * who listen are told.
 */
export function Turning() {
  const say = useSay()
  const { key } = useLocation()
  const { revalidate } = useRevalidator()
  const moment = soonest(
    useMatches().map(({ loaderData }) => unpacked(loaderData as Packed<unknown> | undefined)),
  )
  const [toldOf, setToldOf] = useState<string | null>(null)
  const isTurning = useRef(false)
  const before = useRef(moment)
  useTurn(moment, async () => {
    isTurning.current = true
    setToldOf(null)
    await revalidate()
  })
  useEffect(() => {
    if (isTurning.current && moment !== before.current) setToldOf(key)
    isTurning.current = false
    before.current = moment
  }, [moment, key])
  return (
    <div role="status">
      <VisuallyHidden>{toldOf === key ? say(turningTexts.changed) : ''}</VisuallyHidden>
    </div>
  )
}

function soonest(pages: unknown[]): string | null {
  return pages.flatMap(momentOf).sort()[0] ?? null
}

function momentOf(page: unknown): string[] {
  if (typeof page !== 'object' || page === null || !('changesAt' in page)) return []
  return typeof page.changesAt === 'string' ? [page.changesAt] : []
}
