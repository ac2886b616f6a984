import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { articlesMerge as words } from '#messages/articles-merge.ts'
import { useLanguage, useSay } from '#web/language.ts'

/** Link to the screen that compares two entries. */
export function MergeLink({ id, otherId }: { id: number; otherId: number }) {
  const say = useSay()
  const language = useLanguage()
  const ids = { id: String(id), other: String(otherId) }
  return (
    <Anchor
      component={Link}
      size="sm"
      to={addressOf('backstageArticleMerge', language, ids)}
      style={{ display: 'block' }}
    >
      {say(words.open)}
    </Anchor>
  )
}
