import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import calls from 'virtual:calls/backstage'
import { MantineProvider } from '@mantine/core'
import { ModalsProvider } from '@mantine/modals'
import { Notifications } from '@mantine/notifications'
import { type ReactNode, useMemo } from 'react'
import { account } from '#messages/account.ts'
import { backstage } from '#messages/backstage.ts'
import { registerCalls } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { themeFor, variables } from '#web/ui/backstage/theme.ts'
import { Tips } from '#web/ui/backstage/tips.tsx'
import { useTheme } from '#web/ui/backstage/use-theme.ts'
import { retryAfterProof } from './asked-again.ts'
import { BackstageData } from './backstage-data.tsx'

registerCalls(calls, retryAfterProof)

/** The providers of backstage: theme, notifications, dialogs and query cache. */
export function BackstageProviders({ children }: { children: ReactNode }) {
  const scheme = useTheme()
  const say = useSay()
  const close = say(backstage.close)
  const showPassword = say(account.showPassword)
  const theme = useMemo(() => themeFor(close, showPassword), [close, showPassword])
  return (
    <MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme={scheme}>
      <Notifications
        position="bottom-center"
        containerWidth={350}
        // Above the save bar.
        styles={{ root: { marginBottom: '5rem' } }}
      />
      <Tips />
      <BackstageData>
        <ModalsProvider>{children}</ModalsProvider>
      </BackstageData>
    </MantineProvider>
  )
}
