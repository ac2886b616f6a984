import { Button, Checkbox, Text } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import type { EventFields } from '#contract/events/event.ts'
import type { EventDetail } from '#contract/events/shown.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { client } from '#web/client.ts'
import { useSay } from '#web/language.ts'
import { PictureField } from '#web/media/picture-field.tsx'
import { PicturePanel } from '#web/media/picture-panel.tsx'
import { useField } from '#web/records/fields.tsx'
import { KeptPanels } from '#web/records/kept-panels.tsx'
import { type Live, LivePreview } from '#web/records/live-preview.tsx'
import { Panel } from '#web/records/panel.tsx'
import { TranslationPanel } from '#web/records/translation-panel.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { EventForm } from './event-form.ts'
import { EventView } from './event-view.tsx'
import { LivestreamPanel } from './livestream-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { SeenPanel } from './seen-panel.tsx'
import { SpeakerPanel } from './speaker-panel.tsx'
import { SpecialPanel } from './special-panel.tsx'
import { TimePanel } from './time-panel.tsx'
import { useDuplicate } from './use-duplicate.ts'

const live: Live<EventFields, EventDetail> = {
  draft: given => client.events.backstage.draft(given),
  show: event => (
    <Section>
      <EventView event={event} address="" />
    </Section>
  ),
}

/** Beside the texts: whether it is seen, when and where it is, its pictures, the film, and what it is flagged as. */
export function EditorSide({
  form,
  item,
  fieldLabel,
}: EventForm & { fieldLabel: (field: string) => string }) {
  const say = useSay()
  const field = useField()
  const { values, set } = form
  return (
    <>
      <LivePreview kind="events" fields={values} id={item?.id} {...live} />
      <SeenPanel form={form} item={item} />
      <TranslationPanel kind="events" calls={client.events.backstage} {...{ form, item, fieldLabel }} />
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
      {item && (
        <>
          <DuplicatePanel id={item.id} />
          <KeptPanels kind="events" calls={client.events.backstage} {...{ item, form, fieldLabel }} />
        </>
      )}
    </>
  )
}

function DuplicatePanel({ id }: { id: number }) {
  const say = useSay()
  const duplicate = useDuplicate()
  return (
    <Panel title={say(words.duplicate)}>
      <Text size="sm" c="dimmed" mb="sm">
        {say(words.duplicateLead)}
      </Text>
      <Button
        variant="default"
        leftSection={<IconCopy size={18} aria-hidden />}
        loading={duplicate.isPending}
        onClick={() => duplicate.mutate(id)}
      >
        {say(words.duplicate)}
      </Button>
    </Panel>
  )
}
