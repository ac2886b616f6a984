import type { GroupListed } from '#contract/groups/group.ts'
import { fetching } from '#messages/fetching.ts'
import { groupFieldNames, groupsCount, groupsBackstage as words } from '#messages/groups-backstage.ts'
import { formerMember } from '#messages/people-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { RecordList } from '#web/records/record-list.tsx'

const calls = client.groups.backstage

/** List of all groups: search, show, hide and delete. */
export default function GroupList() {
  const say = useSay()
  const leaderOf = ({ leader }: GroupListed) =>
    leader?.isFormer ? say(formerMember(leader.name)) : leader?.name
  return (
    <RecordList<GroupListed>
      {...{ kind: 'groups', calls, names: groupFieldNames }}
      count={groupsCount}
      failed={fetching.groups}
      words={words}
      sort="-sortPriority"
      columns={[
        { key: 'leader', label: words.leader, show: leaderOf },
        { key: 'members', label: words.members, show: ({ memberCount }) => memberCount },
        {
          key: 'priority',
          label: words.priority,
          sort: 'sortPriority',
          show: ({ sortPriority }) => sortPriority,
        },
      ]}
      filters={[
        {
          name: 'is',
          label: words.kind,
          is: 'one',
          options: Object.entries(say(words.kinds)).map(([value, label]) => ({ value, label })),
        },
      ]}
    />
  )
}
