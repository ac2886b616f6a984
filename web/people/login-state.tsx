import { Badge, Text } from '@mantine/core'
import type { Person } from '#contract/people/person.ts'
import { failedLogins, obstacleNames, peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'

type State = Pick<Person, 'isLoginAllowed' | 'loginObstacle' | 'isLockedOut' | 'hasPassword' | 'failedLogins'>

/** Whether somebody can log in, and if not, what stands against it. */
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
        {say(can ? words.canLogIn : words.cannotLogIn)}
      </Badge>
      {reason && <Text size="xs">{say(reason)}</Text>}
    </div>
  )
}

function reasonOf({ isLoginAllowed, loginObstacle, hasPassword, failedLogins: failed }: State) {
  if (loginObstacle) return obstacleNames[loginObstacle]
  if (failed > 0) return failedLogins(failed)
  return isLoginAllowed && !hasPassword ? words.noPassword : null
}
