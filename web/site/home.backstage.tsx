import { useEffect, useState } from 'react'
import type { MetaFunction } from 'react-router'
import { isFailure } from '#contract/errors.ts'
import { addressOf } from '#contract/pathnames.ts'
import type { User } from '#contract/people/user.ts'
import { account } from '#messages/account.ts'
import { backstage } from '#messages/backstage.ts'
import { refreshedToken } from '#web/account/tokens.ts'
import { client } from '#web/client.ts'
import { head, languageIn } from '#web/head.ts'
import { dayOf, useLanguage, useSay } from '#web/language.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import layout from '#web/ui/layout.module.css'
import { Notice } from '#web/ui/notice.tsx'
import { PageTitle } from '#web/ui/page-title.tsx'
import { Section } from '#web/ui/section.tsx'

export const meta: MetaFunction = ({ location }) =>
  head(location.pathname, { title: backstage.title[languageIn(location.pathname)], isHidden: true })

/** Who I am and the way out. It loads in the browser only, after login. */
export default function BackstageHome() {
  const say = useSay()
  const language = useLanguage()
  const [user, setUser] = useState<User | null>(null)
  const [failure, setFailure] = useState('')

  useEffect(() => {
    const login = `${addressOf('login', language)}?to=${encodeURIComponent(location.pathname)}`
    refreshedToken()
      .then(token => (token ? client.account.me({}) : null))
      .then(me => (me ? setUser(me) : location.assign(login)))
      .catch(error =>
        isFailure(error, 'notLoggedIn') ? location.assign(login) : setFailure(String(error.message)),
      )
  }, [language])

  const logOut = () =>
    client.account.logout({}).then(
      () => location.assign(addressOf('login', language)),
      error => setFailure(error.message),
    )
  return (
    <Section width="text">
      {failure && <Notice tone="danger" title={failure} announce="alert" />}
      {!user && !failure && <p role="status">{say(backstage.loading)}</p>}
      {user && (
        <>
          {user.isDemo && <Notice title={say(account.demoBanner)} />}
          <PageTitle title={`${say(backstage.welcome)}, ${user.firstName} ${user.lastName}`} />
          <p>
            {say(backstage.role)}: {user.role}
            {user.lastLoginAt && ` · ${say(backstage.lastLogin)}: ${dayOf(user.lastLoginAt, language)}`}
          </p>
          <div className={layout.cluster}>
            <Button onClick={() => void logOut()}>{say(account.logOut)}</Button>
            <ButtonLink href={addressOf('home', language)} tone="quiet" document>
              {say(backstage.website)}
            </ButtonLink>
          </div>
        </>
      )}
    </Section>
  )
}
