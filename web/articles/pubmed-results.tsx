import { Anchor, Button, Checkbox, Group, Pagination, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { entryColumns, takeCount, articlesImport as words } from '#messages/articles-import.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { MarkedText } from '#web/richtext/marked-text.tsx'
import { useOneAtATime } from '#web/shell/one-at-a-time.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { SourceLookupStatus } from './asking.tsx'

const onAPage = 50

/**
 * PubMed results, one page at a time: those already in the database link to their entry, the others can be
 * selected for import.
 */
export function PubmedResults({ ids, name }: { ids: readonly string[]; name: string }) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const stale = useStale('articles')
  const only = useOneAtATime()
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = ids.slice((page - 1) * onAPage, page * onAPage)
  const found = useQuery({
    queryKey: ['articles', 'pubmed', 'summaries', shown],
    queryFn: () => client.articles.backstage.pubmedSummaries({ ids: shown.join(',') }),
    retry: false,
  })
  const free = (found.data?.rows ?? []).filter(({ twinId }) => twinId === null).map(row => row.pubmedId)
  const choose = (some: readonly string[], isChosen: boolean) =>
    setChosen(now => new Set(isChosen ? [...now, ...some] : [...now].filter(id => !some.includes(id))))
  const take = async () => {
    try {
      const { id } = await client.articles.backstage.importFound({ ids: [...chosen], name })
      void stale()
      await navigate(addressOf('backstageArticleImport', language, { id: String(id) }))
    } catch (error) {
      toast.failed(textOf(error))
    }
  }
  const isAll = free.length > 0 && free.every(id => chosen.has(id))
  const texts = useQueryTexts()
  if (found.isLoading)
    return (
      <div role="status">
        <SourceLookupStatus by="pubmedId" instead={words.instead} />
      </div>
    )
  return (
    <QueryState query={found} texts={texts}>
      {({ rows }) => (
        <Stack gap="sm">
          <Group justify="space-between">
            <Checkbox
              label={say(words.chooseAll)}
              checked={isAll}
              disabled={free.length === 0}
              onChange={event => choose(free, event.currentTarget.checked)}
            />
            <Button onClick={() => void only(take)} disabled={chosen.size === 0}>
              {say(takeCount(chosen.size))}
            </Button>
          </Group>
          <Table.ScrollContainer minWidth={600}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{say(words.choose)}</Table.Th>
                  {[entryColumns.title, entryColumns.journal, entryColumns.pubmedId].map(head => (
                    <Table.Th key={head.en}>{say(head)}</Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {rows.map(({ pubmedId, title, authors, journalAbbreviation, published, twinId }) => (
                  <Table.Tr key={pubmedId}>
                    <Table.Td>
                      {twinId === null ? (
                        <Checkbox
                          aria-label={`${say(words.choose)}: ${title}`}
                          checked={chosen.has(pubmedId)}
                          onChange={event => choose([pubmedId], event.currentTarget.checked)}
                        />
                      ) : (
                        <Anchor
                          component={Link}
                          size="sm"
                          to={addressOf('backstageArticle', language, { id: String(twinId) })}
                        >
                          {say(words.isHere)}
                        </Anchor>
                      )}
                    </Table.Td>
                    <Table.Td style={{ overflowWrap: 'anywhere' }}>
                      <MarkedText text={title} />
                      <Text size="sm" c="dimmed" lineClamp={2}>
                        {authors}
                      </Text>
                    </Table.Td>
                    <Table.Td>
                      {journalAbbreviation} {published}
                    </Table.Td>
                    <Table.Td>{pubmedId}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
          {ids.length > onAPage && (
            <Pagination total={Math.ceil(ids.length / onAPage)} value={page} onChange={setPage} />
          )}
        </Stack>
      )}
    </QueryState>
  )
}
