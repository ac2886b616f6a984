import { Anchor, Stack, Tabs, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { importKindNames, importStateNames, articlesImport as words } from '#messages/articles-import.ts'
import { fetching } from '#messages/fetching.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { type Column, ListTable } from '#web/ui/backstage/list-table.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { ImportFile } from './import-file.tsx'
import { PubmedSearch } from './pubmed-search.tsx'

const views = ['file', 'pubmed'] as const
const shown = { file: ImportFile, pubmed: PubmedSearch }

/** Bulk import of publications from a file or from PubMed, with a list of the latest imports. */
export default function ArticleImports() {
  const say = useSay()
  const [query, setQuery] = useSearchParams()
  const view = views.find(one => one === query.get('view')) ?? 'file'
  return (
    <Stack gap="lg">
      <ScreenHead title={say(words.title)} />
      <Tabs value={view} onChange={next => setQuery({ view: next ?? 'file' }, { replace: true })}>
        <Tabs.List aria-label={say(words.title)}>
          {views.map(one => (
            <Tabs.Tab key={one} value={one}>
              {say(words[one])}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {views.map(one => {
          const View = shown[one]
          return (
            <Tabs.Panel key={one} value={one} pt="md">
              {one === view && <View />}
            </Tabs.Panel>
          )
        })}
      </Tabs>
      <Latest />
    </Stack>
  )
}

type Import = Awaited<ReturnType<typeof client.articles.backstage.imports>>['rows'][number]

function Latest() {
  const say = useSay()
  const language = useLanguage()
  const momentOf = useShortMomentOf()
  const found = useQuery({
    queryKey: ['articles', 'list', 'imports'],
    queryFn: () => client.articles.backstage.imports({}),
  })
  const columns: Column<Import>[] = [
    {
      key: 'name',
      label: say(words.name),
      show: ({ id, name }) => (
        <Anchor component={Link} to={addressOf('backstageArticleImport', language, { id: String(id) })}>
          {name}
        </Anchor>
      ),
    },
    { key: 'kind', label: say(words.kind), show: ({ kind }) => say(importKindNames[kind]) },
    {
      key: 'state',
      label: say(words.state),
      show: ({ state, counts }) =>
        `${say(importStateNames[state])}${counts.entered ? `: ${counts.entered}` : ''}`,
    },
    {
      key: 'begun',
      label: say(words.begun),
      show: ({ createdAt, createdBy }) => [momentOf(createdAt), createdBy].filter(Boolean).join(', '),
    },
  ]
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {say(words.earlier)}
      </Title>
      <QueryState query={found} texts={useQueryTexts(fetching.publications)}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Text c="dimmed">{say(words.noneYet)}</Text>
          ) : (
            <ListTable label={say(words.earlier)} columns={columns} rows={rows} />
          )
        }
      </QueryState>
    </section>
  )
}
