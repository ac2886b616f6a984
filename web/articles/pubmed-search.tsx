import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { addressOf } from '#contract/pathnames.ts'
import { articlesBackstage } from '#messages/articles-backstage.ts'
import { foundCount, pubmedWays, articlesImport as words } from '#messages/articles-import.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { Notice } from '#web/ui/content/notice.tsx'
import { SourceLookupStatus } from './asking.tsx'
import { PubmedResults } from './pubmed-results.tsx'

type Way = keyof typeof pubmedWays
interface Asked {
  way: Way
  text: string
}

const most = 1000 // ids of one search

/** Searches PubMed and imports selected results; marks those that are already in the database. */
export function PubmedSearch() {
  const say = useSay()
  const [typed, setTyped] = useState<Asked>({ way: 'institute', text: '' })
  const [asked, setAsked] = useState<Asked | null>(null)
  const found = useQuery({
    queryKey: ['articles', 'pubmed', asked],
    queryFn: () => search(asked ?? typed),
    enabled: asked !== null,
    retry: false,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.text.trim() === '') return
    if (asked && asked.way === typed.way && asked.text === typed.text) void found.refetch()
    else setAsked(typed)
  }
  return (
    <Stack gap="md">
      <form onSubmit={submit}>
        <Group align="end" gap="sm">
          <NativeSelect
            label={say(words.way)}
            data={Object.entries(pubmedWays).map(([value, label]) => ({ value, label: say(label) }))}
            value={typed.way}
            onChange={({ currentTarget: { value } }) => setTyped(now => ({ ...now, way: value as Way }))}
          />
          <TextInput
            label={say(words.words)}
            style={{ flex: '1 1 16rem' }}
            maxLength={typed.way === 'ids' ? 12_000 : 500}
            value={typed.text}
            onChange={({ currentTarget: { value } }) => setTyped(now => ({ ...now, text: value }))}
          />
          <Button type="submit" loading={found.isFetching} leftSection={<IconSearch size={18} aria-hidden />}>
            {say(words.search)}
          </Button>
        </Group>
      </form>
      <div role="status">
        {found.isFetching && <SourceLookupStatus by="pubmedId" instead={words.instead} />}
        {found.data && !found.isFetching && (
          <Text c="dimmed">
            {say(
              found.data.count === 0
                ? words.nothingFound
                : foundCount(found.data.count, found.data.ids.length),
            )}
          </Text>
        )}
      </div>
      {found.isError && !found.isFetching && (
        <SourceUnavailable error={found.error} again={() => void found.refetch()} />
      )}
      {found.data && found.data.notFound.length > 0 && (
        <Text size="sm">{say(articlesSources.wordsNotFound(found.data.notFound))}</Text>
      )}
      {found.data && asked && found.data.ids.length > 0 && (
        <PubmedResults key={asked.way + asked.text} ids={found.data.ids} name={asked.text} />
      )}
    </Stack>
  )
}

async function search({ way, text }: Asked) {
  if (way !== 'ids') return client.articles.backstage.searchPubmed({ [way]: text, size: most })
  const ids = [...new Set(text.split(/\D+/).filter(Boolean))].slice(0, most)
  return { count: ids.length, ids, notFound: [] }
}

/** Error message of PubMed, and what to do without it. */
export function SourceUnavailable({ error, again }: { error: unknown; again: () => void }) {
  const say = useSay()
  const language = useLanguage()
  return (
    <Notice
      tone="danger"
      announce="alert"
      title={textOf(error)}
      actions={
        <Group gap="sm">
          <Button onClick={again}>{say(words.tryAgain)}</Button>
          <Button component={Link} variant="default" to={addressOf('backstageArticleCreate', language)}>
            {say(articlesBackstage.create)}
          </Button>
        </Group>
      }
    >
      {say(words.instead)}
    </Notice>
  )
}
