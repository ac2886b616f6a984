import { Button, Checkbox, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useSay } from '#web/language.ts'
import { PictureField } from '#web/media/picture-field.tsx'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { EventForm } from './event-form.ts'
import { LivestreamPanel } from './livestream-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { SpeakerPanel } from './speaker-panel.tsx'
import { SpecialPanel } from './special-panel.tsx'
import { TimePanel } from './time-panel.tsx'
import { useDuplicate } from './use-duplicate.ts'

/** Side panels of an event: time, place, pictures, stream and flags. */
export function EventPanels({ form, item }: EventForm) {
  const say = useSay()
  const field = useField()
  const { values, set } = form
  return (
    <>
      <TimePanel form={form} item={item} />
      <PlacePanel form={form} item={item} />
      <SpeakerPanel form={form} item={item} />
      <LivestreamPanel form={form} item={item} />
      <PicturePanel title={say(words.picture)} form={form}>
        <Checkbox
          mt="sm"
          label={say(words.isDetailsImageVisible)}
          checked={values.isDetailsImageVisible}
          onChange={event => set('isDetailsImageVisible', event.currentTarget.checked)}
        />
      </PicturePanel>
      <Panel title={say(words.teaserImage)}>
        <PictureField
          {...field('teaserImageId')}
          imageId={values.teaserImageId}
          alt={null}
          onPicture={id => set('teaserImageId', id)}
          onAlt={null}
        />
      </Panel>
      <SpecialPanel form={form} item={item} />
      {item && <DuplicatePanel id={item.id} />}
    </>
  )
}

function DuplicatePanel({ id }: { id: number }) {
  const say = useSay()
  const { isPending, duplicate } = useDuplicate()
  return (
    <Panel title={say(words.duplicate)}>
      <Text size="sm" c="dimmed" mb="sm">
        {say(words.duplicateLead)}
      </Text>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        loading={isPending}
        onClick={() => duplicate(id)}
      >
        {say(words.duplicate)}
      </Button>
    </Panel>
  )
}
