import { Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { ArticleImport } from '#contract/articles/import.ts'
import { addressOf } from '#contract/pathnames.ts'
import {
  importKindNames,
  importStateNames,
  takeCount,
  tooManyEntries,
  articlesImport as words,
} from '#messages/articles-import.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { backstage } from '#messages/backstage.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'

interface Props {
  one: ArticleImport
  onMoved: () => void
}

const calls = client.articles.backstage

/** Progress of an import and the actions available now. */
export function ImportHead({ one, onMoved }: Props) {
  const say = useSay()
  const { name, kind, state, problem, failure } = one
  const attempt = async (work: Promise<unknown>) => {
    await work.catch(error => toast.failed(textOf(error)))
    onMoved()
  }
  return (
    <Stack gap="sm">
      <ScreenHead
        title={name}
        under={
          <Text c="dimmed" role="status">
            {say(importKindNames[kind])} · {say(importStateNames[state])}
          </Text>
        }
      />
      {problem === 'tooMany' && <Notice tone="warn" title={say(tooManyEntries)} />}
      {failure ? (
        <Notice
          tone="danger"
          announce="alert"
          title={say(words.stopped)}
          actions={
            <Button onClick={() => void attempt(calls.retryImport({ id: one.id }))}>
              {say(words.tryAgain)}
            </Button>
          }
        >
          {say(articlesSources.failed(failure.source, failure.kind))}
        </Notice>
      ) : (
        <Moving one={one} />
      )}
      {state === 'checked' && (
        <Start one={one} start={isVisible => attempt(calls.startImport({ id: one.id, isVisible }))} />
      )}
      {state === 'imported' && <Undo undo={() => calls.undoImport({ id: one.id }).finally(onMoved)} />}
    </Stack>
  )
}

function Moving({ one: { state, counts, wanted } }: { one: ArticleImport }) {
  const say = useSay()
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const left = { lookingUp: counts.waits ?? 0, importing: wanted, undoing: counts.entered ?? 0 }
  if (!(state in left) || all === 0) return null
  const done = 100 - (left[state as keyof typeof left] / all) * 100
  return (
    <Progress.Root size="lg">
      <Progress.Section value={done} aria-label={say(importStateNames[state])} />
    </Progress.Root>
  )
}

function Start({ one, start }: { one: ArticleImport; start: (isVisible: boolean) => Promise<void> }) {
  const say = useSay()
  const [isVisible, setVisible] = useState(false)
  return (
    <Group gap="lg" align="center">
      <Button onClick={() => void start(isVisible)} disabled={one.wanted === 0}>
        {say(one.wanted === 0 ? words.nothingNew : takeCount(one.wanted))}
      </Button>
      <Checkbox
        label={say(words.showAtOnce)}
        description={say(words.showAtOnceHint)}
        checked={isVisible}
        onChange={event => setVisible(event.currentTarget.checked)}
      />
    </Group>
  )
}

function Undo({ undo }: { undo: () => Promise<unknown> }) {
  const say = useSay()
  const language = useLanguage()
  const ask = () =>
    confirmFirst({
      title: say(words.undo),
      children: <Text>{say(words.undoQuestion)}</Text>,
      labels: { confirm: say(words.undo), cancel: say(backstage.cancel) },
      onConfirm: undo,
    })
  return (
    <Group gap="sm">
      <Button component={Link} to={addressOf('backstageArticles', language)}>
        {say(words.toArticles)}
      </Button>
      <Button variant="default" leftSection={<IconArrowBackUp size={18} aria-hidden />} onClick={ask}>
        {say(words.undo)}
      </Button>
    </Group>
  )
}
