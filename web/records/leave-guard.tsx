import { Button, Modal, Text } from '@mantine/core'
import type { RefObject } from 'react'
import { useBlocker } from 'react-router'
import { records } from '#messages/backstage.ts'
import { drafts } from '#messages/drafts.ts'
import { useSay } from '#web/language.ts'
import { viewName } from '#web/shell/views.ts'
import { DialogButtons } from '#web/ui/backstage/dialog-buttons.tsx'

interface Props {
  isUnsaved: boolean
  /** They have said that it may go. */
  onLeave?: () => void
  /** Whether the input is kept as a draft in the browser. */
  isDraftKept?: boolean
  /** True while the screen itself navigates after a save. */
  isLeaving: RefObject<boolean>
}

/** Asks for confirmation before the user leaves a screen with unsaved changes. */
export function LeaveGuard({ isUnsaved, onLeave, isDraftKept = false, isLeaving }: Props) {
  const say = useSay()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isLeaving.current &&
      viewName(currentLocation.pathname) !== viewName(nextLocation.pathname),
  )
  const stay = () => blocker.reset?.()
  const leave = () => {
    onLeave?.()
    blocker.proceed?.()
  }
  return (
    <Modal opened={blocker.state === 'blocked'} onClose={stay} title={say(records.unsaved)} centered>
      <Text>
        {say(records.leaveUnsaved)} {isDraftKept && say(drafts.staysAsDraft)}
      </Text>
      <DialogButtons>
        <Button variant="default" onClick={leave}>
          {say(records.leave)}
        </Button>
        <Button onClick={stay} data-autofocus>
          {say(records.stay)}
        </Button>
      </DialogButtons>
    </Modal>
  )
}
