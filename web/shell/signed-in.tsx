import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react'
import { isFailure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { User } from '#contract/people/user.ts'
import type { Flags } from '#contract/permissions.ts'
import { backstage } from '#messages/backstage.ts'
import { refreshedToken } from '#web/access-token.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { Button } from '#web/ui/control/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { takeTokensOf } from './own-tokens.ts'

export type SignedInUser = Omit<User, 'flags'> & { flags: Flags }

const UserContext = createContext<SignedInUser | null>(null)
const FreshUserContext = createContext(() => Promise.resolve())

/** Returns the logged-in user. Throws outside of `SignedIn`. */
export function useUser(): SignedInUser {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser is asked outside of SignedIn')
  return user
}

export function UserProvider({ user, children }: { user: SignedInUser; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>
}

/** Returns a function that refetches the user after a change of their permissions. */
export const useFreshUser = () => useContext(FreshUserContext)

/** Renders its children for a logged-in user; others are redirected to the login and back afterwards. */
export function SignedIn({ children }: { children: ReactNode }) {
  const say = useSay()
  const language = useLanguage()
  const [user, setUser] = useState<SignedInUser | null>(null)
  const [failure, setFailure] = useState('')

  const fetchUser = async () => setUser((await client.account.me({})) as SignedInUser)
  const begin = useEffectEvent((me: SignedInUser) => {
    takeTokensOf(me.id)
    setUser(me)
  })
  const login = useEffectEvent(() => location.replace(loginAddress(language)))
  useEffect(() => {
    takeTokensOf(null)
    refreshedToken()
      .then(token => (token ? client.account.me({}) : null))
      .then(me => (me ? begin(me as SignedInUser) : login()))
      .catch(error => (isFailure(error, 'notLoggedIn') ? login() : setFailure(String(error.message))))
  }, [])

  if (user)
    return (
      <FreshUserContext value={fetchUser}>
        <UserProvider user={user}>{children}</UserProvider>
      </FreshUserContext>
    )
  return (
    <Section width="text">
      {failure ? (
        <Notice
          tone="danger"
          title={failure}
          announce="alert"
          actions={
            <Button tone="quiet" onClick={() => location.reload()}>
              {say(backstage.tryAgain)}
            </Button>
          }
        />
      ) : (
        <p role="status">{say(backstage.loading)}</p>
      )}
    </Section>
  )
}

/** Returns the address of the login, which redirects back to the current page. */
export function loginAddress(language: 'de' | 'en'): string {
  return `${addressOf('login', language)}?to=${encodeURIComponent(location.pathname + location.search)}`
}
