import { Button, Group, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { blankNews, mostItems, type NewsFields, type NewsItem, newsRecord } from '#contract/news/news.ts'
import { records } from '#messages/backstage.ts'
import { newsBackstage, newsFieldNames } from '#messages/news-backstage.ts'
import { partName } from '#web/parts/part-label.ts'
import { PartsOf } from '#web/parts/part-list.tsx'
import { textsOf } from '#web/parts/texts-of.tsx'
import { Panel } from '#web/records/panel.tsx'
import { RecordScreen } from '#web/records/record-screen.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { TagsField } from '#web/records/tags-field.tsx'
import { preview } from '#web/shell/preview.ts'
import { ScreenParametersContext } from '#web/shell/use-screen-parameters.ts'
import { type Answer, answers, type heldAnswers } from './held-answers.ts'
import { keptNews } from './kept-news.ts'

const Texts = textsOf<NewsFields>([
  { line: 'title', label: records.title },
  { teaser: 'teaser', label: newsBackstage.teaser, hint: newsBackstage.teaserHint, most: 500 },
  { long: 'content', label: newsBackstage.content },
])

const shown = preview<NewsFields>({
  find: () => Promise.resolve(blankNews),
  View: ({ shown: { title } }) => <p>{title.de}</p>,
})

/** A record in its editor: head, texts in both languages, required fields, side panels and the save bar. */
export function EditorSpecimen() {
  return <Editor id="1" />
}

/** The same editor for a new record. */
export function NewRecordSpecimen() {
  return <Editor />
}

function Editor({ id }: { id?: string }) {
  const [news] = useState(() => keptNews(1))
  return (
    <ScreenParametersContext value={id === undefined ? {} : { id }}>
      <Answers held={news.held} />
      <RecordScreen
        {...{ kind: 'news', calls: news.calls, declared: newsRecord, blank: blankNews }}
        {...{ names: newsFieldNames, partName, Texts, Panels: Tags, preview: shown }}
        texts={['title', 'teaser', 'content', 'items', 'tags']}
        below={({ form }) => <PartsOf form={form} most={mostItems} />}
      />
    </ScreenParametersContext>
  )
}

function Tags({ form }: PanelProps<NewsFields, NewsItem>) {
  return (
    <Panel>
      <TagsField
        value={form.values.tags}
        onChange={tags => form.set('tags', tags)}
        suggest={async () => []}
      />
    </Panel>
  )
}

const namesOf: Record<Answer, string> = {
  kept: 'Gespeichert',
  lost: 'Keine Verbindung',
  failed: 'Fehler',
  newer: 'Von Hanna geändert',
}

/** Controls for the response to the next save, which can also be held back and then released. */
function Answers({ held }: { held: ReturnType<typeof heldAnswers> }) {
  const [answer, setAnswer] = useState<Answer>('kept')
  const choose = (name: string) => {
    const next = answers.find(one => one === name) ?? 'kept'
    setAnswer(next)
    held.answerBy(next)
  }
  return (
    <Group gap="xs" mb="md">
      <SegmentedControl
        aria-label="Antwort auf das nächste Speichern"
        data={answers.map(value => ({ value, label: namesOf[value] }))}
        value={answer}
        onChange={choose}
      />
      <Button variant="default" onClick={held.hold}>
        Antwort zurückhalten
      </Button>
      <Button variant="default" onClick={held.letGo}>
        Antwort geben
      </Button>
    </Group>
  )
}
