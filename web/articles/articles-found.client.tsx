import { Anchor, Stack, Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconLink, IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Suggestion } from '#contract/articles/harvest.ts'
import { addressOf } from '#contract/pathnames.ts'
import {
  acceptedCount,
  joinedCount,
  rejectedCount,
  suggestionColumns,
  suggestionCount,
  suggestionStateNames,
  waitingAgainCount,
  articleSuggestions as words,
} from '#messages/articles-suggestions.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { BulkAction, ListColumn } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { oneByOne } from '#web/lists/one-by-one.ts'
import { optionsOf } from '#web/lists/options-of.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { HarvestPanel } from './harvest-panel.tsx'

const calls = client.articles.backstage
const isWaiting = ({ state }: Suggestion) => state === 'waiting'
const putBack = oneByOne(id => calls.waitAgain({ id }))

const isNew = (row: Suggestion) => isWaiting(row) && row.preprint === null
const isFinal = (row: Suggestion) => isWaiting(row) && row.preprint !== null

const accept: BulkAction<Suggestion> = {
  label: words.accept,
  applies: isNew,
  run: oneByOne(id => calls.acceptSuggestion({ id })),
  done: acceptedCount,
}
const join: BulkAction<Suggestion> = {
  label: words.join,
  applies: isFinal,
  run: oneByOne(id => calls.joinPreprint({ id })),
  done: joinedCount,
}
const reject: BulkAction<Suggestion> = {
  label: words.reject,
  applies: isWaiting,
  run: oneByOne(id => calls.rejectSuggestion({ id })),
  done: rejectedCount,
  undo: putBack,
}
const waitAgain: BulkAction<Suggestion> = {
  label: words.waitAgain,
  applies: ({ state }) => state === 'rejected',
  run: putBack,
  done: waitingAgainCount,
}

/**
 * Suggestions of the nightly search, to be accepted or rejected, and below them the settings of that search.
 */
export default function ArticleSuggestions() {
  const say = useSay()
  const { start } = useBulk<Suggestion>('articles')
  return (
    <Stack gap="xl">
      <ListScreen<Suggestion>
        list={{
          name: 'articles.backstage.suggestions',
          kind: 'articles',
          call: calls.suggestions,
          title: words.title,
          count: suggestionCount,
          failed: fetching.publications,
          empty: { title: words.empty, lead: words.emptyLead },
          columns: useColumns(),
          sort: '-foundAt',
          filters: [
            {
              name: 'state',
              label: suggestionColumns.state,
              is: 'several',
              options: optionsOf(suggestionStateNames, say),
            },
          ],
          nameOf: ({ title }) => title,
          bulk: [accept, join, reject, waitAgain],
          rowActions: row =>
            isWaiting(row)
              ? [
                  isFinal(row)
                    ? { label: words.join, icon: IconLink, run: () => start(join, [row]) }
                    : { label: words.accept, icon: IconCheck, run: () => start(accept, [row]) },
                  { label: words.reject, icon: IconX, run: () => start(reject, [row]) },
                ]
              : row.state === 'rejected'
                ? [{ label: words.waitAgain, icon: IconArrowBackUp, run: () => start(waitAgain, [row]) }]
                : [],
        }}
      />
      <HarvestPanel />
    </Stack>
  )
}

function useColumns(): ListColumn<Suggestion>[] {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useShortMomentOf()
  return [
    {
      key: 'title',
      label: suggestionColumns.title,
      sort: 'title',
      show: ({ title, authors, articleId, preprint, state }) => (
        <div>
          {articleId === null ? (
            title
          ) : (
            <Anchor component={Link} to={addressOf('backstageArticle', language, { id: String(articleId) })}>
              {title}
            </Anchor>
          )}
          <Text size="sm" c="dimmed">
            {authors}
          </Text>
          {preprint && state === 'waiting' && (
            <Text size="sm">
              {say(words.finalOf)}{' '}
              <Anchor
                component={Link}
                to={addressOf('backstageArticle', language, { id: String(preprint.id) })}
              >
                {preprint.title}
              </Anchor>
            </Text>
          )}
        </div>
      ),
    },
    { key: 'journal', label: suggestionColumns.journal, show: ({ journal }) => journal },
    { key: 'year', label: suggestionColumns.year, sort: 'year', show: ({ year }) => year },
    {
      key: 'affiliation',
      label: suggestionColumns.affiliation,
      isText: true,
      show: ({ affiliation, people }) => (
        <div>
          {affiliation || say(words.byPerson)}
          {people.length > 0 && (
            <Text size="sm" c="dimmed">
              {people.map(({ name }) => name).join(', ')}
            </Text>
          )}
        </div>
      ),
    },
    { key: 'state', label: suggestionColumns.state, show: ({ state }) => say(suggestionStateNames[state]) },
    {
      key: 'found',
      label: suggestionColumns.foundAt,
      sort: 'foundAt',
      show: ({ foundAt }) => <time>{momentOf(foundAt)}</time>,
    },
  ]
}
