import { Button, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Group } from '#contract/groups/group.ts'
import { inLanguage } from '#contract/language.ts'
import { addressOf } from '#contract/pathnames.ts'
import { backstage } from '#messages/backstage.ts'
import { mergeInto, groupsBackstage as words } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { useStale } from '#web/lists/stale.ts'
import { Panel } from '#web/records/panel.tsx'
import { confirmFirst } from '#web/shell/confirm-first.tsx'
import { toast } from '#web/ui/backstage/toast.tsx'

/** Merges this group into another one: its people are moved, and the group goes to the trash. */
export function MergePanel({ item }: { item: Group }) {
  const say = useSay()
  const language = useLanguage()
  const go = useNavigate()
  const stale = useStale('groups')
  const [into, setInto] = useState<string | null>(null)
  const others = useQuery({
    queryKey: ['groups', 'offered'],
    queryFn: () => client.groups.backstage.offered({}),
  }).data?.rows.filter(({ id }) => id !== item.id)
  const options = (others ?? []).map(({ id, label }) => ({
    value: String(id),
    label: inLanguage(label, language).value,
  }))
  const name = options.find(({ value }) => value === into)?.label ?? ''
  const merge = async () => {
    await client.groups.backstage.merge({ id: item.id, into: Number(into) })
    await stale()
    toast.done(say(words.merged))
    void go(addressOf('backstageGroup', language, { id: into ?? '' }))
  }
  const ask = () =>
    confirmFirst({
      title: say(mergeInto(name)),
      children: <Text size="sm">{say(words.mergeLead)}</Text>,
      labels: { confirm: say(words.merge), cancel: say(backstage.cancel) },
      onConfirm: merge,
    })
  return (
    <Panel title={say(words.merge)}>
      <Text size="xs" c="dimmed" mb="xs">
        {say(words.mergeLead)}
      </Text>
      <Select
        aria-label={say(words.mergeWith)}
        placeholder={say(words.mergeWith)}
        data={options}
        value={into}
        onChange={setInto}
        disabled={others === undefined} // text typed before the options are loaded would be lost
        searchable
        mb="sm"
      />
      <Button variant="default" disabled={into === null} onClick={ask}>
        {say(words.merge)}
      </Button>
    </Panel>
  )
}
