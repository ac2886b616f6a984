import { Button, Checkbox, Stack, Switch, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Harvest } from '#contract/articles/harvest.ts'
import { articlesSources } from '#messages/articles-sources.ts'
import { articleSuggestions as words } from '#messages/articles-suggestions.ts'
import { client } from '#web/client.ts'
import { textOf } from '#web/failure-text.ts'
import { useSay } from '#web/language.ts'
import { useShortMomentOf } from '#web/records/use-moment.ts'
import { useQueryTexts } from '#web/shell/query-texts.ts'
import { GrowingText } from '#web/ui/backstage/growing-text.tsx'
import { QueryState } from '#web/ui/backstage/query-state.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'
import { Notice } from '#web/ui/content/notice.tsx'

/** The nightly search: its terms, the result of the last run, and the form that changes it. */
export function HarvestPanel() {
  const say = useSay()
  const found = useQuery({
    queryKey: ['articles', 'harvest'],
    queryFn: () => client.articles.backstage.harvest({}),
  })
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {say(words.harvest)}
      </Title>
      <QueryState query={found} texts={useQueryTexts()}>
        {harvest => (
          <Stack gap="md">
            <LastRun harvest={harvest} />
            <HarvestForm harvest={harvest} onSaved={() => void found.refetch()} />
          </Stack>
        )}
      </QueryState>
    </section>
  )
}

function LastRun({ harvest: { isOn, institutes, failure, ranAt } }: { harvest: Harvest }) {
  const say = useSay()
  const momentOf = useShortMomentOf()
  if (!isOn || institutes.length === 0) return <Notice title={say(words.off)} />
  if (failure)
    return (
      <Notice tone="danger" title={say(words.failed)}>
        {say(articlesSources.failed('pubmed', failure))} {momentOf(ranAt ?? '')}
      </Notice>
    )
  return ranAt ? (
    <Text c="dimmed">
      {say(words.lastRun)} {momentOf(ranAt)}
    </Text>
  ) : null
}

function HarvestForm({ harvest, onSaved }: { harvest: Harvest; onSaved: () => void }) {
  const say = useSay()
  const [names, setNames] = useState(harvest.institutes.join('\n'))
  const [isOn, setIsOn] = useState(harvest.isOn)
  const [byPeople, setByPeople] = useState(harvest.byPeople)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const institutes = names
      .split('\n')
      .map(name => name.trim())
      .filter(Boolean)
    try {
      await client.articles.backstage.setHarvest({ isOn, institutes, byPeople })
      toast.done(say(words.saved))
      onSaved()
    } catch (error) {
      toast.failed(textOf(error))
    }
  }
  return (
    <form onSubmit={event => void save(event)}>
      <Stack gap="sm" maw={560}>
        <Switch
          label={say(words.isOn)}
          checked={isOn}
          onChange={event => setIsOn(event.currentTarget.checked)}
        />
        <GrowingText
          label={say(words.institutes)}
          description={say(words.institutesHint)}
          minRows={2}
          value={names}
          onChange={event => setNames(event.currentTarget.value)}
        />
        <Checkbox
          label={say(words.byPeople)}
          checked={byPeople}
          onChange={event => setByPeople(event.currentTarget.checked)}
        />
        <Button type="submit" style={{ alignSelf: 'start' }}>
          {say(words.save)}
        </Button>
      </Stack>
    </form>
  )
}
