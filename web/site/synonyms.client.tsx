import { Group as Row, Stack, TagsInput, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Synonyms } from '#contract/site/synonyms.ts'
import { synonymTexts as texts } from '#messages/search.ts'
import { wordsRemoved } from '#messages/words.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { ExportMenu } from '#web/lists/export-menu.tsx'
import { KeptFocus } from '#web/lists/kept-focus.tsx'
import { RemoveButton } from '#web/records/remove-button.tsx'
import { useRemoval } from '#web/records/use-removal.ts'
import { CheckedForm, SubmitButton } from '#web/shell/checked-form.tsx'
import { withErrorAtField } from '#web/shell/placed-errors.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { takeFocus } from '#web/ui/backstage/lost-focus.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { MissedSection } from './missed-section.tsx'
import styles from './synonyms.module.css'

const calls = client.site.synonyms

/** Lists, adds, changes and deletes groups of search synonyms. */
export default function SynonymsScreen() {
  const say = useSay()
  const queries = useQueryClient()
  const [query, setQuery] = useSearchParams()
  const word = query.get('word') ?? ''
  const list = useQuery({ queryKey: ['site', 'synonyms'], queryFn: () => calls.list({}) })
  const stale = () => queries.invalidateQueries({ queryKey: ['site'] })
  const remove = useRemoval(stale)
  const save = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      throw withErrorAtField('words', error)
    }
    await stale()
  }
  const removalOf = ({ id, words }: Synonyms) => ({
    message: wordsRemoved(words.join(', ')),
    remove: () => calls.remove({ id }),
    restore: () => calls.create({ words }),
  })
  return (
    <Stack gap="lg">
      <ScreenHead title={say(texts.title)} />
      <Text maw="68ch">{say(texts.lead)}</Text>
      <NewGroup
        key={word}
        first={word}
        onAdd={async words => {
          await save(() => calls.create({ words }))
          if (word !== '') setQuery({}, { replace: true })
        }}
      />
      <MissedSection kind="question" />
      <Row justify="space-between" maw="60rem">
        <Title order={2} size="h3">
          {say(texts.groups)}
        </Title>
        <ExportMenu
          list="site.synonyms.list"
          asked={{}}
          isDisabled={list.data?.count === 0}
          of={say(texts.groups)}
        />
      </Row>
      <KeptFocus>
        <QueryState query={list} texts={useQueryTexts()}>
          {({ rows }) => (
            <ul className={styles.groups}>
              {rows.length === 0 && <Text c="dimmed">{say(texts.empty)}</Text>}
              {rows.map(row => (
                <li key={`${row.id} ${row.words.join()}`}>
                  <Group
                    row={row}
                    onSave={words => save(() => calls.change({ id: row.id, words }))}
                    onRemove={() => void remove(removalOf(row))}
                  />
                </li>
              ))}
            </ul>
          )}
        </QueryState>
      </KeptFocus>
    </Stack>
  )
}

/** Throws if the server refuses. */
type Send = (words: string[]) => Promise<void>

/** The form for a new group, prefilled with the word to be connected, if any. */
function NewGroup({ first, onAdd }: { first: string; onAdd: Send }) {
  const say = useSay()
  const [words, setWords] = useState(first === '' ? [] : [first])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (first !== '') takeFocus(field.current)
  }, [first])
  const add = async () => {
    await onAdd(words)
    setWords([])
  }
  return (
    <CheckedForm onSubmit={add}>
      <div className={styles.group} data-labelled>
        <Words label={say(texts.words)} words={words} onChange={setWords} field={field} />
        <SubmitButton leftSection={<IconPlus size={16} aria-hidden />}>{say(texts.add)}</SubmitButton>
      </div>
    </CheckedForm>
  )
}

interface GroupProps {
  row: Synonyms
  onSave: Send
  onRemove: () => void
}

function Group({ row, onSave, onRemove }: GroupProps) {
  const say = useSay()
  const [words, setWords] = useState(row.words)
  const name = row.words.join(', ')
  const isChanged = words.join('\n') !== row.words.join('\n')
  return (
    <section aria-label={name}>
      <CheckedForm onSubmit={() => onSave(words)}>
        <div className={styles.group}>
          <Words label={`${say(texts.words)}: ${name}`} isLabelHidden words={words} onChange={setWords} />
          <SubmitButton variant="default" disabled={!isChanged}>
            {say(texts.save)}
          </SubmitButton>
          <RemoveButton name={name} onClick={onRemove} />
        </div>
      </CheckedForm>
    </section>
  )
}

interface WordsProps {
  label: string
  isLabelHidden?: boolean
  words: string[]
  onChange: (words: string[]) => void
  field?: RefObject<HTMLInputElement | null>
}

function Words({ label, isLabelHidden, words, onChange, field }: WordsProps) {
  const say = useSay()
  return (
    <TagsInput
      ref={field ?? null}
      name="words"
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      placeholder={words.length < 2 ? say(texts.placeholder) : ''}
      value={words}
      onChange={onChange}
      maxTags={12}
      maxLength={60}
      splitChars={[';']}
      acceptValueOnBlur
      className={styles.words ?? ''}
    />
  )
}
