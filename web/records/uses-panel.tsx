import { Anchor, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { type Bilingual, inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { recordKinds } from '#contract/record-kinds.ts'
import type { Uses } from '#contract/uses.ts'
import { linkedFromMore, overview, records } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Panel } from './panel.tsx'
import styles from './uses.module.css'

interface Props {
  /** Query key; it changes with each save. */
  name: readonly unknown[]
  ask: () => Promise<Uses>
  /** Texts for references that are no links. */
  words?: Record<'title' | 'lead', Bilingual<string>>
}

const links = { title: records.linkedFrom, lead: records.linkedFromLead }

/** Records that refer to this one, as a warning before it is hidden or deleted. */
export function UsesPanel({ name, ask, words = links }: Props) {
  const say = useSay()
  const { data } = useQuery({ queryKey: [...name, 'uses'], queryFn: ask })
  if (!data || data.count === 0) return null
  return (
    <Panel title={say(words.title)}>
      <Text size="sm" mb="xs">
        {say(words.lead)}
      </Text>
      <UsesList {...data} />
    </Panel>
  )
}

/** The titles of the records, linked to their screens, and the number of those that may not be named. */
export function UsesList({ count, rows }: Uses) {
  const say = useSay()
  const language = useLanguage()
  const unnamed = count - rows.length
  return (
    <>
      <ul className={styles.list}>
        {rows.map(({ kind, id, title, isPublic }) => (
          <li key={`${kind}-${id}`}>
            <Anchor
              component={Link}
              to={addressOf(recordKinds[kind].backstage, language, { id: String(id) })}
            >
              {inLanguage(title, language).value || say(overview.untitled)}
            </Anchor>
            {!isPublic && (
              <Text size="sm" c="dimmed" span>
                {` · ${say(records.notVisible)}`}
              </Text>
            )}
          </li>
        ))}
      </ul>
      {unnamed > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {say(linkedFromMore(unnamed))}
        </Text>
      )}
    </>
  )
}
