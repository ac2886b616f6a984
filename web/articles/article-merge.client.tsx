import { Button, Group, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Article, ArticleFields } from '#contract/articles/article.ts'
import { addressOf } from '#contract/pathnames.ts'
import { sameCount, articlesMerge as words } from '#messages/articles-merge.ts'
import { backstage } from '#messages/backstage.ts'
import { fetching } from '#messages/fetching.ts'
import { screenTitle } from '#messages/screen-titles.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { markStale } from '#web/lists/stale.ts'
import { isGone, NotFound } from '#web/shell/backstage-refusals.tsx'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { ScreenHead } from '#web/shell/screen-head.tsx'
import { useScreenParameters } from '#web/shell/use-screen-parameters.ts'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { MergeChoice } from './merge-choice.tsx'
import { MergeSides } from './merge-sides.tsx'
import {
  differingFields,
  type MergedField,
  mergedFieldNames,
  mergedFields,
  type Pair,
  sidesOf,
} from './merging.ts'

const calls = client.articles.backstage

/**
 * Compares two entries of the same publication: the user chooses which entry is kept and which values it
 * gets.
 */
export default function ArticleMerge() {
  const say = useSay()
  const { id, other } = useScreenParameters()
  const found = useQuery({
    queryKey: ['articles', 'pair', id, other],
    queryFn: () => Promise.all([calls.find({ id: Number(id) }), calls.find({ id: Number(other) })]),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const texts = useQueryTexts(fetching.publications)
  if (isGone(found.error)) return <NotFound />
  return (
    <Stack gap="lg">
      <ScreenHead title={say(screenTitle('backstageArticleMerge'))} under={<Text>{say(words.lead)}</Text>} />
      <QueryState query={found} texts={texts}>
        {([one, two]) =>
          one.deletedAt || two.deletedAt ? (
            <InTrashNotice />
          ) : (
            <Merging key={`${one.version} ${two.version}`} one={one} two={two} again={found.refetch} />
          )
        }
      </QueryState>
    </Stack>
  )
}

function InTrashNotice() {
  const say = useSay()
  const language = useLanguage()
  return (
    <Notice
      title={say(words.inTrash)}
      actions={
        <Button component={Link} to={addressOf('backstageArticles', language)}>
          {say(words.toArticles)}
        </Button>
      }
    />
  )
}

interface Props {
  one: Article
  two: Article
  /** Fetches both entries again. */
  again: () => Promise<unknown>
}

function Merging({ one, two, again }: Props) {
  const say = useSay()
  // Keeps the published article rather than the preprint by default, because readers look for it.
  const [pair, setPair] = useState<Pair>(
    one.bibType === 'preprint' && two.bibType !== 'preprint' ? swapped(one, two) : swapped(two, one),
  )
  const [chosen, setChosen] = useState<ReadonlyMap<MergedField, boolean>>(new Map())
  const rows = differingFields(pair).map(row => ({ ...row, isOther: chosen.get(row.name) ?? row.isOther }))
  const taken = new Set(rows.filter(({ isOther }) => isOther).map(({ name }) => name))
  const { isBusy, merge } = useMerge(again)
  const same = mergedFieldNames.length - rows.length
  const sides = sidesOf(pair)
  return (
    <Stack gap="lg" maw={1000}>
      <MergeSides
        {...pair}
        onSwap={() => {
          setPair(swapped(pair.kept, pair.other))
          setChosen(new Map())
        }}
      />
      {rows.map(({ name, isOther }) => (
        <MergeChoice
          key={name}
          {...{ name, isOther, ...sides }}
          onChange={other => setChosen(known => new Map(known).set(name, other))}
        />
      ))}
      {same > 0 && <Text c="dimmed">{say(sameCount(same))}</Text>}
      <Text>{say(words.follows)}</Text>
      <Group>
        <Button loading={isBusy} onClick={() => void merge(pair, mergedFields(pair, taken))}>
          {say(words.merge)}
        </Button>
      </Group>
    </Stack>
  )
}

function swapped(other: Article, kept: Article): Pair {
  return { kept, other }
}

/** Merges two entries, opens the one that is kept, and offers to undo the merge for a while. */
function useMerge(again: () => Promise<unknown>) {
  const say = useSay()
  const language = useLanguage()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const takeBack = async (
    { kept, other }: Pair,
    { id, version }: Article,
    fields: Partial<ArticleFields>,
  ) => {
    try {
      const before = Object.fromEntries(Object.keys(fields).map(name => [name, kept[name as keyof Article]]))
      // Restores the values of the kept entry first: an identifier cannot be in two entries at once.
      await calls.change({ ...before, id, version, isSmallChange: true, confirm: true })
      await calls.putBack({ id: other.id })
      toast.done(say(words.takenBack))
    } catch (error) {
      toast.failed(textOf(error))
    }
    await queries.invalidateQueries({ queryKey: ['articles', 'item', id] })
    await markStale(queries, 'articles')
  }
  const merge = async (pair: Pair, fields: Partial<ArticleFields>) => {
    const { kept, other } = pair
    setBusy(true)
    try {
      const merged = await calls.merge({
        ...{ id: kept.id, version: kept.version },
        ...{ otherId: other.id, otherVersion: other.version, fields },
      })
      toast.undo(say(words.merged), say(backstage.undo), () => void takeBack(pair, merged, fields))
      void markStale(queries, 'articles')
      await navigate(addressOf('backstageArticle', language, { id: String(kept.id) }))
    } catch (error) {
      toast.failed(textOf(error))
      await again()
    }
    setBusy(false)
  }
  return { isBusy, merge }
}
