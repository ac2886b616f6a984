import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Group, GroupFields } from '#contract/groups/group.ts'
import { plainName } from '#contract/people/names.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import { PersonField } from '#web/records/person-field.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { Notice } from '#web/ui/content/notice.tsx'
import { PeopleField } from './people-field.tsx'

/** Leader, members and alumni of a group. */
export function PeoplePanel({ form, item }: PanelProps<GroupFields, Group>) {
  const say = useSay()
  const field = useField()
  const { values, set } = form
  const hasLeft = item?.leader?.isFormer === true && item.leaderId === values.leaderId
  return (
    <Panel title={say(words.people)}>
      {hasLeft && (
        <Notice tone="warn" title={say(words.leaderLeft)}>
          {say(words.leaderLeftLead)}
        </Notice>
      )}
      <PersonField
        {...field('leaderId')}
        label={say(words.leader)}
        description={say(words.leaderHint)}
        value={values.leaderId}
        onChange={id => set('leaderId', id)}
      />
      {item && <OwnMembers groupId={item.id} />}
      <PeopleField
        name="memberIds"
        label={say(words.members)}
        description={say(words.membersHint)}
        value={values.memberIds}
        onChange={ids => set('memberIds', ids)}
      />
      <PeopleField
        name="alumniIds"
        label={say(words.alumni)}
        value={values.alumniIds}
        onChange={ids => set('alumniIds', ids)}
      />
    </Panel>
  )
}

const mostNamed = 100 // members listed at most

function OwnMembers({ groupId }: { groupId: number }) {
  const say = useSay()
  const people = useQuery({
    queryKey: ['people', 'list', 'of group', groupId],
    queryFn: () => client.people.backstage.list({ group: groupId, limit: mostNamed, sort: 'lastName' }),
  }).data?.rows
  if (!people) return null
  return (
    <div style={{ marginBottom: 'var(--mantine-spacing-sm)' }}>
      <Text size="sm" fw={600}>
        {say(words.ownMembers)}
      </Text>
      <Text size="xs" c="dimmed">
        {say(words.ownMembersHint)}
      </Text>
      <Text size="sm">{people.map(plainName).join(', ') || say(words.nobodyYet)}</Text>
    </div>
  )
}
