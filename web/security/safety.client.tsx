import { Stack } from '@mantine/core'
import { useState } from 'react'
import { screenTitle } from '#messages/screen-titles.ts'
import { PasskeysElsewhere } from '#web/account/account.ts'
import { useSay } from '#web/language.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { BlockedAddresses } from './blocked-addresses.tsx'
import { Drill } from './drill.tsx'
import { IncidentDialog } from './incident-dialog.tsx'
import { IncidentList } from './incident-list.tsx'
import { Mistakes } from './mistakes.tsx'
import { SecurityCharts } from './security-charts.tsx'

/** The security screen: configuration problems, incidents, blocked addresses, charts and drill. */
export default function SafetyScreen() {
  const [opened, setOpened] = useState<number | null>(null)
  return (
    <Stack gap="xl">
      <ScreenHead title={useSay()(screenTitle('backstageSafety'))} />
      <Mistakes />
      <PasskeysElsewhere />
      <IncidentList onOpen={setOpened} />
      <BlockedAddresses />
      <SecurityCharts />
      <Drill onOpen={setOpened} />
      {opened !== null && <IncidentDialog key={opened} id={opened} onClose={() => setOpened(null)} />}
    </Stack>
  )
}
