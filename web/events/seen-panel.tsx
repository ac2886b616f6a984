import { Button, Select, Stack, Switch, Text } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { isPagePublic } from '#contract/events/states.ts'
import { addressOf } from '#contract/pathnames.ts'
import { publicAddressOf } from '#contract/record-kinds.ts'
import { isPublic } from '#contract/visibility.ts'
import { records } from '#messages/backstage.ts'
import { eventsBackstage as words } from '#messages/events-backstage.ts'
import { useLanguage, useSay } from '#web/language.ts'
import { MomentField } from '#web/records/moment-field.tsx'
import { Panel } from '#web/records/panel.tsx'
import type { EventForm } from './event-form.ts'

/** Visibility of an event: in lists, on its own page or both, and from when to when. */
export function EventVisibilityPanel({ form, item }: EventForm) {
  const say = useSay()
  const { values, set } = form
  const isVisible = values.isVisible || (values.hasDetailsPage && values.isDetailsVisible)
  const show = (place: Place) => {
    set('isVisible', place !== 'page')
    set('hasDetailsPage', place !== 'list')
    set('isDetailsVisible', place !== 'list')
  }
  const hide = () => {
    set('isVisible', false)
    set('isDetailsVisible', false)
  }
  return (
    <Panel title={say(records.visibility)}>
      <Stack gap="sm" mb="sm">
        <Switch
          label={say(records.visible)}
          checked={isVisible}
          onChange={event =>
            event.currentTarget.checked ? show(values.hasDetailsPage ? 'both' : 'list') : hide()
          }
        />
        {isVisible && (
          <Select
            label={say(words.seenIn)}
            data={places.map(value => ({ value, label: say(words.places)[value] }))}
            value={placeOf(values)}
            allowDeselect={false}
            onChange={place => place && show(place)}
          />
        )}
        <Standing values={values} item={item} />
      </Stack>
      {(['publishAt', 'unpublishAt'] as const).map(name => (
        <MomentField
          key={name}
          name={name}
          label={say(records[name])}
          description={say(records[`${name}Hint`])}
          value={values[name]}
          isEnd={name === 'unpublishAt'}
          onChange={moment => set(name, moment)}
        />
      ))}
      {item && <PublicLink item={item} />}
    </Panel>
  )
}

const places = ['both', 'list', 'page'] as const
type Place = (typeof places)[number]
type Values = EventForm['form']['values']

function placeOf({ isVisible, hasDetailsPage, isDetailsVisible }: Values): Place {
  if (!isVisible) return 'page'
  return hasDetailsPage && isDetailsVisible ? 'both' : 'list'
}

/** What visitors see of the event, taking unsaved changes into account. */
function Standing({ values, item }: { values: Values; item: EventForm['item'] }) {
  const say = useSay()
  const standing = publicPlacesOf(values)
  const isUnsaved = standing !== (item ? publicPlacesOf(item) : 'nowhere')
  return (
    <Text size="sm" c="dimmed" role="status">
      {isUnsaved && `${say(records.afterSaving)}: `}
      {say(words.standing)[standing]}
    </Text>
  )
}

function publicPlacesOf(values: Values): 'nowhere' | 'both' | 'list' | 'page' {
  const now = new Date()
  const [isListed, hasPage] = [isPublic(values, now), isPagePublic(values, now)]
  if (isListed) return hasPage ? 'both' : 'list'
  return hasPage ? 'page' : 'nowhere'
}

function PublicLink({ item }: { item: NonNullable<EventForm['item']> }) {
  const say = useSay()
  const language = useLanguage()
  const standing = publicPlacesOf(item)
  if (standing === 'nowhere') return null
  return (
    <Button
      component="a"
      href={
        standing === 'list' ? addressOf('events', language) : publicAddressOf('events', { ...item }, language)
      }
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {say(records.viewPublic)}
    </Button>
  )
}
