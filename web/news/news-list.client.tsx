import { Button, Group, Select, Stack, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { NewsListed } from '#contract/news/news.ts'
import { addressOf } from '#contract/pathnames.ts'
import { backstage, doneForSome, movedToTrash, records, selectRow } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { news, newsBackstage, newsCount } from '#messages/news.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { RecordPages } from '#web/records/pages.tsx'
import { RecordToolbar } from '#web/records/toolbar.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { RecordTable } from '#web/ui/backstage/record-table.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { useListQuery } from '#web/ui/backstage/use-list-query.ts'
import { NewsBulk } from './news-bulk.tsx'
import { useNewsColumns } from './news-columns.tsx'
import { pageSize, useBulk, useCategories, useNewsList, useVisibility } from './news-data.ts'
import { useNewsFieldName } from './news-field-name.ts'
import { NoNewsYet } from './no-news.tsx'

/** All news, to be found, shown, hidden and thrown away. */
export default function NewsList() {
  const say = useSay()
  const language = useLanguage()
  const query = useListQuery(['state', 'category', 'trash'])
  const found = useNewsList(query)
  const categories = useCategories().data?.rows ?? []
  const isTrash = query.filter('trash') === '1'
  return (
    <Stack gap="md">
      <Group justify="space-between">
        <div>
          <Title order={1} size="h2">
            {say(isTrash ? records.trash : news.title)}
          </Title>
          <Text c="dimmed" role="status">
            {found.data ? say(newsCount(found.data.count)) : ' '}
          </Text>
        </div>
        <Button
          component={Link}
          to={addressOf('backstageNewsCreate', language)}
          leftSection={<IconPlus size={18} aria-hidden />}
        >
          {say(newsBackstage.create)}
        </Button>
      </Group>
      {isTrash && <Text>{say(records.trashLead)}</Text>}
      <RecordToolbar key={String(isTrash)} query={query}>
        <Select
          aria-label={say(newsBackstage.category)}
          data={[
            { value: '', label: say(newsBackstage.allCategories) },
            ...categories.map(({ id, label }) => ({ value: String(id), label: label[language] })),
          ]}
          value={query.filter('category') ?? ''}
          onChange={category => query.set({ category: category ?? undefined })}
          allowDeselect={false}
          w={180}
        />
      </RecordToolbar>
      <QueryState query={found} texts={useQueryTexts(fetching.news)}>
        {({ count, rows }) => (
          <>
            {rows.length === 0 ? (
              <NoNewsYet
                isTrash={isTrash}
                isNarrowed={query.isNarrowed}
                onReset={() => resetFilters(query)}
              />
            ) : (
              <Rows rows={rows} query={query} isFading={found.isPlaceholderData} categories={categories} />
            )}
            <RecordPages query={query} count={count} size={pageSize} />
          </>
        )}
      </QueryState>
    </Stack>
  )
}

function resetFilters(query: ReturnType<typeof useListQuery>): void {
  query.set({ q: undefined, state: undefined, category: undefined })
}

interface RowsProps {
  rows: NewsListed[]
  query: ReturnType<typeof useListQuery>
  isFading: boolean
  categories: readonly { id: number; label: { de: string; en: string } }[]
}

function Rows({ rows, query, isFading, categories }: RowsProps) {
  const say = useSay()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const visibility = useVisibility()
  const bulk = useBulk()
  const isTrash = query.filter('trash') === '1'
  const nameOf = useNewsFieldName()
  const failed = (error: Error) => toast.failed(textOf(error, nameOf))

  const putBack = (ids: number[]) => bulk.mutate({ ids, action: 'restore' }, { onError: failed })
  const run = (ids: number[], action: 'show' | 'hide' | 'delete' | 'restore') =>
    bulk.mutate(
      { ids, action },
      {
        onError: failed,
        onSuccess: ({ done, failed: refused }) => {
          setSelected(new Set(refused.map(({ id }) => id)))
          if (refused.length > 0) return toast.failed(say(doneForSome(done.length, refused.length)))
          if (action === 'delete')
            return toast.undo(say(movedToTrash(done.length)), say(backstage.undo), () => putBack(done))
          toast.done(say(doneWords[action]))
        },
      },
    )
  const columns = useNewsColumns({
    isTrash,
    categories,
    onVisible: ({ id }, isVisible) =>
      visibility.mutate(
        { id, isVisible },
        {
          onError: failed,
          onSuccess: () => toast.done(say(isVisible ? records.nowVisible : records.nowHidden)),
        },
      ),
    onRemove: ({ id }) => run([id], 'delete'),
    onPutBack: ({ id }) => run([id], 'restore'),
  })
  const select = (ids: number[], isSelected: boolean) =>
    setSelected(now => {
      const next = new Set(now)
      for (const id of ids) isSelected ? next.add(id) : next.delete(id)
      return next
    })
  const ticked = rows.flatMap(({ id }) => (selected.has(id) ? [id] : []))
  return (
    <>
      <RecordTable
        label={say(news.title)}
        columns={columns}
        rows={rows}
        sort={query.sort ?? '-updatedAt'}
        onSort={sort => query.set({ sort })}
        selected={selected}
        onSelect={select}
        isFading={isFading}
        texts={{
          selectAll: say(records.selectAll),
          selectRow: row => say(selectRow(row.title.de || row.title.en)),
        }}
      />
      {ticked.length > 0 && (
        <NewsBulk
          count={ticked.length}
          isTrash={isTrash}
          isBusy={bulk.isPending}
          onAct={action => action !== 'erase' && run(ticked, action)}
          onClear={() => setSelected(new Set())}
        />
      )}
    </>
  )
}

const doneWords = { show: records.nowVisible, hide: records.nowHidden, restore: records.restored }
