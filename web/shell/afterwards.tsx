import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { Winter } from '#web/season/winter.tsx'
import { Turning } from '#web/turning/turning.tsx'
import { MovedBanner } from './moved-banner.tsx'
import { notices } from './notices.ts'
import { OfflineNote } from './offline-note.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { usePreloadOnIntent } from './use-intent.ts'
import { useVisits } from './visits.ts'

const Announcement = lazy(() => import('#web/announcement/announcement.tsx'))

/** Parts that no page needs to be readable: loaded after the first page is shown. */
export default function Afterwards() {
  useVisits()
  usePreloadOnIntent('public')
  const place = document.getElementById(notices)
  useHeadingFocus()
  return (
    <>
      {place &&
        createPortal(
          <>
            <MovedBanner />
            <Suspense>
              <Announcement />
            </Suspense>
          </>,
          place,
        )}
      <Winter />
      <RouteAnnouncer />
      <Turning />
      <OfflineNote />
    </>
  )
}
