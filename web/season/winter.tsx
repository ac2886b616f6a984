import { lazy, Suspense, useEffect, useState } from 'react'
import { afterPageTexts } from '#messages/afterwards.ts'
import { useSay } from '#web/language.ts'
import { isSnowing } from './season.ts'

const Snow = lazy(() => import('#web/ui/season/snow.tsx').then(module => ({ default: module.Snow })))
const stopped = 'snow-stopped'

/**
 * Snow in winter, unless the visitor has stopped it. The browser determines the season, because pages are
 * cached.
 */
export function Winter() {
  const say = useSay()
  const [isWinter, setWinter] = useState(false)
  useEffect(() => setWinter(isSnowing(new Date())), [])
  if (!isWinter) return null
  return (
    <Suspense>
      <Snow
        stopLabel={say(afterPageTexts.stopSnow)}
        startLabel={say(afterPageTexts.startSnow)}
        isStopped={wasStopped()}
        onStop={remember}
      />
    </Suspense>
  )
}

// Private windows may have no storage; the snow then returns on the next visit.
function wasStopped(): boolean {
  try {
    return localStorage.getItem(stopped) === winterOf(new Date())
  } catch {
    return false
  }
}

function remember(isStopped: boolean): void {
  try {
    if (isStopped) localStorage.setItem(stopped, winterOf(new Date()))
    else localStorage.removeItem(stopped)
  } catch {}
}

// December and the following January are one winter.
function winterOf(now: Date): string {
  return String(new Date(now.getTime() - 180 * 24 * 3600 * 1000).getFullYear())
}
