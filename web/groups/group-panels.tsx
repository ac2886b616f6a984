import { Checkbox, NumberInput } from '@mantine/core'
import type { Group, GroupFields } from '#contract/groups/group.ts'
import { groupsBackstage as words } from '#messages/groups-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { PanelProps } from '#web/records/record-side.tsx'
import { TagsField } from '#web/records/tags-field.tsx'
import { ContactFields } from './contact-fields.tsx'
import { MergePanel } from './merge-panel.tsx'
import { PeoplePanel } from './people-panel.tsx'

type Props = PanelProps<GroupFields, Group>

/** Side panels of a group: people, banner, classification and contact data. */
export function GroupPanels({ form, item }: Props) {
  const say = useSay()
  const field = useField()
  const { values, set } = form
  return (
    <>
      <PeoplePanel form={form} item={item} />
      <PicturePanel title={say(words.banner)} form={form} />
      <Panel>
        {(['isPiGroup', 'isAssociatedPiGroup'] as const).map(name => (
          <Checkbox
            key={name}
            mb="xs"
            label={say(words[name])}
            checked={values[name]}
            onChange={event => set(name, event.currentTarget.checked)}
          />
        ))}
        <NumberInput
          {...field('sortPriority')}
          label={say(words.priority)}
          description={say(words.priorityHint)}
          value={values.sortPriority}
          min={0}
          allowDecimal={false}
          onChange={number => set('sortPriority', Number(number) || 0)}
          mb="sm"
        />
        <TagsField
          value={values.tags}
          onChange={tags => set('tags', tags)}
          suggest={q => client.groups.backstage.tags(q ? { q } : {})}
        />
      </Panel>
      <ContactFields value={values.contact} onChange={contact => set('contact', contact)} />
      {item && <MergePanel key={item.id} item={item} />}
    </>
  )
}
