import { Anchor, Button, Paper, Text, Title } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type Bilingual, inLanguage, type Language } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { type RecordKindName, recordKinds } from '#contract/record-kinds.ts'
import { overview } from '#messages/backstage.ts'
import { kindNames } from '#messages/search.ts'
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
  /** Returns where an item is dealt with; the editor by default. */
  to?: (row: R, language: Language) => string
  /** Content between the title and the rows. */
  children?: ReactNode
}

function editorOf({ kind, id }: Row, language: Language): string {
  return addressOf(recordKinds[kind].backstage, language, { id: String(id) })
}

const atFirst = 6 // fits without scrolling

/** A list of waiting items, each a link to where it is dealt with. */
export function WaitingList<R extends Row>({ title, rows, note, to = editorOf, children }: Props<R>) {
  const say = useSay()
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  if (rows.length === 0) return null
  const shown = isWhole ? rows : rows.slice(0, atFirst)
  return (
    <Paper withBorder p="md" radius="lg" bg="var(--surface)">
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      {children}
      <ul className={styles.list}>
        {shown.map(row => (
          <li key={`${row.kind}-${row.id}-${note(row)}`}>
            <Anchor component={Link} to={to(row, language)}>
              {inLanguage(row.title, language).value || say(overview.untitled)}
            </Anchor>
            <Text size="sm" c="dimmed">
              {say(kindNames[row.kind])} · {note(row)}
            </Text>
          </li>
        ))}
      </ul>
      {rows.length > shown.length && (
        <Button variant="subtle" size="xs" mt="xs" onClick={() => setWhole(true)}>
          {say(overview.all)} ({rows.length})
        </Button>
      )}
    </Paper>
  )
}
