import { Text } from '@mantine/core'
import { IconArrowBackUp, IconCheck, IconFileText, IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import type { AuthorshipRow, DecisionKind } from '#contract/articles/authorship.ts'
import { addressOf } from '#contract/pathnames.ts'
import {
  authorshipsCount,
  candidateStateNames,
  decidedCount,
  articleAuthors as words,
} from '#messages/article-authors.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import type { BulkAction, ListColumn, RowAction } from '#web/lists/list-declaration.ts'
import { ListScreen } from '#web/lists/list-screen.tsx'
import { oneByOne } from '#web/lists/one-by-one.ts'
import { optionsOf } from '#web/lists/options-of.ts'
import { useBulk } from '#web/lists/use-bulk.ts'
import { Reasons, Standing } from './judgement.tsx'
import { RebuildButton } from './rebuild-button.tsx'

/** Possible authorships of members of the institute across all articles, to be confirmed or rejected. */
export default function Authorships() {
  const say = useSay()
  const language = useLanguage()
  const seen = useRef(new Map<number, AuthorshipRow>())
  const { start } = useBulk<AuthorshipRow>('articles')
  const actions = actionsOn(seen.current)
  return (
    <ListScreen<AuthorshipRow>
      list={{
        name: 'articles.backstage.authorships',
        kind: 'articles',
        call: async (asked: never) => {
          const found = await client.articles.backstage.authorships(asked)
          for (const row of found.rows) seen.current.set(row.id, row)
          return found
        },
        title: words.list,
        lead: words.lead,
        count: authorshipsCount,
        failed: fetching.publications,
        empty: { title: words.empty, lead: words.emptyLead },
        columns,
        sort: 'state',
        filters: [
          { name: 'state', label: words.state, is: 'several', options: optionsOf(candidateStateNames, say) },
          { name: 'year', label: words.year, is: 'text' },
        ],
        nameOf: ({ name, person }) => `${name}, ${person.name}`,
        first: <RebuildButton />,
        bulk: [actions.confirmed, actions.rejected],
        rowActions: row => [
          ...(['confirmed', 'rejected', 'withdrawn'] as const)
            .filter(kind => actions[kind].applies?.(row))
            .map(
              (kind): RowAction => ({
                ...icons[kind],
                label: actions[kind].label,
                run: () => start(actions[kind], [row]),
              }),
            ),
          {
            label: words.open,
            icon: IconFileText,
            run: () =>
              location.assign(addressOf('backstageArticle', language, { id: String(row.articleId) })),
          },
        ],
      }}
    />
  )
}

const icons = {
  confirmed: { icon: IconCheck },
  rejected: { icon: IconX },
  withdrawn: { icon: IconArrowBackUp },
} as const

const isDecided = ({ state }: AuthorshipRow) => state === 'confirmed' || state === 'rejected'

function actionsOn(
  seen: ReadonlyMap<number, AuthorshipRow>,
): Record<DecisionKind, BulkAction<AuthorshipRow>> {
  const run = (kind: DecisionKind) =>
    oneByOne(async id => {
      const row = seen.get(id)
      if (!row) return
      const { articleId, place, name, person } = row
      await client.articles.backstage.decide({ id: articleId, place, name, personId: person.id, kind })
    })
  return {
    confirmed: {
      label: words.confirm,
      applies: ({ state }) => state !== 'confirmed',
      run: run('confirmed'),
      done: decidedCount,
    },
    rejected: {
      label: words.reject,
      applies: ({ state }) => state !== 'rejected',
      run: run('rejected'),
      done: decidedCount,
    },
    withdrawn: { label: words.takeBack, applies: isDecided, run: run('withdrawn'), done: decidedCount },
  }
}

const columns: readonly ListColumn<AuthorshipRow>[] = [
  { key: 'name', label: words.author, sort: 'name', show: ({ name }) => name },
  { key: 'person', label: words.person, show: ({ person }) => person.name },
  { key: 'state', label: words.state, sort: 'state', show: row => <Standing {...row} /> },
  {
    key: 'evidence',
    label: words.evidence,
    isText: true,
    show: row =>
      (row.evidence.length > 0 || row.decidedAt !== null) && (
        <Text component="div" maw="26rem" style={{ whiteSpace: 'normal' }}>
          <Reasons {...row} />
        </Text>
      ),
  },
  {
    key: 'article',
    label: words.article,
    sort: 'title',
    isText: true,
    show: ({ title }) => (
      <Text maw="24rem" style={{ whiteSpace: 'normal' }}>
        {title}
      </Text>
    ),
  },
  { key: 'year', label: words.year, sort: 'year', show: ({ year }) => year },
]
