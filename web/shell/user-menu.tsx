import { Menu, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { account } from '#messages/account.ts'
import { backstage } from '#messages/backstage.ts'
import { drafts, draftsGo } from '#messages/drafts.ts'
import { paletteCommands } from '#messages/search.ts'
import { client } from '#web/client.ts'
import { countDrafts, dropAllDrafts } from '#web/drafts/drafts.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import styles from './backstage.module.css'
import { confirmFirst } from './confirm-first.tsx'
import { forgetRecent } from './recent.ts'
import { useUser } from './signed-in.tsx'
import { forgetUnsaved } from './unsaved.ts'

/** The logged-in user, with links to the profile and the logout. */
export function UserMenu() {
  const say = useSay()
  const language = useLanguage()
  const { firstName, lastName, roleLabel } = useUser()
  const logOut = useLogOut()
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={styles.user}>
          <VisuallyHidden>{say(backstage.account)}: </VisuallyHidden>
          <span className={styles.initials} aria-hidden>
            {(firstName || lastName).slice(0, 1)}
            {lastName.slice(0, 1)}
          </span>
          <span className={styles.userName}>
            {firstName} {lastName}
          </span>
          <IconChevronDown size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{say(roleLabel)}</Menu.Label>
        <Menu.Item
          component={Link}
          to={addressOf('backstageProfile', language)}
          leftSection={<IconUserCircle size={18} aria-hidden />}
        >
          {say(paletteCommands.ownProfile)}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={18} aria-hidden />} onClick={() => void logOut()}>
          {say(account.logOut)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/**
 * Returns a function that logs out. If the browser holds drafts of the user, it asks first and deletes them.
 */
function useLogOut() {
  const say = useSay()
  const language = useLanguage()
  const { id } = useUser()
  const leave = async () => {
    await client.account.logout({})
    await dropAllDrafts(id)
    forgetRecent(id)
    forgetUnsaved()
    // Loads a new document, so that no data stays in memory.
    location.assign(addressOf('login', language))
  }
  return async () => {
    const count = await countDrafts(id)
    if (count === 0) return leave().catch(error => toast.failed(textOf(error)))
    confirmFirst({
      title: say(drafts.logOutTitle),
      children: <Text>{say(draftsGo(count))}</Text>,
      labels: { confirm: say(drafts.logOut), cancel: say(backstage.cancel) },
      onConfirm: leave,
    })
  }
}
