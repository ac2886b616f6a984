import { Badge, Text } from '@mantine/core'
import type { Person } from '#contract/people/person.ts'
import { obstacleNames, peopleBackstage as words } from '#messages/people-backstage.ts'
import { useSay } from '#web/language.ts'

type State = Pick<Person, 'isLoginAllowed' | 'loginObstacle' | 'isLockedOut' | 'hasPassword'>

/** Whether somebody can log in, and if not, what stands against it. */
export function LoginState({ person }: { person: State }) {
  const say = useSay()
  const { isLoginAllowed, loginObstacle, isLockedOut, hasPassword } = person
  const isOut = isLoginAllowed && isLockedOut
  const reason = loginObstacle
    ? say(obstacleNames[loginObstacle])
    : isOut
      ? say(words.failedLogins)
      : isLoginAllowed && !hasPassword
        ? say(words.noPassword)
        : ''
  const can = isLoginAllowed && !isOut
  return (
    <div>
      <Badge variant="outline" tt="none" color={can ? 'var(--ok)' : 'var(--danger)'}>
        {say(can ? words.canLogIn : words.cannotLogIn)}
      </Badge>
      {reason && <Text size="xs">{reason}</Text>}
    </div>
  )
}
