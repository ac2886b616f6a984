import { Stack, Text } from '@mantine/core'
import { privacyBackstage as words } from '#messages/privacy-backstage.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { useSay } from '#web/language.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { CopyRelease } from './copy-release.tsx'
import { DataRequests } from './data-requests.tsx'
import { Holds } from './holds.tsx'
import { RecordButton } from './record-button.tsx'
import { RetentionBoard } from './retention-board.tsx'

/** Data requests, retention periods and deletions. */
export default function PrivacyScreen() {
  const say = useSay()
  return (
    <Stack gap="xl">
      <ScreenHead title={say(screenTitle('backstagePrivacy'))} />
      <Text maw="68ch">{say(words.lead)}</Text>
      <CopyRelease />
      <DataRequests />
      <RetentionBoard />
      <RecordButton />
      <Holds />
    </Stack>
  )
}
