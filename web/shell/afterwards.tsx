import { lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { Winter } from '#web/season/winter.tsx'
import { Turning } from '#web/turning/turning.tsx'
import { MovedBanner } from './moved-banner.tsx'
import { notices } from './notices.ts'
import { OfflineNote } from './offline-note.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useIntent } from './use-intent.ts'
import { useVisits } from './visits.ts'

const Announcement = lazy(() => import('#web/announcement/announcement.tsx'))

/** What no page needs in order to be read: loaded once the first one stands. */
export default function Afterwards() {
  useVisits()
  useIntent('public')
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
