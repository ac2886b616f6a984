import { Group, Stack, Text, Title } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Bilingual } from '#contract/language.ts'
import { useSay } from '#web/language.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import list from '#web/ui/backstage/short-list.module.css'
import { ExportMenu } from './export-menu.tsx'
import { KeptFocus } from './kept-focus.tsx'

interface Props<Row> {
  /** Id of the heading. */
  id: string
  /** Name of the list's call, for the download. */
  call: string
  query: UseQueryResult<{ count: number; rows: Row[] }>
  words: { title: Bilingual<string>; lead?: Bilingual<string>; none: Bilingual<string> }
  /** Message if the list cannot be fetched. */
  failed?: Bilingual<string>
  row: (row: Row) => ReactNode
  /** Buttons after the download. */
  tools?: ReactNode
  /** The form that adds an entry. */
  children?: ReactNode
}

/** A section with a list that is shown in full, without filters or pages. */
export function ShortList<Row>({ id, call, query, words, failed, row, tools, children }: Props<Row>) {
  const say = useSay()
  return (
    <Stack component="section" gap="md" aria-labelledby={id}>
      <Group justify="space-between" maw="60rem">
        <Title order={2} size="h3" id={id}>
          {say(words.title)}
        </Title>
        <Group gap="xs">
          <ExportMenu list={call} asked={{}} isDisabled={query.data?.count === 0} of={say(words.title)} />
          {tools}
        </Group>
      </Group>
      {words.lead && <Text maw="68ch">{say(words.lead)}</Text>}
      <KeptFocus>
        <QueryState query={query} texts={useQueryTexts(failed)}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Text c="dimmed">{say(words.none)}</Text>
            ) : (
              <ul className={list.rows}>{rows.map(row)}</ul>
            )
          }
        </QueryState>
      </KeptFocus>
      {children}
    </Stack>
  )
}
