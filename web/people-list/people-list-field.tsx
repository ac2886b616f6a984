import { Button, FileButton, Table, Text, Textarea } from '@mantine/core'
import { useDeferredValue, useMemo } from 'react'
import { textOfBytes } from '#contract/people-list/decode.ts'
import { type ListedRow, peopleIn, readPeopleList } from '#contract/people-list/people-list.ts'
import { records } from '#messages/backstage.ts'
import {
  furtherRows,
  leftOutRows,
  rowProblems,
  peopleList as say,
  understood,
} from '#messages/people-list.ts'
import { useSay } from '#web/language.ts'
import { toast } from '#web/ui/backstage/toast.tsx'
import styles from './people-list-field.module.css'

interface Props {
  /** Name of the field in the calls that take the list. */
  name: string
  text: string
  onChange: (change: (text: string) => string) => void
}

/** Field for a list of people, pasted or from a file, with a table of the recognised people. */
export function PeopleListField({ name, text, onChange }: Props) {
  const words = useSay()
  const typed = useDeferredValue(text)
  const rows = useMemo(() => readPeopleList(typed), [typed])
  const load = async (file: File | null) => {
    if (!file) return
    const read = textOfBytes(new Uint8Array(await file.arrayBuffer()))
    if (read.includes('\0')) toast.failed(words(say.notText))
    else onChange(now => `${now}\n${read}`.trim())
  }
  return (
    <>
      <Textarea
        name={name}
        label={words(say.list)}
        description={words(say.hint)}
        value={text}
        onChange={event => {
          const { value } = event.currentTarget
          onChange(() => value)
        }}
        rows={8}
        spellCheck={false}
        data-autofocus
      />
      <FileButton accept=".csv,.txt,.tsv,text/csv,text/plain" onChange={file => void load(file)}>
        {props => (
          <Button {...props} variant="default" style={{ alignSelf: 'start' }}>
            {words(say.file)}
          </Button>
        )}
      </FileButton>
      {rows.length > 0 && <Understood rows={rows} />}
    </>
  )
}

const mostShown = 200 // rows; more are slow to draw, and nobody reads them

function Understood({ rows }: { rows: readonly ListedRow[] }) {
  const words = useSay()
  const wrong = rows.filter(({ problem }) => problem !== null)
  // Rows with errors first.
  const all = [...wrong, ...rows.filter(({ problem }) => problem === null)]
  const further = all.length - mostShown
  // The language column is shown only if a row has a language: on phones names and addresses need the room.
  const hasLanguages = peopleIn(rows).some(({ language }) => language !== null)
  const counts = [
    words(understood)(peopleIn(rows).length),
    ...(wrong.length > 0 ? [words(leftOutRows)(wrong.length)] : []),
  ]
  return (
    <div>
      <Text fw={600} role="status">
        {counts.join(', ')}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard */}
      <section className={styles.rows} aria-label={words(say.caption)} tabIndex={0}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              {[say.line, say.name, say.email, ...(hasLanguages ? [say.language] : [])].map(head => (
                <Table.Th key={head.en}>{words(head)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {all.slice(0, mostShown).map(row => (
              <Row key={`${row.line} ${row.raw}`} {...{ row, hasLanguages }} />
            ))}
          </Table.Tbody>
        </Table>
        {further > 0 && <Text size="sm">{words(furtherRows)(further)}</Text>}
      </section>
    </div>
  )
}

function Row({ row, hasLanguages }: { row: ListedRow; hasLanguages: boolean }) {
  const { line, raw, person, problem } = row
  const words = useSay()
  return (
    <Table.Tr className={styles.row}>
      <Table.Td>{line}</Table.Td>
      {problem && (
        <Table.Td colSpan={hasLanguages ? 3 : 2}>
          <Text size="sm" c="var(--danger)">
            {words(rowProblems[problem])}
          </Text>
          <Text size="sm">{raw}</Text>
        </Table.Td>
      )}
      {person && (
        <>
          <Table.Td>
            {person.name || (
              <Text inherit c="dimmed">
                {words(say.unnamed)}
              </Text>
            )}
          </Table.Td>
          <Table.Td>{person.email}</Table.Td>
          {hasLanguages && (
            <Table.Td>{person.language && words(records.languageNames)[person.language]}</Table.Td>
          )}
        </>
      )}
    </Table.Tr>
  )
}
