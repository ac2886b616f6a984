import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCheck,
  IconDoorEnter,
  IconGift,
  IconMail,
  IconRotate,
  IconX,
} from '@tabler/icons-react'
import type { RegistrationRow, StaffAction } from '#contract/events/registration.ts'
import { plainName } from '#contract/people/names.ts'
import {
  cancelAnswers,
  cancelQuestion,
  registrationStates,
  sendLinkQuestion,
  staffActionNames,
  staffActionsDone,
} from '#messages/registrations.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import type { RowAction } from '#web/lists/list-declaration.ts'
import { useStale } from '#web/lists/stale.ts'
import { useAskFirst } from '#web/lists/use-ask-first.ts'
import { toast } from '#web/ui/backstage/toast.tsx'

type Row = RegistrationRow

const icons = {
  confirm: IconCheck,
  cancel: IconX,
  offer: IconGift,
  switch: IconArrowsExchange,
  checkIn: IconDoorEnter,
  undoCheckIn: IconRotate,
  sendLink: IconMail,
  restore: IconArrowBackUp,
} satisfies Record<StaffAction, typeof IconCheck>

/** Whether the registration is cancelled or lapsed: it can only be restored. */
export function isOverFor({ state }: Pick<Row, 'state'>): boolean {
  return state === 'cancelled' || state === 'lapsed'
}

/** Returns the actions that staff can take in the state of a row. */
function actionsFor({ state, checkedInAt }: Row): StaffAction[] {
  if (isOverFor({ state })) return ['restore']
  if (state === 'waiting') return ['offer', 'switch', 'sendLink', 'cancel']
  if (checkedInAt) return ['undoCheckIn', 'sendLink']
  return [...(state === 'confirmed' ? [] : ['confirm' as const]), 'checkIn', 'switch', 'sendLink', 'cancel']
}

/** Returns the row actions of a registration. Cancelling and sending the link ask for confirmation first. */
export function useRowActions(id: number): (row: Row) => RowAction[] {
  const words = useSay()
  const stale = useStale('events')
  const askFirst = useAskFirst()
  const run = async ({ id: registrationId, firstName, lastName }: Row, action: StaffAction) => {
    const asked = { id, registrationId, action }
    const call = client.events.backstage.changeRegistrationByStaff(asked)
    const after = await call.finally(() => void stale())
    // A restored registration goes on the waiting list if no seat is free, so its state is shown.
    const state = action === 'restore' ? `, ${words(registrationStates[after.state])}` : ''
    toast.done(`${words(staffActionsDone[action])}: ${plainName({ firstName, lastName })}${state}`)
  }
  const start = (row: Row, action: StaffAction) => {
    const goOn = () => run(row, action)
    if (action === 'sendLink')
      return void askFirst(
        { label: staffActionNames.sendLink, question: () => sendLinkQuestion(row.email) },
        [row.id],
        goOn,
      )
    if (action !== 'cancel') return void goOn().catch(error => toast.failed(textOf(error)))
    const asked = { label: staffActionNames.cancel, question: cancelQuestion, answers: cancelAnswers }
    void askFirst({ ...asked, isDangerous: true }, [row.id], goOn)
  }
  return row =>
    actionsFor(row).map(action => ({
      label: staffActionNames[action],
      icon: icons[action],
      isDangerous: action === 'cancel',
      run: () => start(row, action),
    }))
}
