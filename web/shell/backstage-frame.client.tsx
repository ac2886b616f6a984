import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import calls from 'virtual:calls/backstage'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { Suspense, useEffect, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'
import { addressOf, pathname } from '#contract/pathnames.ts'
import { mayDo } from '#contract/permissions.ts'
import { account } from '#messages/account.ts'
import { backstage } from '#messages/backstage.ts'
import { knowCalls } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Waiting } from '#web/ui/backstage/query-state.tsx'
import { themeFor, variables } from '#web/ui/backstage/theme.ts'
import { useTheme } from '#web/ui/backstage/use-theme.ts'
import { whenRefused } from './asked-again.ts'
import { BackstageData } from './backstage-data.tsx'
import { BackstagePage } from './backstage-page.tsx'
import { NotAllowed, NotFound } from './backstage-refusals.tsx'
import { FactorDue, isFactorOverdue } from './factor-due.tsx'
import { KeptViews } from './kept-views.tsx'
import { useOwnLinks } from './own-links.ts'
import { SignedIn, useUser } from './signed-in.tsx'
import { refuseStrayFiles } from './stray-files.ts'
import { warnBeforeLeaving } from './unsaved.ts'
import { viewName } from './views.ts'

knowCalls(calls, whenRefused)

/** Everything of backstage, loaded once somebody enters it. */
export default function BackstageFrame() {
  const scheme = useTheme()
  const say = useSay()
  const close = say(backstage.close)
  const showPassword = say(account.showPassword)
  const theme = useMemo(() => themeFor(close, showPassword), [close, showPassword])
  useEffect(warnBeforeLeaving, [])
  useEffect(refuseStrayFiles, [])
  useOwnLinks('backstage')
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={scheme}>
      <Notifications
        position="bottom-center"
        containerWidth={350}
        // Above the bar that saves.
        styles={{ root: { marginBottom: '5rem' } }}
      />
      <BackstageData>
        <ModalsProvider>
          <SignedIn>
            <BackstagePage>
              <Suspense fallback={<Waiting label={say(backstage.loading)} />}>
                <FactorDue />
                <Views />
              </Suspense>
            </BackstagePage>
          </SignedIn>
        </ModalsProvider>
      </BackstageData>
    </MantineProvider>
  )
}

/** The screen of this address, where this person may see it. */
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
