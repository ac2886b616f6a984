import { Suspense, useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'
import { addressOf, pathname } from '#contract/pathnames.ts'
import { mayDo } from '#contract/permissions.ts'
import { backstage } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Waiting } from '#web/ui/backstage/query-state.tsx'
import { BackstagePage } from './backstage-page.tsx'
import { BackstageProviders } from './backstage-providers.tsx'
import { NotAllowed, NotFound } from './backstage-refusals.tsx'
import { FactorDue, isFactorOverdue } from './factor-due.tsx'
import { KeptViews } from './kept-views.tsx'
import { SignedIn, useUser } from './signed-in.tsx'
import { refuseStrayFiles } from './stray-files.ts'
import { warnBeforeLeaving } from './unsaved.ts'
import { viewName } from './views.ts'

/** All of backstage, loaded when it is opened. */
export default function BackstageFrame() {
  const say = useSay()
  useEffect(warnBeforeLeaving, [])
  useEffect(refuseStrayFiles, [])
  return (
    <BackstageProviders>
      <SignedIn>
        <BackstagePage>
          <Suspense fallback={<Waiting label={say(backstage.loading)} />}>
            <FactorDue />
            <Views />
          </Suspense>
        </BackstagePage>
      </SignedIn>
    </BackstageProviders>
  )
}

/** The screen at the current address, if the user may see it. */
function Views() {
  const { pathname: path } = useLocation()
  const user = useUser()
  const language = useLanguage()
  const match = matchAddress(path)
  if (!match) return <NotFound />
  if (isFactorOverdue(user) && match.name !== 'backstageProfile')
    return <Navigate to={addressOf('backstageProfile', language)} replace />
  const { may = 'staff', isKeptAlive } = pathname(match.name)
  if (!mayDo(may, user.flags)) return <NotAllowed />
  return <KeptViews name={viewName(path)} isKept={isKeptAlive !== false} />
}
