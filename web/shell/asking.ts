import { typedInDialog as words } from '#messages/typed-in-dialog.ts'
import { useSay } from '#web/language.ts'
import { useHasSessionEnded } from './session.ts'

/** Returns the texts of the question that a dialog asks before it discards input. */
export function useDiscardQuestion() {
  const say = useSay()
  const { title, lead, stay, discard } = words
  const texts = { title: say(title), lead: say(lead), stay: say(stay), discard: say(discard) }
  // While the login dialog is above this one, Escape closes only that one.
  return { texts, closeOnEscape: !useHasSessionEnded() }
}
