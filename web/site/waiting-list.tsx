import { Anchor, Paper, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import type { Bilingual } from '#contract/language.ts'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { overview } from '#messages/backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import styles from './waiting.module.css'

interface Row {
  kind: RecordKindName
  id: number
  title: Bilingual<string>
}

interface Props<R extends Row> {
  title: string
  rows: readonly R[]
  note: (row: R) => string
}

/** Things that wait, each a link to where it is mended. */
export function WaitingList<R extends Row>({ title, rows, note }: Props<R>) {
  const say = useSay()
  const language = useLanguage()
  if (rows.length === 0) return null
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--surface)">
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      <ul className={styles.list}>
        {rows.map(row => (
          <li key={`${row.kind}-${row.id}-${note(row)}`}>
            <Anchor
              component={Link}
              to={addressOf(recordKinds[row.kind].backstage, language, { id: String(row.id) })}
            >
              {inLanguage(row.title, language).value || say(overview.untitled)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {note(row)}
            </Text>
          </li>
        ))}
      </ul>
    </Paper>
  )
}
