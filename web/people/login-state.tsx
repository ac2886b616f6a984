import { Badge, Text } from '@mantine/core'
import type { Person } from '#contract/people/person.ts'
import { failedLogins, obstacleNames, peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'

type State = Pick<Person, 'isLoginAllowed' | 'loginObstacle' | 'isLockedOut' | 'hasPassword' | 'failedLogins'>

/** Whether a person can log in, and if not, the reason. */
export function LoginState({ person }: { person: State }) {
  const say = useSay()
  const can = person.isLoginAllowed && !person.isLockedOut
  const reason = reasonOf(person)
  return (
    <div>
      <Badge
        variant="outline"
        tt="none"
        color={can ? 'var(--ok)' : 'var(--danger)'}
        style={{ overflow: 'visible', minWidth: 'max-content' }}
      >
        {say(stateOf(person))}
      </Badge>
      {reason && <Text size="xs">{say(reason)}</Text>}
    </div>
  )
}

function stateOf({ isLoginAllowed, loginObstacle, isLockedOut }: State) {
  if (loginObstacle === 'locked') return words.isLocked
  if (isLoginAllowed && isLockedOut) return words.isPaused
  return isLoginAllowed ? words.canLogIn : words.cannotLogIn
}

function reasonOf({ isLoginAllowed, loginObstacle, hasPassword, failedLogins: failed }: State) {
  if (loginObstacle && loginObstacle !== 'locked') return obstacleNames[loginObstacle]
  if (failed > 0) return failedLogins(failed)
  return isLoginAllowed && !hasPassword ? words.noPassword : null
}
