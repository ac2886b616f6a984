import { Anchor, Badge, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { BibType } from '#contract/articles/article.ts'
import {
  type ArticleImport,
  type EntryOutcome,
  entryOutcomes,
  type ImportEntry,
} from '#contract/articles/import.ts'
import { addressOf } from '#contract/pathnames.ts'
import { bibTypeNames } from '#messages/articles.ts'
import {
  entryColumns,
  entryCount,
  entryOutcomeNames,
  problemsText,
  wantedCount,
  articlesImport as words,
} from '#messages/articles-import.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { BulkAction, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { useStaleAfter } from '#web/lists/stale.ts'
import { isGone, NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { ImportHead } from './import-head.tsx'

const calls = client.articles.backstage
const often = 1500 // milliseconds between two requests while the import runs
const moving: readonly ArticleImport['state'][] = ['lookingUp', 'importing', 'undoing']

/** One import: its progress, the result for each entry, and the buttons that run and undo it. */
export default function ArticleImportScreen() {
  const id = Number(useScreenParameters().id)
  const found = useQuery({
    queryKey: ['articles', 'import', id],
    queryFn: () => calls.findImport({ id }),
    refetchInterval: ({ state: { data } }) =>
      data && moving.includes(data.state) && data.failure === null ? often : false,
  })
  useStaleAfter('articles', found.data?.state)
  const texts = useQueryTexts(fetching.publications)
  if (isGone(found.error)) return <NotFound />
  return (
    <QueryState query={found} texts={texts}>
      {one => (
        <Stack gap="lg">
          <ImportHead one={one} onMoved={() => void found.refetch()} />
          <Entries one={one} onMoved={() => void found.refetch()} />
        </Stack>
      )}
    </QueryState>
  )
}

function Entries({ one, onMoved }: { one: ArticleImport; onMoved: () => void }) {
  const say = useSay()
  const { id, state } = one
  const set = (isWanted: boolean): BulkAction<ImportEntry> => ({
    label: isWanted ? words.take : words.leave,
    applies: entry => mayBeWanted(entry) && entry.isWanted !== isWanted,
    run: async entryIds => {
      await calls.wantEntries({ id, entryIds, isWanted })
      onMoved()
      return { done: entryIds, failed: [] }
    },
    done: wantedCount,
    undo: entryIds => calls.wantEntries({ id, entryIds, isWanted: !isWanted }),
  })
  return (
    <ListScreen<ImportEntry>
      list={{
        name: 'articles.backstage.importEntries',
        kind: 'articles',
        call: calls.importEntries,
        always: { id: String(id) },
        isPart: true,
        title: words.entries,
        count: entryCount,
        failed: fetching.publications,
        empty: { title: words.noEntries },
        columns: useColumns(),
        sort: 'line',
        filters: [
          {
            name: 'outcome',
            label: entryColumns.outcome,
            is: 'several',
            options: entryOutcomes
              .filter(outcome => one.counts[outcome])
              .map(value => ({ value, label: `${say(entryOutcomeNames[value])} (${one.counts[value]})` })),
          },
        ],
        nameOf: ({ title, line }) => title || `${say(entryColumns.line)} ${line}`,
        ...(state === 'checked' && { bulk: [set(true), set(false)] }),
      }}
    />
  )
}

function mayBeWanted({ outcome }: ImportEntry): boolean {
  return outcome === 'new' || outcome === 'alike'
}

const colours: Partial<Record<EntryOutcome, string>> = {
  ...{ new: 'var(--ok)', entered: 'var(--ok)', alike: 'var(--warn)', twice: 'var(--warn)' },
  ...{ faulty: 'var(--danger)', unknown: 'var(--danger)' },
}

function useColumns(): ListColumn<ImportEntry>[] {
  const say = useSay()
  const language = useLanguage()
  return [
    {
      key: 'title',
      label: entryColumns.title,
      sort: 'title',
      show: ({ title, authors, problems }) => (
        <div>
          {title || '–'}
          <Text size="sm" c="dimmed">
            {authors}
          </Text>
          {problems.length > 0 && (
            <Text size="sm" c="var(--danger)">
              {problemsText(problems, language)}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'line', label: entryColumns.line, sort: 'line', show: ({ line }) => line },
    {
      key: 'outcome',
      label: entryColumns.outcome,
      show: entry => <Outcome entry={entry} />,
    },
    {
      key: 'bibType',
      label: entryColumns.bibType,
      show: ({ bibType }) => say(bibTypeNames[bibType as BibType]),
    },
    { key: 'journal', label: entryColumns.journal, show: ({ journal }) => journal },
    { key: 'year', label: entryColumns.year, sort: 'year', show: ({ year }) => year },
    { key: 'doi', label: entryColumns.doi, show: ({ doi, pubmedId }) => doi || pubmedId },
  ]
}

function Outcome({ entry }: { entry: ImportEntry }) {
  const say = useSay()
  const language = useLanguage()
  const { outcome, isWanted, articleId, articleTitle } = entry
  const isLeftOut = mayBeWanted(entry) && !isWanted
  return (
    <Stack gap={4} align="start">
      <Badge variant="outline" color={colours[outcome] ?? 'var(--muted)'}>
        {say(entryOutcomeNames[outcome])}
      </Badge>
      {isLeftOut && <Text size="sm">{say(words.leftOut)}</Text>}
      {articleId !== null && outcome !== 'undone' && (
        <Anchor
          component={Link}
          size="sm"
          to={addressOf('backstageArticle', language, { id: String(articleId) })}
        >
          {articleTitle || articleId}
        </Anchor>
      )}
    </Stack>
  )
}
