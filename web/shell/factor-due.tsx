import { Text } from '@mantine/core'
import { day } from '#contract/durations.ts'
import { addressOf } from '#contract/pathnames.ts'
import { dueIn, ownFactorWords as words } from '#messages/second-factor-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Link } from '#web/ui/control/link.tsx'
import { type SignedInUser, useUser } from './signed-in.tsx'

/**
 * Whether the deadline to set up a second factor has passed: the user can then open only their own profile.
 */
export function isFactorOverdue({ factorDueAt }: SignedInUser): boolean {
  return factorDueAt !== null && Date.parse(factorDueAt) <= Date.now()
}

/** A note above every screen with the deadline to set up a second factor. */
export function FactorDue() {
  const say = useSay()
  const language = useLanguage()
  const user = useUser()
  if (!user.factorDueAt || isFactorOverdue(user)) return null
  const end = new Date(user.factorDueAt)
  const days = Math.ceil((end.getTime() - Date.now()) / day)
  const last = end.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  return (
    <Text size="sm" mb="md" role="status">
      {say(dueIn(days, last))} <Link href={addressOf('backstageProfile', language)}>{say(words.setUp)}</Link>
    </Text>
  )
}
